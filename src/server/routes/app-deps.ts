import type { FastifyBaseLogger } from 'fastify';
import type { BookingRules } from '../../../content/booking.ts';
import type { PhoneHours } from '../../domain/phones/phone-standing.ts';
import type { Config } from '../config/config.ts';
import type { FreeBytes } from '../store/engine/free-bytes.ts';
import type { AdmissionLimits } from '../http/admission.ts';
import type { PasswordCost } from '../owner/passwords.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import type { UploadLimits } from '../uploads/upload-slots.ts';

/** Everything the app needs from outside, so that a test can pass its own. */
export interface AppDeps {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  /** The built site (build/client); without it the app serves the API only. */
  readonly webRoot?: string;
  readonly logger?: FastifyBaseLogger;
  /** The way to Stripe; without it one is opened by the settings. */
  readonly stripe?: StripeAccess;
  /** The payment provider; without it the one in the settings, and with null none. */
  readonly payments?: PaymentProvider | null;
  /** How many pictures come in at once and how fast; without it the usual limits. */
  readonly uploads?: UploadLimits;
  /** When sessions can be booked; without it the owner's hours in content/booking.ts. */
  readonly bookingRules?: BookingRules;
  /** When the phone is picked up, null for never told; without it the owner's hours in content/site.ts. */
  readonly phoneHours?: PhoneHours | null;
  /** How many writes may wait, and for how long, before others are refused; without it the usual limits. */
  readonly admission?: AdmissionLimits;
  /** How slowly passwords are looked at; without it as slowly as is advised. */
  readonly passwordCost?: PasswordCost;
  /** How much space is left for the database; without it the data folder is asked, where the database lies there. */
  readonly freeBytes?: FreeBytes;
}
