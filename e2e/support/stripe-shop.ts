import { openStripeStandIn, standInKeys, type StripeStandIn } from '../../stand-ins/stripe/stripe-stand-in.ts';
import type { StandInServer } from '../../stand-ins/stripe/server.ts';
import { postEvent } from '../../stand-ins/stripe/webhooks.ts';
import { startFoyer, type RunningFoyer } from './foyer.ts';
import { expect, test as base } from './test.ts';

interface Shop {
  readonly foyer: RunningFoyer;
  readonly stripe: StripeStandIn;
  readonly api: StandInServer;
  /** Sends the shop every event that it was not sent yet, as Stripe does; with a type, those up to the first of it. */
  tell(type?: string): Promise<void>;
}

async function openShop(): Promise<Shop> {
  const stripe = openStripeStandIn();
  const api = await stripe.listen();
  const foyer = await startFoyer({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: standInKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: standInKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
    STRIPE_API_BASE: api.url,
    LOG_LEVEL: 'trace',
  });
  let told = 0;
  const tell = async (type?: string) => {
    const untold = stripe.journal.events.slice(told);
    const at = untold.findIndex((event) => event.type === type);
    const events = at === -1 ? untold : untold.slice(0, at + 1);
    told += events.length;
    const endpoint = { url: `${foyer.url}/api/payments/webhook`, secret: standInKeys.webhookSecret };
    for (const event of events) expect(await postEvent(event, endpoint)).toBe(200);
  };
  // A server that has just started reads what it missed; from then on it is five minutes until it asks again.
  await expect.poll(() => stripe.requests.some(({ path }) => path === '/v1/events')).toBe(true);
  return { foyer, stripe, api, tell };
}

/** The shop of this worker's tests, once one of them has opened it. */
let opened: Shop | null = null;

/** With a shop that takes payments by the stand-in of Stripe, shared by the tests of a worker. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ atWorkerEnd }, use) => {
    if (opened === null) {
      opened = await openShop();
      const { foyer, api } = opened;
      atWorkerEnd(async () => {
        await foyer.stop();
        await api.goAway();
      });
    }
    await use(opened);
  },
  baseURL: async ({ shop }, use) => use(shop.foyer.url),
});
