import { find, type Journal } from './journal.ts';
import type {
  StandInInvoice,
  StandInInvoicePayment,
  StandInPrice,
  StandInSession,
  StandInSubscription,
} from './objects.ts';
import type { Payments } from './payments.ts';
import { invalidRequest, noSuch } from './stripe-refusal.ts';

const DAY_SECONDS = 86_400;

export interface NewSession {
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
}

/** Checkout in subscription mode, and the invoices that follow from it. */
export interface Billing {
  readonly sessions: ReadonlyMap<string, StandInSession>;
  readonly invoices: ReadonlyMap<string, StandInInvoice>;
  readonly invoicePayments: ReadonlyMap<string, StandInInvoicePayment>;
  createSession(wanted: NewSession): StandInSession;
  /** The visitor pays on Stripe's page. */
  completeSession(id: string, who: { name: string; email: string }): StandInSession;
  /** The next period's invoice, paid or not at the first try. */
  renew(subscription: string, ending: 'paid' | 'failed'): StandInInvoice;
  /** A later try at an invoice that failed. */
  retryInvoice(id: string): StandInInvoice;
  /** Somebody cancels it for the end of what is paid. */
  cancelAtPeriodEnd(id: string): StandInSubscription;
  cancelSubscription(id: string): StandInSubscription;
}

export function openBilling(journal: Journal, payments: Payments, prices: readonly StandInPrice[]): Billing {
  const sessions = new Map<string, StandInSession>();
  const wantedBy = new Map<string, NewSession>();
  const subscriptions = new Map<string, StandInSubscription>();
  const invoices = new Map<string, StandInInvoice>();
  const invoicePayments = new Map<string, StandInInvoicePayment>();
  const buyers = new Map<string, { name: string; email: string }>();
  const subscriptionOf = (id: string) => find(subscriptions, id, () => noSuch('subscription', id));

  function priceOf(id: string): StandInPrice {
    const price = prices.find((one) => one.id === id);
    if (price === undefined)
      throw invalidRequest(`No such price: '${id}'`, { code: 'resource_missing', param: 'line_items[0][price]' });
    return price;
  }

  /** Of a period, in seconds. */
  function lengthOf(price: string): number {
    return DAY_SECONDS * (priceOf(price).recurring.interval === 'month' ? 30 : 365);
  }

  function issue(
    subscription: StandInSubscription,
    reason: StandInInvoice['billing_reason'],
  ): {
    invoice: StandInInvoice;
    payment: StandInInvoicePayment;
  } {
    const price = priceOf(subscription.items.data[0]?.price.id ?? '');
    const buyer = buyers.get(subscription.customer);
    const created = journal.now();
    const invoice: StandInInvoice = {
      id: journal.newId('in'),
      object: 'invoice',
      amount_due: price.unit_amount,
      amount_paid: 0,
      currency: price.currency,
      billing_reason: reason,
      customer: subscription.customer,
      customer_email: buyer?.email ?? null,
      customer_name: buyer?.name ?? null,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: { object: 'list', data: [{ pricing: { price_details: { price: price.id } } }] },
      status: 'open',
      status_transitions: { paid_at: null },
      created,
      livemode: journal.livemode,
    };
    const intent = payments.createIntent({
      amount: price.unit_amount,
      currency: price.currency,
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      receiptEmail: buyer?.email ?? null,
      metadata: {},
      allowedTypes: null,
    });
    const payment: StandInInvoicePayment = {
      id: journal.newId('inpay'),
      object: 'invoice_payment',
      amount_requested: price.unit_amount,
      amount_paid: null,
      currency: price.currency,
      invoice: invoice.id,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
      created,
      livemode: journal.livemode,
    };
    invoices.set(invoice.id, invoice);
    invoicePayments.set(payment.id, payment);
    journal.tell('invoice.created', invoice);
    return { invoice, payment };
  }

  function pay(invoice: StandInInvoice, payment: StandInInvoicePayment): void {
    payments.confirmIntent(payment.payment.payment_intent, 'pm_card_visa');
    Object.assign(payment, { status: 'paid', amount_paid: payment.amount_requested });
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
    invoice.status_transitions = { paid_at: journal.now() };
    journal.tell('invoice_payment.paid', payment);
    journal.tell('invoice.paid', invoice);
    journal.tell('invoice.payment_succeeded', invoice);
  }

  return {
    sessions,
    invoices,
    invoicePayments,
    createSession(wanted) {
      priceOf(wanted.price);
      const id = journal.newId('cs');
      const session: StandInSession = {
        id,
        object: 'checkout.session',
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        url: `https://checkout.stripe.com/c/pay/${id}`,
        success_url: wanted.successUrl,
        cancel_url: wanted.cancelUrl,
        subscription: null,
        invoice: null,
        customer: null,
        customer_details: null,
        metadata: wanted.metadata,
        created: journal.now(),
        livemode: journal.livemode,
      };
      sessions.set(id, session);
      wantedBy.set(id, wanted);
      return session;
    },
    completeSession(id, who) {
      const session = find(sessions, id, () => noSuch('checkout.session', id));
      const wanted = find(wantedBy, id, () => noSuch('checkout.session', id));
      if (session.status !== 'open') throw invalidRequest('This Checkout Session is no longer open.');
      const customer = journal.newId('cus');
      buyers.set(customer, who);
      const subscription: StandInSubscription = {
        id: journal.newId('sub'),
        object: 'subscription',
        status: 'incomplete',
        customer,
        metadata: wanted.subscriptionMetadata,
        items: {
          object: 'list',
          data: [{ price: { id: wanted.price }, current_period_end: journal.now() + lengthOf(wanted.price) }],
        },
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        created: journal.now(),
        livemode: journal.livemode,
      };
      subscriptions.set(subscription.id, subscription);
      journal.tell('customer.subscription.created', subscription);
      const { invoice, payment } = issue(subscription, 'subscription_create');
      pay(invoice, payment);
      subscription.status = 'active';
      journal.tell('customer.subscription.updated', subscription);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        invoice: invoice.id,
        customer,
        customer_details: who,
      } satisfies Partial<StandInSession>);
      journal.tell('checkout.session.completed', session);
      return session;
    },
    renew(id, ending) {
      const subscription = subscriptionOf(id);
      const { invoice, payment } = issue(subscription, 'subscription_cycle');
      const [item] = subscription.items.data;
      if (item !== undefined) item.current_period_end += lengthOf(item.price.id);
      if (ending === 'paid') {
        pay(invoice, payment);
        journal.tell('customer.subscription.updated', subscription);
      } else {
        journal.tell('invoice.payment_failed', invoice);
        subscription.status = 'past_due';
        journal.tell('customer.subscription.updated', subscription);
      }
      return invoice;
    },
    retryInvoice(id) {
      const invoice = find(invoices, id, () => noSuch('invoice', id));
      const payment = [...invoicePayments.values()].find((one) => one.invoice === id);
      if (payment === undefined || invoice.status !== 'open') throw invalidRequest('Invoice is already paid');
      pay(invoice, payment);
      const subscription = subscriptionOf(invoice.parent.subscription_details.subscription);
      subscription.status = 'active';
      journal.tell('customer.subscription.updated', subscription);
      return invoice;
    },
    cancelAtPeriodEnd(id) {
      const subscription = subscriptionOf(id);
      const cancel_at = subscription.items.data[0]?.current_period_end ?? null;
      Object.assign(subscription, { cancel_at_period_end: true, cancel_at, canceled_at: journal.now() });
      journal.tell('customer.subscription.updated', subscription);
      return subscription;
    },
    cancelSubscription(id) {
      const subscription = subscriptionOf(id);
      const now = journal.now();
      Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now });
      journal.tell('customer.subscription.deleted', subscription);
      return subscription;
    },
  };
}
