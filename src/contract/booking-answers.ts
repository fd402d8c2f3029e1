import { z } from 'zod';
import { problemSchema } from './problem.ts';

/** Free times by day in the consultant's zone; `slots` are instants in ISO 8601, UTC. */
export const slotsSchema = z.object({
  timeZone: z.string(),
  /** The zone's short name in any season, `ET`, in each language. A page may be newer than the server that it asks, so it does without. */
  timeZoneNames: z.object({ en: z.string(), es: z.string() }).optional(),
  lengthMinutes: z.number().int(),
  days: z.array(z.object({ date: z.string(), slots: z.array(z.string()) })),
});

/** A booking as the holder of its link sees it; `startsAt` is ISO 8601 in UTC, `manageUrl` a path of this site. */
export const bookingSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  lengthMinutes: z.number().int(),
  /** The zone it was booked in. */
  timeZone: z.string(),
  /** `held` waits to be confirmed, `lapsed` was not confirmed in time. */
  status: z.enum(['booked', 'held', 'cancelled', 'lapsed']),
  /** Until when it is held, ISO 8601; null for all others. */
  heldUntil: z.string().nullable().default(null),
  /** Whether it has begun, by the server's clock: then nothing can be changed. A page may be newer than the server that it asks, so it does without. */
  isPast: z.boolean().default(false),
  manageUrl: z.string(),
  /** The calendar file, whole. */
  ics: z.string(),
  /**
   * Where a booked session can be put into the visitor's calendar: `file` is a path of this site that answers with the calendar file, the others are
   * pages of calendars on the web. Null for all others. A page may be newer than the server that it asks, so it does without.
   */
  calendars: z
    .object({ file: z.string(), google: z.string(), outlook: z.string(), microsoft365: z.string() })
    .nullable()
    .default(null),
});

/** The answer when a booking must be confirmed by mail first. Its link is in that mail and nowhere else. */
export const heldBookingSchema = bookingSchema
  .pick({ id: true, startsAt: true, lengthMinutes: true, timeZone: true })
  .extend({ status: z.literal('held'), heldUntil: z.string() });

/** The answer to a booking request: the booking, or the time that is held until the visitor confirms. */
export const bookingMadeSchema = bookingSchema.or(heldBookingSchema);

/** The answer when a time is no longer free: `nextFree` has the nearest free times, in ISO 8601. */
export const slotTakenSchema = problemSchema.extend({ nextFree: z.array(z.string()) });

export const SLOT_TAKEN_TITLE = 'This time is no longer free';

export type Booking = z.infer<typeof bookingSchema>;
export type Calendars = NonNullable<Booking['calendars']>;
export type BookingMade = z.infer<typeof bookingMadeSchema>;
export type HeldBooking = z.infer<typeof heldBookingSchema>;
export type Slots = z.infer<typeof slotsSchema>;
