import { tellClock, tellHours } from '../booking/told-hours.ts';
import { dateAt, daysAfter, offsetAt } from '../booking/zone-time.ts';
import type { PhoneHours, PhoneStanding } from './phone-standing.ts';

const DAY_MS = 86_400_000;

/** What content/site.ts says of the phone: its hours, or, without them, a text. */
interface SaidHours {
  readonly phoneHours?: PhoneHours | undefined;
  readonly quickQuestionHours?: string | undefined;
}

/** The hours as people are told them, `Mon-Wed 9 AM - 3 PM EST`: made of the hours that are set, else the owner's own text. */
export function tellPhoneHours({ phoneHours, quickQuestionHours = '' }: SaidHours): string {
  if (phoneHours === undefined) return quickQuestionHours;
  const { weekly, zoneName } = phoneHours;
  return [tellHours(weekly), zoneName].filter(Boolean).join(' ');
}

/** `9:40 PM` at an instant. */
function clockAt(at: number, timeZone: string): string {
  return tellClock(new Date(at + offsetAt(at, timeZone)).toISOString().slice(11, 16));
}

/** `on Monday`, and further away `on January 4`. */
function tellDay(date: string, isNear: boolean): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const shown = isNear ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const);
  return `on ${noon.toLocaleDateString('en-US', { timeZone: 'UTC', ...shown })}`;
}

function tellOpening(opensAt: number, at: number, timeZone: string): string {
  const [today, day] = [dateAt(at, timeZone), dateAt(opensAt, timeZone)];
  const from = `from ${clockAt(opensAt, timeZone)}`;
  if (day === today) return from;
  return `${from} ${day === daysAfter(today, 1) ? 'tomorrow' : tellDay(day, day <= daysAfter(today, 6))}`;
}

/** `until 3 PM`, or `from 9 AM tomorrow`; null where no such time is near enough to be told (SPEC 5, 6). */
export function tellChange({ state, changesAt }: PhoneStanding, at: number, timeZone: string): string | null {
  if (changesAt === null) return null;
  if (state !== 'open') return tellOpening(changesAt, at, timeZone);
  return changesAt - at > DAY_MS ? null : `until ${clockAt(changesAt, timeZone)}`;
}
