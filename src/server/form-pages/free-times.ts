import type { Slots } from '../../contract/booking-answers.ts';
import { escapeMarkup } from './fill-form.ts';

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
const timeIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** A time as the site's clock has it: `Tuesday, November 24, 2026, 9:00 AM EST`. */
export function timeInWords(startsAt: string, timeZone: string): string {
  const at = new Date(startsAt);
  return `${dayIn(timeZone).format(at)}, ${timeIn(timeZone).format(at)}`;
}

/** Writes the free times, by day, into the page's select for them. */
export function writeFreeTimes(html: string, { days, timeZone }: Slots): string {
  const day = dayIn(timeZone);
  const time = timeIn(timeZone);
  const groups = days.flatMap(({ slots }) => {
    const [first] = slots;
    if (first === undefined) return [];
    const options = slots.map(
      (slot) => `<option value="${slot}">${escapeMarkup(time.format(new Date(slot)))}</option>`,
    );
    return [`<optgroup label="${escapeMarkup(day.format(new Date(first)))}">${options.join('')}</optgroup>`];
  });
  const begin = html.indexOf(' name="startsAt"');
  const end = html.indexOf('</select>', begin);
  if (begin < 0 || end < 0) throw new Error('The page has no select for the time');
  const none = '<option value="">Every time is taken at the moment. Please call or write.</option>';
  return html.slice(0, end) + (groups.length === 0 ? none : groups.join('')) + html.slice(end);
}
