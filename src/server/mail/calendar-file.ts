export const CALENDAR_FILE = 'strategy-session.ics';

/** A calendar file says what it is for, and mail programs want to know it beforehand. */
export function calendarFile(content: string): { filename: string; content: string; contentType: string } {
  const [, method = 'PUBLISH'] = /^METHOD:([A-Z]+)\r?$/m.exec(content) ?? [];
  return { filename: CALENDAR_FILE, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}
