import type { CoursePlan } from '../../../contract/course-checkout.ts';
import type { SubscriptionState } from '../../../contract/subscriptions.ts';

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

/** How a course subscription stands by Stripe's word. Times are epoch milliseconds. */
export interface StandingNote {
  readonly kind: 'standing';
  readonly subscriptionId: string;
  readonly plan: CoursePlan;
  readonly sessionId: string | null;
  readonly state: SubscriptionState;
  readonly periodEndsAt: number | null;
  readonly endsAt: number | null;
  readonly endedAt: number | null;
  /** Stripe's clock. */
  readonly toldAt: number;
}

/** What an event says of a course subscription. */
export type SubscriptionNote = InvoiceNote | StandingNote;
