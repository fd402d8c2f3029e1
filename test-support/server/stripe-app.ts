import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../../src/server/http/app.ts';
import type { AppDeps } from '../../src/server/routes/app-deps.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import {
  openStripeAccess,
  type StripeAccess,
  type StripeAccessOptions,
} from '../../src/server/payments/stripe/stripe-access.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { openTestApp, testClock, testConfig } from './test-app.ts';
import { signEvent } from '../../stand-ins/stripe/webhooks.ts';
import {
  openStripeStandIn,
  standInKeys,
  type StandInSettings,
  type StripeStandIn,
} from '../../stand-ins/stripe/stripe-stand-in.ts';

/** Settings of a server whose payments go through the stand-in. */
export const stripeSettings = {
  PUBLIC_URL: 'https://hallway.example',
  STRIPE_SECRET_KEY: standInKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: standInKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
  STRIPE_COURSE_MONTHLY_PRICE: 'price_standin_monthly',
  STRIPE_COURSE_YEARLY_PRICE: 'price_standin_yearly',
};

/** The way to the stand-in, without a socket and without the library's own second try. */
export function accessTo(
  standIn: StripeStandIn,
  settings: Record<string, string> = {},
  options: Pick<StripeAccessOptions, 'log' | 'now'> = {},
): StripeAccess {
  const { stripe } = testConfig({ ...stripeSettings, ...settings });
  if (stripe === null) throw new Error('Stripe is not set up');
  return openStripeAccess(stripe, { httpClient: standIn.client, retries: 0, ...options });
}

export interface StripeApp {
  readonly app: App;
  readonly store: Store;
  readonly standIn: StripeStandIn;
  readonly access: StripeAccess;
  readonly clock: ReturnType<typeof testClock>;
  /** Sends an event to the webhook, signed now. */
  deliver(event: object): Promise<LightMyRequestResponse>;
  /** Everything the stand-in has to tell, oldest first. */
  deliverAll(): Promise<void>;
}

/** A server whose payments go through a stand-in in the same process. */
export async function openStripeApp(
  options: {
    readonly settings?: Record<string, string>;
    readonly standIn?: StandInSettings;
    readonly deps?: Partial<Pick<AppDeps, 'store' | 'logger'>>;
  } = {},
): Promise<StripeApp> {
  const { settings = {}, deps = {} } = options;
  const clock = testClock();
  const standIn = openStripeStandIn({ clock, ...options.standIn });
  const access = accessTo(standIn, settings, { now: clock.now, ...(deps.logger && { log: deps.logger }) });
  const { app, store } = await openTestApp({ ...stripeSettings, ...settings }, { ...deps, clock, stripe: access });
  const deliver = (event: object) => {
    const { payload, headers } = signEvent(event, access.settings.webhookSecret, clock.now());
    return app.inject({ method: 'POST', url: apiPaths.paymentsWebhook, payload, headers });
  };
  return {
    app,
    store,
    standIn,
    access,
    clock,
    deliver,
    async deliverAll() {
      for (const event of standIn.journal.events) await deliver(event);
    },
  };
}
