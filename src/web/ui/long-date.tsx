const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, given as `2025-05-08`, in words: May 8, 2025. It has no zone, so it never shifts. */
export function LongDate({ day }: { day: string }) {
  return <time dateTime={day}>{longDate.format(new Date(`${day}T00:00:00Z`))}</time>;
}
