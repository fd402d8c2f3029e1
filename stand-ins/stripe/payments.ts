import type { Balance } from './balance.ts';
import { find, type Journal } from './journal.ts';
import type { StandInCharge, StandInIntent } from './objects.ts';
import { cardDeclined, invalidRequest, noSuch, unexpectedState } from './stripe-refusal.ts';

/** The least that Stripe takes in US dollars. */
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

export interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly allowedTypes: readonly string[] | null;
}

export type IntentChange = Partial<Pick<StandInIntent, 'amount' | 'description' | 'receipt_email' | 'metadata'>>;

/** How a confirmation goes, by the test payment method that was given. */
type Outcome = 'succeed' | 'decline' | 'redirect' | 'process';

const outcomes: Readonly<Record<string, Outcome>> = {
  pm_card_visa: 'succeed',
  pm_card_visa_chargeDeclined: 'decline',
  pm_card_authenticationRequired: 'redirect',
  pm_klarna: 'redirect',
  pm_affirm: 'redirect',
  pm_cashapp: 'redirect',
  pm_us_bank_account: 'process',
};

export interface Payments {
  readonly intents: ReadonlyMap<string, StandInIntent>;
  readonly charges: ReadonlyMap<string, StandInCharge>;
  createIntent(wanted: NewIntent): StandInIntent;
  updateIntent(id: string, change: IntentChange): StandInIntent;
  cancelIntent(id: string, reason: string | null): StandInIntent;
  retrieveIntent(id: string): StandInIntent;
  /** What the buyer's browser does; throws as Stripe answers a decline. */
  confirmIntent(id: string, paymentMethod: string, returnUrl?: string | null): StandInIntent;
  /** How a payment that was sent to another page or is being processed ends. */
  settleIntent(id: string, ending: 'succeed' | 'fail'): StandInIntent;
}

function checkAmount(amount: number): void {
  if (!Number.isInteger(amount))
    throw invalidRequest('Invalid integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount < LEAST_CENTS)
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  if (amount > MOST_CENTS)
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
}

/** Stricter than most forms: there is no such top-level domain. */
function checkEmail(email: string | null): void {
  if (email?.endsWith('.invalid') === true)
    throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'receipt_email' });
}

/** Payment intents and their charges; `methods` are those that the account has switched on. */
export function openPayments(journal: Journal, balance: Balance, methods: readonly string[]): Payments {
  const intents = new Map<string, StandInIntent>();
  const charges = new Map<string, StandInCharge>();
  const intentOf = (id: string) => find(intents, id, () => noSuch('payment_intent', id));

  function chargeIntent(intent: StandInIntent): void {
    const charge: StandInCharge = {
      id: journal.newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
      paid: true,
      refunded: false,
      disputed: false,
      billing_details: { name: null, email: intent.receipt_email },
      metadata: intent.metadata,
      created: journal.now(),
      livemode: journal.livemode,
    };
    charges.set(charge.id, charge);
    balance.charged(charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
    } satisfies Partial<StandInIntent>);
    journal.tell('charge.succeeded', charge);
    journal.tell('payment_intent.succeeded', intent);
  }

  function failIntent(intent: StandInIntent, code: string, decline: string | null, message: string): void {
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: {
        type: decline === null ? 'invalid_request_error' : 'card_error',
        code,
        decline_code: decline,
        message,
      },
    } satisfies Partial<StandInIntent>);
    journal.tell('payment_intent.payment_failed', intent);
  }

  return {
    intents,
    charges,
    createIntent(wanted) {
      checkAmount(wanted.amount);
      checkEmail(wanted.receiptEmail);
      const id = journal.newId('pi');
      const types = wanted.allowedTypes === null ? methods : wanted.allowedTypes.filter((one) => methods.includes(one));
      if (types.length === 0) throw invalidRequest('No valid payment method types for this Payment Intent.');
      const intent: StandInIntent = {
        id,
        object: 'payment_intent',
        amount: wanted.amount,
        amount_received: 0,
        currency: wanted.currency,
        status: 'requires_payment_method',
        client_secret: `${id}_secret_${journal.newId('s')}`,
        description: wanted.description,
        receipt_email: wanted.receiptEmail,
        metadata: wanted.metadata,
        allowed_payment_method_types: wanted.allowedTypes,
        payment_method_types: types,
        payment_method: null,
        latest_charge: null,
        last_payment_error: null,
        next_action: null,
        canceled_at: null,
        cancellation_reason: null,
        created: journal.now(),
        livemode: journal.livemode,
      };
      intents.set(id, intent);
      journal.tell('payment_intent.created', intent);
      return intent;
    },
    updateIntent(id, change) {
      const intent = intentOf(id);
      if (change.amount !== undefined) checkAmount(change.amount);
      checkEmail(change.receipt_email ?? null);
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
        throw unexpectedState(
          `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
          intent,
        );
      const { metadata = {}, ...rest } = change;
      // A change clears what went wrong before.
      Object.assign(intent, rest, { metadata: { ...intent.metadata, ...metadata }, last_payment_error: null });
      return intent;
    },
    cancelIntent(id, reason) {
      const intent = intentOf(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
        throw unexpectedState(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          intent,
        );
      Object.assign(intent, {
        status: 'canceled',
        canceled_at: journal.now(),
        cancellation_reason: reason,
        next_action: null,
      } satisfies Partial<StandInIntent>);
      journal.tell('payment_intent.canceled', intent);
      return intent;
    },
    retrieveIntent: intentOf,
    confirmIntent(id, paymentMethod, returnUrl = null) {
      const intent = intentOf(id);
      if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
        throw unexpectedState(
          `This PaymentIntent's status is ${intent.status}, but must be requires_payment_method to be confirmed.`,
          intent,
        );
      const outcome = outcomes[paymentMethod];
      if (outcome === undefined) throw noSuch('PaymentMethod', paymentMethod);
      intent.payment_method = paymentMethod;
      if (outcome === 'succeed') chargeIntent(intent);
      if (outcome === 'process') {
        intent.status = 'processing';
        journal.tell('payment_intent.processing', intent);
      }
      if (outcome === 'redirect') {
        const url = `https://hooks.stripe.com/redirect/authenticate/${id}`;
        Object.assign(intent, {
          status: 'requires_action',
          next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
        } satisfies Partial<StandInIntent>);
        journal.tell('payment_intent.requires_action', intent);
      }
      if (outcome === 'decline') {
        failIntent(intent, 'card_declined', 'generic_decline', 'Your card was declined.');
        throw cardDeclined('Your card was declined.', 'generic_decline', structuredClone(intent));
      }
      return intent;
    },
    settleIntent(id, ending) {
      const intent = intentOf(id);
      if (intent.status !== 'requires_action' && intent.status !== 'processing')
        throw unexpectedState(`This PaymentIntent has nothing to settle: it is ${intent.status}.`, intent);
      if (ending === 'succeed') chargeIntent(intent);
      else
        failIntent(
          intent,
          'payment_intent_authentication_failure',
          null,
          'The customer did not approve the PaymentIntent.',
        );
      return intent;
    },
  };
}
