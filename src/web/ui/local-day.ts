const MINUTE_MS = 60_000;
const DAY_LENGTH = '2026-11-20'.length;

/** The calendar day of a moment on this machine's clock, `2026-11-20`. */
export function localDay(at: Date): string {
  const wall = new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS);
  return wall.toISOString().slice(0, DAY_LENGTH);
}
