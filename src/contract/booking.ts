import { z } from 'zod';
import { smsConsentSchema } from './consent.ts';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';
import { REPLACES_MAX } from './visitor-api.ts';
import { optionalPhoneSchema } from './phone.ts';

/** The most days that one request for free times may span. */
const RANGE_MAX_DAYS = 62;
const DAY_MS = 86_400_000;
const REPLACED_KEY_MAX = 200;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const day = boundedText(10).pipe(z.iso.date('Please send a day such as 2026-11-24'));

/** The first and last day, in the consultant's zone. The defaults are today and the last day that can be booked. */
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

/** An instant in ISO 8601, as epoch milliseconds. */
export const instantSchema = boundedText(40, 'Please choose a time').pipe(
  z.iso.datetime({ offset: true, error: 'Please choose a time' }).transform((text) => Date.parse(text)),
);

/** The person who books. */
export const bookingPersonSchema = z.object({
  name: boundedText(100, 'Please enter your name').pipe(z.string().min(1, 'Please enter your name')),
  email: boundedText(EMAIL_MAX_LENGTH, 'Please enter a valid email address').pipe(
    z.email('Please enter a valid email address'),
  ),
  phone: optionalPhoneSchema,
  notes: boundedText(2000).default(''),
});

/** The body of POST /api/bookings; `startsAt` is an instant in ISO 8601, `timeZone` the zone in which the visitor chose it. */
export const bookingRequestSchema = bookingPersonSchema.extend({
  startsAt: instantSchema,
  timeZone: boundedText(60, 'Please choose a time zone').pipe(
    z.string().refine(isTimeZone, 'Please choose a time zone such as America/New_York'),
  ),
  smsConsent: smsConsentSchema.optional(),
  /** The Idempotency-Keys of this browser's earlier requests that got no answer: what they booked becomes this booking. */
  replaces: z
    .array(boundedText(REPLACED_KEY_MAX).pipe(z.string().regex(/^[\x21-\x7e]+$/, 'Please send an Idempotency-Key')))
    .max(REPLACES_MAX)
    .default([]),
});

export const bookingMoveSchema = z.object({ startsAt: instantSchema });

export type BookingRequest = z.output<typeof bookingRequestSchema>;
export type BookingPerson = z.output<typeof bookingPersonSchema>;
