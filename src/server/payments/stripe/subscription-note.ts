import type { CoursePlan } from '../../../contract/course-checkout.ts';
import type { StandingNote } from './read-subscription.ts';

/** What is said of an invoice of a course subscription. */
export type InvoiceNote =
  | {
      readonly kind: 'invoice';
      readonly invoiceId: string;
      readonly subscriptionId: string;
      readonly plan: CoursePlan;
      readonly sessionId: string | null;
      readonly name: string | null;
      readonly email: string | null;
    }
  /** Which payment intent pays the invoice. */
  | { readonly kind: 'invoice-payment'; readonly invoiceId: string; readonly intentId: string };

/** What an event says of a course subscription. */
export type SubscriptionNote = InvoiceNote | StandingNote;
