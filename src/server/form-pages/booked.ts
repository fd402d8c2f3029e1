import type { Booking } from '../../contract/booking-answers.ts';
import { BOOKED_CALENDARS, BOOKED_WHEN } from '../../contract/form-pages.ts';
import type { Language } from '../../contract/languages.ts';
import { sayIn } from '../words/say-in.ts';
import { escapeMarkup } from './fill-form.ts';
import { timeInWords } from './free-times.ts';

type Booked = Pick<Booking, 'startsAt' | 'calendars'>;

/** Writes when a session is, and where its calendar file is, into the page that says that it is booked. */
export function writeBooked(
  html: string,
  { startsAt, calendars }: Booked,
  timeZone: string,
  language: Language,
): string {
  const dated = html.replaceAll(sayIn(language)(BOOKED_WHEN), escapeMarkup(timeInWords(startsAt, timeZone, language)));
  if (calendars === null) return dated;
  const { id, links } = BOOKED_CALENDARS;
  const shown = dated.replace(new RegExp(`(?<=id="${id}"[^>]*) hidden=""`), '');
  const leadsTo: Readonly<Record<string, string>> = calendars;
  return Object.entries(links).reduce(
    (page, [name, mark]) => page.replace(`href="${mark}"`, () => `href="${escapeMarkup(leadsTo[name] ?? '')}"`),
    shown,
  );
}
