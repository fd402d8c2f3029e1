import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PaymentFact } from '../../../domain/orders/payment-facts.ts';
import type { Clock } from '../../time/clock.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { Intent, IntentOrder, PayableOrder, PaymentProvider } from '../provider.ts';
import { disputeFact, intentFact, refundFact } from './read-objects.ts';
import { StripeRefused, type StripeAccess } from './stripe-access.ts';

/**
 * The methods a buyer may pay with. Stripe drops what the account has not switched on without a word, and has no order of its own: that is
 * the Payment Element's `paymentMethodOrder`, which says the same.
 */
export const paymentMethods = ['card', 'klarna', 'affirm', 'cashapp'] as const;

/** Refunds and disputes of one payment are few; more than this would be no shop of ours. */
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

/** Facts of one comparison as an event of their own; the same facts again are the same event. */
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

  /** The change, or where the intent can take it no more, the intent as it is. */
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
        // An address that Stripe does not like is no reason not to be paid: the receipt is all that needs it.
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
      const headerDate = Date.parse(intent.lastResponse.headers['date'] ?? '');
      // By Stripe's clock, as its events are.
      const at = Number.isNaN(headerDate) ? clock.now() : headerDate;
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
