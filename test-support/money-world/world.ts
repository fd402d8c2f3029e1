import { randomUUID } from 'node:crypto';
import { paymentIntentSchema } from '../../src/contract/checkout.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import type { App } from '../../src/server/http/app.ts';
import { createRefusedEvents } from '../../src/server/payments/stripe/refused-events.ts';
import { createStripeProvider } from '../../src/server/payments/stripe/stripe-provider.ts';
import { sweepOnce } from '../../src/server/payments/stripe/sweep-stripe.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { openTestApp, testClock, testConfig } from '../server/test-app.ts';
import { openStripeAccess } from '../../src/server/payments/stripe/stripe-access.ts';
import { stripeSettings } from '../server/stripe-app.ts';
import { inProcessClient } from '../../stand-ins/stripe/in-process-client.ts';
import type { StandInEvent } from '../../stand-ins/stripe/objects.ts';
import { signEvent } from '../../stand-ins/stripe/webhooks.ts';
import { openStripeStandIn, standInKeys, type StripeStandIn } from '../../stand-ins/stripe/stripe-stand-in.ts';
import { inProcess, mortal, step } from './crash.ts';
import { crmBuildout, websiteBuild } from '../data/sold.ts';

const OWNER_EMAIL = 'owner@example.com';

/** Somebody at a checkout; `secrets` are those of the intents that they were ever given, newest last. */
export interface Buyer {
  readonly checkoutId: string;
  readonly secrets: string[];
  orderId: string | null;
}

/** A shop with its Stripe and its buyers, in which anything may be killed at any step. */
export interface World {
  readonly store: Store;
  readonly standIn: StripeStandIn;
  readonly clock: ReturnType<typeof testClock>;
  readonly buyers: readonly Buyer[];
  /** Events that Stripe still has to deliver; what is taken out without being delivered is lost. */
  readonly outbox: StandInEvent[];
  /** The buyer's page asks for a payment. */
  ask(buyer: Buyer, wish: { isWebsite: boolean; email: string }, killedAfter: number | null): Promise<void>;
  subscribe(plan: 'monthly' | 'yearly', killedAfter: number | null): Promise<void>;
  /** One delivery of an event; whether it was acknowledged. */
  deliver(event: StandInEvent, killedAfter: number | null): Promise<boolean>;
  sweep(killedAfter: number | null): Promise<void>;
}

const emptied = [
  'orders',
  'order_intents',
  'payment_events',
  'payment_checks',
  'payment_catch_ups',
  'sales',
  'attributions',
  'daily_earned',
  'subscriptions',
  'subscription_invoices',
  'deliveries',
  'conversions',
  'idempotency_keys',
] as const;

/** What stays over many worlds: opening an app and a database for each would take minutes. */
export async function openWorlds(store: Store, buyerCount: number): Promise<() => Promise<World>> {
  const clock = testClock();
  let current = openStripeStandIn({ clock });
  const client: typeof current.client = inProcessClient(() => 'silence');
  const { stripe } = testConfig(stripeSettings);
  if (stripe === null) throw new Error('Stripe is not set up');
  const httpClient: typeof client = {
    ...client,
    async makeRequest(...request) {
      step();
      const answer = await current.client.makeRequest(...request);
      step();
      return answer;
    },
  };
  const access = openStripeAccess(stripe, { httpClient, retries: 0 });
  const { app } = await openTestApp(
    { ...stripeSettings, OWNER_EMAIL },
    { store: mortal(store), clock, stripe: access },
  );

  return async () => {
    await store.write(async (tx) => {
      for (const table of emptied) await tx.deleteFrom(table).execute();
    });
    current = openStripeStandIn({ clock });
    return openWorld({ store, app, clock, standIn: current, buyerCount }, (killedAfter) =>
      inProcess(killedAfter, async () => {
        await sweepOnce({
          store: mortal(store),
          clock,
          access,
          refused: createRefusedEvents(),
          since: 0,
          provider: createStripeProvider(access, clock),
          timeZone: 'America/New_York',
          ownerEmail: OWNER_EMAIL,
          livemode: false,
          log: { warn: () => undefined },
        });
      }),
    );
  };
}

function openWorld(
  parts: {
    store: Store;
    app: App;
    clock: World['clock'];
    standIn: StripeStandIn;
    buyerCount: number;
  },
  sweep: World['sweep'],
): World {
  const { store, app, clock, standIn, buyerCount } = parts;
  const outbox: StandInEvent[] = [];
  standIn.journal.onEvent((event) => outbox.push(event));
  return {
    store,
    standIn,
    clock,
    outbox,
    buyers: Array.from({ length: buyerCount }, () => ({ checkoutId: randomUUID(), secrets: [], orderId: null })),
    async ask(buyer, { isWebsite, email }, killedAfter) {
      const sold = isWebsite ? websiteBuild : crmBuildout;
      const payload = {
        amount: sold.dollars,
        description: sold.orderName,
        name: 'Ada Byron',
        email,
        checkoutId: buyer.checkoutId,
      };
      const answer = await inProcess(killedAfter, () =>
        app.inject({ method: 'POST', url: apiPaths.createPaymentIntent, payload }),
      );
      const { data } = paymentIntentSchema.safeParse(answer.json());
      if (answer.statusCode !== 200 || data === undefined) return;
      buyer.secrets.push(data.clientSecret);
      buyer.orderId = data.orderId;
    },
    async subscribe(plan, killedAfter) {
      await inProcess(killedAfter, () =>
        app.inject({ method: 'POST', url: apiPaths.courseCheckout, payload: { plan } }),
      );
    },
    async deliver(event, killedAfter) {
      const { payload, headers } = signEvent(event, standInKeys.webhookSecret, clock.now());
      const answer = await inProcess(killedAfter, () =>
        app.inject({ method: 'POST', url: apiPaths.paymentsWebhook, payload, headers }),
      );
      return answer.statusCode === 200;
    },
    sweep,
  };
}
