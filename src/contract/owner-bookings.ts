import { z } from 'zod';

/** At most so many are cancelled at once. */
export const CANCELLED_AT_ONCE_MAX = 200;

/** A strategy session as the owner sees it; times are ISO 8601 in UTC. */
export const ownerBookingSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Empty where none was left. */
  phone: z.string(),
  notes: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The visitor's. */
  timeZone: z.string(),
  /** `held` waits for its maker's confirmation; `lapsed` was never confirmed. */
  status: z.enum(['booked', 'held', 'cancelled', 'lapsed']),
  /** Until when it is held; null for all others. */
  heldUntil: z.string().nullable(),
  /** The same for all bookings from one network; null where it is not known. */
  network: z.string().nullable(),
  createdAt: z.string(),
});

/** Those to come, the next first; then the others, the latest first. */
export const ownerBookingsSchema = z.object({ bookings: z.array(ownerBookingSchema) });

/** Bookings to be cancelled; with `tell` each visitor is mailed. */
export const cancelBookingsSchema = z.object({
  ids: z.array(z.uuid('Please send ids of bookings')).min(1, 'Please choose a booking').max(CANCELLED_AT_ONCE_MAX),
  tell: z.boolean(),
});

/** How many were cancelled; the others were over, or cancelled before. */
export const cancelledBookingsSchema = z.object({ cancelled: z.number().int() });

export type OwnerBooking = z.infer<typeof ownerBookingSchema>;
export type CancelBookings = z.infer<typeof cancelBookingsSchema>;
