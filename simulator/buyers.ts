import { paymentIntentSchema } from '../src/contract/checkout.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../src/contract/visitor-api.ts';
import { signEvent } from '../stand-ins/stripe/webhooks.ts';
import { standInKeys } from '../stand-ins/stripe/stripe-stand-in.ts';
import type { StandInEvent } from '../stand-ins/stripe/objects.ts';
import { happenAtStripe, type StripeHappening } from '../test-support/money-world/happenings.ts';
import { exampleOnboarding } from '../test-support/data/onboarding.ts';
import { crmBuildout, websiteBuild } from '../test-support/data/sold.ts';
import { fate } from './chance.ts';
import type { Site } from './site.ts';
import { callLater, pause, trueTime } from './time.ts';
import { newVisitor, request, submit, type Crowd, type Visitor } from './visitors.ts';

const MINUTE_MS = 60_000;
const TRIES = 5;
/** The share of events of which no webhook ever tells. */
const NEVER_SENT = 0.06;
/** Stripe repeats what was not acknowledged, ever later, for three days. */
const REPEATS = 9;

/** Somebody at a checkout. */
export interface Buyer {
  readonly visitor: Visitor;
  readonly checkoutId: string;
  readonly secrets: string[];
  orderId: string | null;
  orderToken: string | null;
  /** Whether the site said that the payment has succeeded. */
  hasPaid: boolean;
}

export interface Shop {
  readonly buyers: Buyer[];
  /** Until when every event of Stripe is lost on its way. */
  lostUntil: number;
}

/** Begins a checkout, or returns to the one before and asks again, maybe for the other package. */
export async function checkOut(
  site: Site,
  crowd: Crowd,
  shop: Shop,
  { who, what }: { who: number; what: number },
): Promise<void> {
  const known = what % 3 === 0 ? shop.buyers[who % Math.max(1, shop.buyers.length)] : undefined;
  const visitor = known?.visitor ?? newVisitor(crowd, who);
  const checkoutId = `${String(visitor.number).padStart(8, '0')}-64a5-4f0b-8c43-0a4f3c0d9e11`;
  const buyer: Buyer = known ?? { visitor, checkoutId, secrets: [], orderId: null, orderToken: null, hasPaid: false };
  if (known === undefined) shop.buyers.push(buyer);
  const sold = what % 4 === 0 ? crmBuildout : websiteBuild;
  const { name, email } = visitor;
  const payload = { amount: sold.dollars, description: sold.orderName, name, email, checkoutId };
  for (let time = 0; time < TRIES; time += 1) {
    const options = {
      method: 'POST',
      url: apiPaths.createPaymentIntent,
      payload,
      remoteAddress: visitor.address,
    } as const;
    const answers = await Promise.all(
      what % 5 === 0 && time === 0
        ? [request(site, crowd, options), request(site, crowd, options)]
        : [request(site, crowd, options)],
    );
    for (const answer of answers) {
      const { data } = paymentIntentSchema.safeParse(answer?.body);
      if (answer?.status !== 200 || data === undefined) continue;
      buyer.secrets.push(data.clientSecret);
      buyer.orderId = data.orderId;
      buyer.orderToken = data.orderToken;
    }
    if (answers.some((answer) => answer !== null && answer.status < 500)) return;
    await pause(fate().between(1000, 8000) * 2 ** time);
  }
}

/** Pays with the test provider, or with Stripe. */
export async function pay(site: Site, crowd: Crowd, shop: Shop, happening: StripeHappening): Promise<void> {
  const { who, what } = happening;
  if (site.config.payments === 'stripe') {
    atStripe(site, shop, { ...happening, kind: 'confirm' });
    return;
  }
  const buyer = shop.buyers[who % Math.max(1, shop.buyers.length)];
  const clientSecret = buyer?.secrets.at(-1);
  if (buyer === undefined || clientSecret === undefined) return;
  const outcome = ['succeeded', 'succeeded', 'processing', 'failed'][what % 4];
  for (let time = 0; time < TRIES; time += 1) {
    const payload = { clientSecret, outcome };
    const answer = await request(site, crowd, { method: 'POST', url: apiPaths.testPaymentConfirm, payload });
    if (answer?.status === 200 && answer.body['status'] !== 'failed') buyer.hasPaid = true;
    if (answer !== null && answer.status < 500 && answer.status !== 429) return;
    await pause(fate().between(1000, 5000) * 2 ** time);
  }
}

/** What a happening begins, and what ends it. */
const BEGINNINGS: Readonly<
  Partial<Record<StripeHappening['kind'], { begins: 'disputes' | 'refunds'; ending: StripeHappening['kind'] }>>
> = {
  dispute: { begins: 'disputes', ending: 'close-dispute' },
  refund: { begins: 'refunds', ending: 'settle-refund' },
};
/** The bank that decides at once: the events of what has ended are under way with those of its beginning. */
const AT_ONCE_MS = 4000;

/** What buyers, banks and the owner do at Stripe. */
export function atStripe({ standIn }: Pick<Site, 'standIn'>, { buyers }: Shop, happening: StripeHappening): void {
  const beginning = BEGINNINGS[happening.kind];
  const begun = () => (beginning === undefined ? 0 : standIn.reversals[beginning.begins].size);
  const before = begun();
  happenAtStripe({ standIn, buyers }, happening);
  if (beginning === undefined || begun() === before || fate().chance(0.5)) return;
  callLater(fate().between(10, AT_ONCE_MS), () =>
    happenAtStripe({ standIn, buyers }, { kind: beginning.ending, who: before, what: happening.what }),
  );
}

/** The onboarding form of somebody who has an order. */
export async function onboard(
  site: Site,
  crowd: Crowd,
  shop: Shop,
  { who, what }: { who: number; what: number },
): Promise<void> {
  const buyer = shop.buyers[who % Math.max(1, shop.buyers.length)];
  if (buyer?.orderId === null || buyer?.orderId === undefined || buyer.orderToken === null) return;
  const { visitor, orderId, orderToken } = buyer;
  const { name: fullName, email, phone } = visitor;
  const payload = { ...exampleOnboarding.website, fullName, email, phone, orderId };
  const headers = { [ORDER_TOKEN_HEADER]: orderToken };
  await submit(site, crowd, { visitor, kind: 'onboarding', url: apiPaths.websiteOnboarding, payload, what, headers });
}

export async function subscribe(site: Site, crowd: Crowd, what: number): Promise<void> {
  if (site.config.payments !== 'stripe') return;
  const payload = { plan: what % 2 === 0 ? 'monthly' : 'yearly' };
  await request(site, crowd, { method: 'POST', url: apiPaths.courseCheckout, payload });
}

/** Stripe's webhooks: late, in any order, some twice, some never. */
export function sendWebhooks(site: Site, crowd: Crowd, shop: Shop): void {
  const deliver = async (event: StandInEvent, time: number): Promise<void> => {
    const isLost = shop.lostUntil > trueTime();
    const { payload, headers } = signEvent(event, standInKeys.webhookSecret, trueTime());
    const answer = isLost
      ? null
      : await request(site, crowd, { method: 'POST', url: apiPaths.paymentsWebhook, payload, headers });
    if (answer?.status === 200 || time >= REPEATS) return;
    callLater(fate().between(MINUTE_MS, 2 * MINUTE_MS) * 3 ** time, () => void deliver(event, time + 1));
  };
  site.standIn.journal.onEvent((event) => {
    if (fate().chance(NEVER_SENT)) return;
    const times = fate().chance(0.15) ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      callLater(fate().between(10, fate().chance(0.2) ? 30 * MINUTE_MS : 4000), () => void deliver(event, 0));
  });
}
