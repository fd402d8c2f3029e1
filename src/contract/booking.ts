import { z } from 'zod';
import { smsConsentSchema } from './consent.ts';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';
import { optionalPhoneSchema } from './phone.ts';
import { problemSchema } from './problem.ts';

/** Most days that one question about free times may span. */
const RANGE_MAX_DAYS = 62;
const DAY_MS = 86_400_000;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const day = boundedText(10).pipe(z.iso.date('Please send a day such as 2026-11-24'));

/** From which day to which, in the consultant's zone; left out, from today to the last day that can be booked. */
export const slotsQuerySchema = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'Please send a last day that is not before the first',
  })
  .refine(
    ({ from, to }) =>
      from === undefined || to === undefined || Date.parse(to) - Date.parse(from) < RANGE_MAX_DAYS * DAY_MS,
    { path: ['to'], message: `Please ask for at most ${RANGE_MAX_DAYS} days at a time` },
  );

/** The times that are free, by day in the consultant's zone; `slots` are instants in ISO 8601, UTC. */
export const slotsSchema = z.object({
  timeZone: z.string(),
  lengthMinutes: z.number().int(),
  days: z.array(z.object({ date: z.string(), slots: z.array(z.string()) })),
});

const instant = boundedText(40, 'Please choose a time').pipe(
  z.iso.datetime({ offset: true, error: 'Please choose a time' }).transform((text) => Date.parse(text)),
);

/** Who books. */
export const bookingPersonSchema = z.object({
  name: boundedText(100, 'Please enter your name').pipe(z.string().min(1, 'Please enter your name')),
  email: boundedText(EMAIL_MAX_LENGTH, 'Please enter a valid email address').pipe(
    z.email('Please enter a valid email address'),
  ),
  phone: optionalPhoneSchema,
  notes: boundedText(2000).default(''),
});

/** What POST /api/bookings takes; `startsAt` is an instant in ISO 8601, `timeZone` the one the visitor chose it in. */
export const bookingRequestSchema = bookingPersonSchema.extend({
  startsAt: instant,
  timeZone: boundedText(60, 'Please choose a time zone').pipe(
    z.string().refine(isTimeZone, 'Please choose a time zone such as America/New_York'),
  ),
  smsConsent: smsConsentSchema.optional(),
});

export const bookingMoveSchema = z.object({ startsAt: instant });

/** A booking as whoever holds its link sees it; `startsAt` is ISO 8601 in UTC, `manageUrl` a path of this site. */
export const bookingSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  lengthMinutes: z.number().int(),
  /** The zone it was booked in. */
  timeZone: z.string(),
  status: z.enum(['booked', 'cancelled']),
  manageUrl: z.string(),
  /** The calendar file, whole. */
  ics: z.string(),
});

/** The answer where a time is no longer free: `nextFree` are the nearest that are, in ISO 8601. */
export const slotTakenSchema = problemSchema.extend({ nextFree: z.array(z.string()) });

export const SLOT_TAKEN_TITLE = 'This time is no longer free';

export type BookingRequest = z.output<typeof bookingRequestSchema>;
export type BookingPersonInput = z.input<typeof bookingPersonSchema>;
export type BookingPerson = z.output<typeof bookingPersonSchema>;
export type Booking = z.infer<typeof bookingSchema>;
export type Slots = z.infer<typeof slotsSchema>;
