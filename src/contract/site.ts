import { z } from 'zod';
import { paymentModes } from './checkout.ts';

/** The installation's settings that the browser needs. None is secret. */
export const siteSettingsSchema = z.object({
  /** The booking page to show in a frame; null if the site uses its built-in calendar. */
  bookingUrl: z.string().nullable(),
  /** Whether the dashboards ask for the owner's password. */
  dashboards: z.enum(['public', 'owner']),
  /** Whether an owner's password is set. */
  ownerSignIn: z.boolean(),
  /** The site's time zone, by its IANA name (`America/New_York`). */
  timeZone: z.string(),
  /** Who processes payments: Stripe, the test provider (no money moves), or nobody; then the checkout says how to reach the owner. */
  payments: z.enum(paymentModes),
  /** Whether the course subscription can be bought (POST /api/course-checkout). */
  courseCheckout: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
