import type { WeeklyHours } from './daily-hours.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** `15:30` as people say it: `3:30 PM`; `24:00` is `12 AM`. */
export function tellClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

const named = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1, 3);

/** `Mon-Fri 10 AM - 5 PM`, and a part more for each other kind of day. */
export function tellHours(weekly: WeeklyHours): string {
  const spans: { from: string; to: string; hours: string }[] = [];
  for (const day of days) {
    const hours = weekly[day].map(([from, to]) => `${tellClock(from)} - ${tellClock(to)}`).join(', ');
    const last = spans.at(-1);
    if (last?.hours === hours) last.to = day;
    else spans.push({ from: day, to: day, hours });
  }
  return spans
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${named(from)}${from === to ? '' : `-${named(to)}`} ${hours}`)
    .join('; ');
}
