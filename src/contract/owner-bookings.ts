import { z } from 'zod';

/** The most bookings that one request cancels. */
export const CANCELLED_AT_ONCE_MAX = 200;

/** A strategy session as the owner sees it; times are ISO 8601 in UTC. */
export const ownerBookingSchema = z.object({
  id: z.string(),
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
});

/** Upcoming bookings first, the next one on top; then all others, the latest on top. */
export const ownerBookingsSchema = z.object({ bookings: z.array(ownerBookingSchema) });

/** Bookings to cancel; with `tell` each visitor gets a mail. */
export const cancelBookingsSchema = z.object({
  ids: z.array(z.uuid('Please send ids of bookings')).min(1, 'Please choose a booking').max(CANCELLED_AT_ONCE_MAX),
  tell: z.boolean(),
});

/** How many were cancelled; the others were over or already cancelled. */
export const cancelledBookingsSchema = z.object({ cancelled: z.number().int() });

export type OwnerBooking = z.infer<typeof ownerBookingSchema>;
export type CancelBookings = z.infer<typeof cancelBookingsSchema>;
