import { sayDate } from '../words/say-dates.ts';

/** A calendar day, given as `2025-05-08`, in words: May 8, 2025. It has no zone, so it never shifts. */
export function LongDate({ day }: { day: string }) {
  return <time dateTime={day}>{sayDate(day)}</time>;
}
