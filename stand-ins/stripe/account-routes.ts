import type { ApiRoute } from './api-request.ts';
import type { Billing } from './billing.ts';
import { bodyOf, listOf, textOf, textsOf } from './form-body.ts';
import { find, type Journal } from './journal.ts';
import { listed } from './list-page.ts';
import type { StandInPrice } from './objects.ts';
import { invalidRequest, noSuch } from './stripe-refusal.ts';

/** An address that events are sent to. */
export interface StandInEndpoint {
  readonly url: string;
  readonly status: 'enabled' | 'disabled';
  readonly enabled_events: readonly string[];
}

export interface AccountSettings {
  /** The payment methods that the account has switched on. */
  readonly methods: readonly string[];
  readonly endpoints: readonly StandInEndpoint[];
  readonly prices: readonly StandInPrice[];
}

/** Checkout, invoices, events, and what the account has switched on. */
export function accountRoutes(
  billing: Billing,
  journal: Journal,
  { methods, endpoints, prices }: AccountSettings,
): readonly ApiRoute[] {
  const offered = (one: string) => ({
    available: methods.includes(one),
    display_preference: { overridable: null, preference: 'on', value: methods.includes(one) ? 'on' : 'off' },
  });
  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      run({ params }) {
        if (textOf(params, 'mode') !== 'subscription') throw invalidRequest('The stand-in sells subscriptions only.');
        const item = bodyOf(bodyOf(params, 'line_items'), '0');
        return billing.createSession({
          price: textOf(item, 'price') ?? '',
          successUrl: textOf(params, 'success_url') ?? '',
          cancelUrl: textOf(params, 'cancel_url') ?? null,
          metadata: textsOf(bodyOf(params, 'metadata')),
          subscriptionMetadata: textsOf(bodyOf(bodyOf(params, 'subscription_data'), 'metadata')),
        });
      },
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      run: ({ id }) => find(billing.sessions, id, () => noSuch('checkout.session', id)),
    },
    {
      method: 'GET',
      path: '/v1/invoices/:id',
      run: ({ id }) => find(billing.invoices, id, () => noSuch('invoice', id)),
    },
    {
      method: 'GET',
      path: '/v1/invoice_payments',
      run(call) {
        const invoice = textOf(call.params, 'invoice');
        const intent = textOf(bodyOf(call.params, 'payment'), 'payment_intent');
        const found = [...billing.invoicePayments.values()].filter(
          (one) =>
            (invoice === undefined || one.invoice === invoice) &&
            (intent === undefined || one.payment.payment_intent === intent),
        );
        return listed(call, '/v1/invoice_payments', found);
      },
    },
    {
      method: 'GET',
      path: '/v1/events',
      run(call) {
        const types = listOf(call.params, 'types');
        const found = journal.events.filter(({ type }) => types === undefined || types.includes(type));
        return listed(call, '/v1/events', found);
      },
    },
    {
      method: 'GET',
      path: '/v1/prices/:id',
      run: ({ id }) => find(new Map(prices.map((price) => [price.id, price])), id, () => noSuch('price', id)),
    },
    {
      method: 'GET',
      path: '/v1/webhook_endpoints',
      run: () => ({
        object: 'list',
        url: '/v1/webhook_endpoints',
        has_more: false,
        data: endpoints.map((endpoint, at) => ({ id: `we_${at}`, object: 'webhook_endpoint', ...endpoint })),
      }),
    },
    {
      method: 'GET',
      path: '/v1/payment_method_configurations',
      run: () => ({
        object: 'list',
        url: '/v1/payment_method_configurations',
        has_more: false,
        data: [
          {
            id: 'pmc_standin',
            object: 'payment_method_configuration',
            active: true,
            is_default: true,
            livemode: journal.livemode,
            card: offered('card'),
            klarna: offered('klarna'),
            affirm: offered('affirm'),
            cashapp: offered('cashapp'),
          },
        ],
      }),
    },
  ];
}
