import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { CoursePlan } from '../../../contract/course-checkout.ts';
import { Refusal } from '../../requests/refusal.ts';
import { paymentsAway } from '../checkout-problems.ts';
import { ProviderUnavailable } from '../provider.ts';
import { COURSE_MARK } from './read-invoice.ts';
import type { StripeAccess } from './stripe-access.ts';

const COURSE_PAGE = '/coursecreator';

const notSold = new Refusal({
  kind: 'unknown',
  title: 'Not for sale here',
  detail: 'The course platform cannot be subscribed to here yet. Please write to us, and we open your account by hand.',
});

export interface SubscriptionWish {
  readonly plan: CoursePlan;
  /** The analytics session it came in, so that the sale knows its source. */
  readonly sessionId: string | null;
  /** The browser's idempotency key: the same request again gets the same Stripe page. */
  readonly key: string | null;
}

/**
 * Opens a Stripe page on which the buyer subscribes to the course, and returns its address. Stripe's events report the purchase.
 * @throws Refusal if the course is not sold, 503 if Stripe is away
 */
export async function beginSubscription(
  { stripe, publicUrl }: { stripe: StripeAccess | null; publicUrl: string },
  { plan, sessionId, key }: SubscriptionWish,
): Promise<string> {
  const prices = stripe?.settings.coursePrices ?? null;
  if (stripe === null || prices === null) throw notSold;
  const metadata = { product: COURSE_MARK, plan, ...(sessionId !== null && { sessionId }) };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    line_items: [{ price: prices[plan], quantity: 1 }],
    success_url: `${publicUrl}${COURSE_PAGE}?success=true`,
    cancel_url: `${publicUrl}${COURSE_PAGE}?canceled=true`,
    metadata,
    subscription_data: { metadata },
  };
  const idempotencyKey =
    key === null
      ? undefined
      : `course-${createHash('sha256')
          .update(JSON.stringify([key, params]))
          .digest('base64url')}`;
  try {
    const { url } = await stripe.call('open a subscription checkout', (api) =>
      api.checkout.sessions.create(params, idempotencyKey === undefined ? {} : { idempotencyKey }),
    );
    if (url === null) throw new ProviderUnavailable('Stripe gave no address');
    return url;
  } catch (error) {
    throw error instanceof ProviderUnavailable ? paymentsAway(error) : error;
  }
}
