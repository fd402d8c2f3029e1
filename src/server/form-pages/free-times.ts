import type { Slots } from '../../contract/booking-answers.ts';
import { escapeMarkup } from './fill-form.ts';
import type { Language } from '../../contract/languages.ts';
import { localeOf, sayIn } from '../words/say-in.ts';

const dayIn = (timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, dateStyle: 'full' });
const timeIn = (timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** A time as the site's clock has it: `Tuesday, November 24, 2026, 9:00 AM EST`. */
export function timeInWords(startsAt: string, timeZone: string, language: Language = 'en'): string {
  const at = new Date(startsAt);
  return `${dayIn(timeZone, language).format(at)}, ${timeIn(timeZone, language).format(at)}`;
}

/** Writes the free times, by day, into the page's select for them. */
export function writeFreeTimes(html: string, { days, timeZone }: Slots, language: Language = 'en'): string {
  const day = dayIn(timeZone, language);
  const time = timeIn(timeZone, language);
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
  const taken = sayIn(language)('Every time is taken at the moment. Please call or write.');
  const none = `<option value="">${escapeMarkup(taken)}</option>`;
  return html.slice(0, end) + (groups.length === 0 ? none : groups.join('')) + html.slice(end);
}
