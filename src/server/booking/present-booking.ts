import { bookingRules } from '../../../content/booking.ts';
import { site } from '../../../content/site.ts';
import type { Booking, Calendars, HeldBooking } from '../../contract/booking-answers.ts';
import type { OwnerBooking } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { calendarLinks } from '../../domain/booking/calendar-links.ts';
import { writeCalendarFile, type CalendarEvent } from '../../domain/booking/calendar-file.ts';
import type { BookingRecord } from '../store/leads/bookings.ts';
import { pathIn } from '../../contract/languages.ts';
import { sayIn } from '../words/say-in.ts';

const MINUTE_MS = 60_000;

/** The length with which the session was booked, even if the rules have changed since. */
export function minutesOf({ starts_at, ends_at }: BookingRecord): number {
  return (ends_at - starts_at) / MINUTE_MS;
}

/** Where a session is held, in words. */
export function placeOf(): string {
  return bookingRules.meetingLink ?? `By phone, ${site.phone.text}`;
}

/**
 * The booking's calendar file; with `attendee`, an invitation for the mail to that address. It repeats nothing else that the visitor typed, because
 * anybody can enter the address to which it is mailed.
 */
export function calendarFileOf(booking: BookingRecord, manageUrl: string, attendee: string | null = null): string {
  return writeCalendarFile({ ...calendarEventOf(booking, manageUrl), attendee });
}

/** The booking as an event that invites nobody. */
export function calendarEventOf(booking: BookingRecord, manageUrl: string): CalendarEvent {
  const say = sayIn(booking.language);
  return {
    uid: booking.id,
    sequence: booking.sequence,
    isCancelled: booking.status === 'cancelled',
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    changedAt: booking.changed_at,
    summary: say('Strategy session with {brand}', { brand: site.brand }),
    description: say('{count} minutes. {place}\nMove or cancel: {link}\nQuestions: {phone}, {email}', {
      count: minutesOf(booking),
      place: bookingRules.meetingLink ?? say('By phone, {phone}', { phone: site.phone.text }),
      link: manageUrl,
      phone: site.phone.text,
      email: site.email,
    }),
    url: manageUrl,
    organizer: { name: site.brand, email: site.email },
    location: placeOf(),
    attendee: null,
  };
}

/** A hold that ran out has lapsed, even if the database still says `held`. */
function standingOf({ status, held_until }: BookingRecord, now: number): Pick<Booking, 'status' | 'heldUntil'> {
  if (status !== 'held' || held_until === null) return { status, heldUntil: null };
  return held_until > now
    ? { status, heldUntil: new Date(held_until).toISOString() }
    : { status: 'lapsed', heldUntil: null };
}

/** `link` is the path of the page on which the booking can be changed; its query names the booking. */
function calendarsOf(booking: BookingRecord, link: string, publicUrl: string): Calendars {
  return {
    file: apiPaths.bookingCalendarFile + link.slice(link.indexOf('?')),
    ...calendarLinks(calendarEventOf(booking, `${publicUrl}${link}`)),
  };
}

/** The booking as the holder of its link sees it. */
export function presentBooking(
  booking: BookingRecord,
  { managePath, publicUrl, now }: { managePath: string; publicUrl: string; now: number },
): Booking {
  const manageUrl = pathIn(booking.language ?? 'en', managePath);
  return {
    id: booking.id,
    startsAt: new Date(booking.starts_at).toISOString(),
    lengthMinutes: minutesOf(booking),
    timeZone: booking.time_zone,
    ...standingOf(booking, now),
    isPast: booking.starts_at <= now,
    manageUrl,
    ics: calendarFileOf(booking, `${publicUrl}${manageUrl}`),
    calendars: booking.status === 'booked' ? calendarsOf(booking, manageUrl, publicUrl) : null,
  };
}

/** A booking before it is confirmed. */
export function presentHeld(booking: BookingRecord & { held_until: number }): HeldBooking {
  return {
    id: booking.id,
    startsAt: new Date(booking.starts_at).toISOString(),
    lengthMinutes: minutesOf(booking),
    timeZone: booking.time_zone,
    status: 'held',
    heldUntil: new Date(booking.held_until).toISOString(),
  };
}

export function presentOwnerBooking(booking: BookingRecord, now: number): OwnerBooking {
  return {
    id: booking.id,
    leadId: booking.lead_id,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    notes: booking.notes,
    startsAt: new Date(booking.starts_at).toISOString(),
    endsAt: new Date(booking.ends_at).toISOString(),
    timeZone: booking.time_zone,
    ...standingOf(booking, now),
    network: booking.network,
    createdAt: new Date(booking.created_at).toISOString(),
    madeBy: booking.made_by,
    noShow: booking.no_show_at !== null,
  };
}
