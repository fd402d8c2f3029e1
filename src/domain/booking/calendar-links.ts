import { calendarTime, type CalendarEvent } from './calendar-file.ts';

/** What a calendar on the web is told of a booking; times are epoch milliseconds. */
type LinkedEvent = Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'summary' | 'description' | 'location'>;

function outlookAt(host: string, event: LinkedEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.summary,
    startdt: new Date(event.startsAt).toISOString(),
    enddt: new Date(event.endsAt).toISOString(),
    body: event.description,
    location: event.location,
  });
  // Outlook shows a plus as it stands.
  return `https://${host}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}

/**
 * The pages on which calendars of the web offer to add a booking. They serve where a browser inside another app takes no file. The addresses
 * are in wide use (Google's `render?action=TEMPLATE`, Outlook's `deeplink/compose`); their makers hardly document them.
 */
export function calendarLinks(event: LinkedEvent): { google: string; outlook: string; microsoft365: string } {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.summary,
    dates: `${calendarTime(event.startsAt)}/${calendarTime(event.endsAt)}`,
    details: event.description,
    location: event.location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: outlookAt('outlook.live.com', event),
    microsoft365: outlookAt('outlook.office.com', event),
  };
}
