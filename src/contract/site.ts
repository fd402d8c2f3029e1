import { z } from 'zod';
import { paymentModes } from './checkout.ts';

/** What the browser must know of this installation's settings; nothing secret. */
export const siteSettingsSchema = z.object({
  /** The booking page to show in a frame; null while the site uses its own way to reach the consultant. */
  bookingUrl: z.string().nullable(),
  /** Whether the dashboards ask for the owner's password. */
  dashboards: z.enum(['public', 'owner']),
  /** Whether an owner's password is set, so that there is something to sign in to. */
  ownerSignIn: z.boolean(),
  /** The zone in which the site's days are cut, as the IANA names it (`America/New_York`). */
  timeZone: z.string(),
  /** Who takes payments: Stripe, the test provider (no money moves), or nobody, and then the checkout says how to reach the owner. */
  payments: z.enum(paymentModes),
  /** Whether the course subscription can be bought (POST /api/course-checkout). */
  courseCheckout: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
