import { z } from 'zod';
import { bookingPersonSchema, instantSchema } from './booking.ts';
import { boundedText } from './limits.ts';
import { nextPlaceSchema } from './list-pages.ts';
import { detailSchema } from './owner-details.ts';

/** The most bookings that one request cancels. */
export const CANCELLED_AT_ONCE_MAX = 200;

/** A strategy session as the owner sees it; times are ISO 8601 in UTC. */
export const ownerBookingSchema = z.object({
  id: z.string(),
  /** The id of its lead; null until its maker confirms it. */
  leadId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  /** Empty if none was given. */
  phone: z.string(),
  notes: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The visitor's. */
  timeZone: z.string(),
  /** `held` waits for the visitor's confirmation; `lapsed` was never confirmed. */
  status: z.enum(['booked', 'held', 'cancelled', 'lapsed']),
  /** Until when it is held; null for all others. */
  heldUntil: z.string().nullable(),
  /** The same for all bookings from one network; null where it is not known. */
  network: z.string().nullable(),
  createdAt: z.string(),
  /** `owner`: by hand, in the desk. */
  madeBy: z.enum(['visitor', 'owner']),
  /** Whether the owner noted that the visitor did not come. */
  noShow: z.boolean(),
});

/** All that are to come first, the next one on top; then a page of all others, the latest on top. Later pages go on with those. */
export const ownerBookingsSchema = z.object({ bookings: z.array(ownerBookingSchema), next: nextPlaceSchema });

/** Bookings to cancel; with `tell` each visitor gets a mail. */
export const cancelBookingsSchema = z.object({
  ids: z.array(z.uuid('Please send ids of bookings')).min(1, 'Please choose a booking').max(CANCELLED_AT_ONCE_MAX),
  tell: z.boolean(),
});

/** How many were cancelled; the others were over or already cancelled. */
export const cancelledBookingsSchema = z.object({ cancelled: z.number().int() });

/** For so long a move or a cancellation can be undone, and its mail waits. */
export const UNDO_MS = 30_000;
/** The most days that one request for calls may span: six weeks, as a month's page shows. */
export const CALLS_DAYS_MAX = 42;
/** The most blocked times that are not over. */
export const BLOCKED_TIMES_MAX = 500;
const BLOCKED_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

const day = boundedText(10).pipe(z.iso.date('Please send a day such as 2026-11-24'));

/** The first and the last day, in the site's time zone. */
export const callsQuerySchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Please send a last day that is not before the first',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < CALLS_DAYS_MAX * DAY_MS, {
    path: ['to'],
    message: `Please ask for at most ${CALLS_DAYS_MAX} days at a time`,
  });

/** A time from an instant to another, ISO 8601 in UTC. */
const span = z.object({ startsAt: z.string(), endsAt: z.string() });

export const blockedTimeSchema = span.extend({ id: z.string(), note: z.string() });

/** The calls of some days, with the times that are blocked, and the starts that visitors are offered. */
export const callsSchema = z.object({
  timeZone: z.string(),
  lengthMinutes: z.number().int(),
  calls: z.array(ownerBookingSchema),
  blocked: z.array(blockedTimeSchema),
  /** When the owner is busy by their own calendar; its events are not kept, only their times. */
  busy: z.array(span),
  /** How reading that calendar stands; null where none is set. */
  ownCalendar: z
    .object({
      /** When it was read last; null while it never was. */
      readAt: z.string().nullable(),
      /** Events that could not be read. */
      unread: z.number().int(),
      /** Why it cannot be read now; null while it can. */
      failure: z.string().nullable(),
    })
    .nullable(),
  free: z.array(z.string()),
});

/** What is done with a call in the desk: `undone` is a move or a cancellation that was taken back, `came` a no-show. */
export const callDeeds = ['booked', 'moved', 'cancelled', 'undone', 'no-show', 'came'] as const;
export type CallDeed = (typeof callDeeds)[number];

/** Who did what with a call in the desk, and when. */
const callHistorySchema = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Null for the owner of OWNER_PASSWORD, empty for somebody who was erased. */
  name: z.string().nullable(),
  /** Whether that is whoever asks. */
  own: z.boolean(),
  deed: z.enum(callDeeds),
});

/** A call, with all that its visitor wrote in any form, the latest first. */
export const callSchema = z.object({
  call: ownerBookingSchema,
  /** The latest first, as long as the list of what was done is kept. */
  history: z.array(callHistorySchema),
  /** Where it can be moved or cancelled without a password, as the visitor’s mail has it: a path. Null for helpers, whose removal it would outlive. */
  managePath: z.string().nullable(),
  forms: z.array(z.object({ id: z.string(), what: z.string(), createdAt: z.string(), details: z.array(detailSchema) })),
});

const length = z.number('Please send a number of minutes').int().min(5).max(480);

/** A call that the owner books by hand, at any time that is not taken; with `tell` the visitor gets the invitation. */
export const callRequestSchema = bookingPersonSchema.extend({
  startsAt: instantSchema,
  lengthMinutes: length.optional(),
  tell: z.boolean(),
});

export const callMoveSchema = z.object({ startsAt: instantSchema, tell: z.boolean() });

export const noShowSchema = z.object({ noShow: z.boolean() });

export const undoBookingsSchema = cancelBookingsSchema.omit({ tell: true });

/** How many are as they were; the others' time to undo is over, or was taken. */
export const undoneBookingsSchema = z.object({ undone: z.number().int() });

export const blockedTimeRequestSchema = z
  .object({ startsAt: instantSchema, endsAt: instantSchema, note: boundedText(200).default('') })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Please choose an end that is after the start',
  })
  .refine(({ startsAt, endsAt }) => endsAt - startsAt <= BLOCKED_DAYS_MAX * DAY_MS, {
    path: ['endsAt'],
    message: 'Please block at most a year at a time',
  });

/** The path of the secret calendar to subscribe to; null while there is none. */
export const calendarFeedSchema = z.object({ path: z.string().nullable() });

export type Calls = z.infer<typeof callsSchema>;
export type CallDetails = z.infer<typeof callSchema>;
export type CallHistory = CallDetails['history'];
export type CallRequest = z.output<typeof callRequestSchema>;
export type BlockedTimeRequest = z.output<typeof blockedTimeRequestSchema>;
export type BlockedTimeShown = z.infer<typeof blockedTimeSchema>;
export type OwnerBooking = z.infer<typeof ownerBookingSchema>;
export type CancelBookings = z.infer<typeof cancelBookingsSchema>;
