import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PaymentFact } from '../../../domain/orders/payment-facts.ts';
import type { Clock } from '../../time/clock.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { Intent, IntentOrder, PayableOrder, PaymentProvider } from '../provider.ts';
import { disputeFact, intentFact, refundFact } from './read-objects.ts';
import { StripeRefused, type StripeAccess } from './stripe-access.ts';
import { stripesTime } from './stripes-time.ts';

/**
 * The methods with which a buyer can pay. Stripe silently leaves out those that the account has not switched on. Their order on the page is set by the
 * Payment Element's `paymentMethodOrder`, which has the same list.
 */
export const paymentMethods = ['card', 'klarna', 'affirm', 'cashapp'] as const;

/** One payment has few refunds and disputes; more than this are not read. */
const REVERSALS_MAX = 100;

function standingOf({ status }: Stripe.PaymentIntent): Intent['standing'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'cancelled';
  return status === 'processing' ? 'processing' : 'open';
}

function asIntent(intent: Stripe.PaymentIntent): Intent {
  return { intentId: intent.id, clientSecret: intent.client_secret ?? '', standing: standingOf(intent) };
}

function describe({ id, attempt, productName }: PayableOrder) {
  return { description: productName, metadata: { orderId: id, attempt: String(attempt) } };
}

/** Makes an event from the facts of one comparison. The same facts make the same event. */
function comparison(order: IntentOrder, facts: readonly PaymentFact[], at: number): PaymentEvent {
  const said = JSON.stringify(facts.map(({ at: _at, ...fact }) => fact));
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 32);
  return {
    provider: 'stripe',
    eventId: `compared_${order.intentId}_${hash}`,
    type: 'foyer.compared',
    createdAt: at,
    intentId: order.intentId,
    orderId: order.id,
    facts,
    raw: said,
  };
}

/** Stripe as the shop's payment provider. */
export function createStripeProvider(access: StripeAccess, clock: Clock): PaymentProvider {
  const retrieve = (intentId: string) =>
    access.call('read a payment intent', (stripe) =>
      stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );

  /** Returns the changed intent, or the present one if it cannot change any more. */
  async function changed(
    what: string,
    order: IntentOrder,
    change: (stripe: Stripe) => Promise<Stripe.PaymentIntent>,
  ): Promise<Intent> {
    try {
      return asIntent(await access.call(what, change));
    } catch (error) {
      if (!(error instanceof StripeRefused)) throw error;
      return asIntent(await retrieve(order.intentId));
    }
  }

  async function create(order: PayableOrder, receiptEmail: string, idempotencyKey: string): Promise<Intent> {
    const intent = await access.call('make a payment intent', (stripe) =>
      stripe.paymentIntents.create(
        {
          amount: order.amountCents,
          currency: order.currency,
          allowed_payment_method_types: [...paymentMethods],
          ...describe(order),
          ...(receiptEmail !== '' && { receipt_email: receiptEmail }),
        },
        { idempotencyKey },
      ),
    );
    return asIntent(intent);
  }

  return {
    name: 'stripe',
    publishableKey: access.settings.publishableKey,
    async createIntent({ order, idempotencyKey }) {
      try {
        return await create(order, order.email, idempotencyKey);
      } catch (error) {
        // An e-mail address that Stripe refuses does not stop the payment: only the receipt needs it.
        if (!(error instanceof StripeRefused) || error.code !== 'email_invalid') throw error;
        return create(order, '', `${idempotencyKey}-no-receipt`);
      }
    },
    updateIntent: (order) =>
      changed('change a payment intent', order, (stripe) =>
        stripe.paymentIntents.update(order.intentId, { ...describe(order), receipt_email: order.email }),
      ),
    cancelIntent: (order) =>
      changed('cancel a payment intent', order, (stripe) =>
        stripe.paymentIntents.cancel(order.intentId, { cancellation_reason: 'abandoned' }),
      ),
    async readFacts(order) {
      const intent = await retrieve(order.intentId);
      // As its events are.
      const at = stripesTime(intent, clock.now());
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      const paidAt = charge === null ? at : charge.created * 1000;
      const facts: PaymentFact[] = [...intentFact(intent, intent.status === 'succeeded' ? paidAt : at)];
      if (intent.latest_charge !== null) {
        const ofIntent = { payment_intent: order.intentId, limit: REVERSALS_MAX };
        const refunds = await access.call('list refunds', (stripe) => stripe.refunds.list(ofIntent));
        const disputes = await access.call('list disputes', (stripe) => stripe.disputes.list(ofIntent));
        facts.push(...refunds.data.flatMap((refund) => refundFact(refund, at)));
        facts.push(...disputes.data.flatMap((dispute) => disputeFact(dispute, at)));
      }
      return [comparison(order, facts, at)];
    },
  };
}
