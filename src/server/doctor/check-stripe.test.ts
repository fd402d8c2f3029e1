import { expect, test } from 'vitest';
import { courseCreator } from '../../../content/courses.ts';
import { openStripeStandIn, standInPrices, type StandInSettings } from '../../../stand-ins/stripe/stripe-stand-in.ts';
import { accessTo, stripeSettings } from '../../../test-support/server/stripe-app.ts';
import { countedEvents } from '../payments/stripe/poll-missed-events.ts';
import { inDollars } from '../outbox/in-dollars.ts';
import { checkStripe } from './check-stripe.ts';

const monthly = { ...standInPrices[0], unit_amount: courseCreator.monthlyDollars * 100 };
const yearly = { ...standInPrices[1], unit_amount: courseCreator.yearlyDollars * 100 };
const said = inDollars(monthly.unit_amount);

const publicUrl = 'https://hallway.example';
const url = `${publicUrl}/api/payments/webhook`;
const endpoint = { url, status: 'enabled', enabled_events: countedEvents } as const;

async function found(
  standIn: StandInSettings,
  { settings = {}, at = publicUrl }: { settings?: Record<string, string>; at?: string } = {},
) {
  const findings = await checkStripe(
    accessTo(openStripeStandIn({ prices: [monthly, yearly], ...standIn }), settings),
    at,
  );
  return findings.map(({ state, says }) => `${state}: ${says}`);
}

const takes = 'ok: Stripe takes STRIPE_SECRET_KEY (test keys, so no money moves)';
const sold = 'ok: Stripe takes for the course what its page says';

test('keys that Stripe takes, what buyers are not offered, and keys that it refuses', async () => {
  expect(await found({ methods: ['card', 'klarna', 'affirm'] }, { at: 'http://localhost:5000' })).toEqual([
    takes,
    'look: buyers are not offered cashapp: switch it on in Stripe under Settings, Payment methods',
    sold,
  ]);
  expect(await found({}, { settings: { ...stripeSettings, STRIPE_SECRET_KEY: 'sk_test_another' } })).toEqual([
    expect.stringMatching(/^wrong: Stripe answered 401 .*STRIPE_SECRET_KEY/),
  ]);
});

test.each([
  ['one that sends what is needed', [endpoint], `ok: Stripe sends its events to ${url}`],
  ['one that sends everything', [{ ...endpoint, enabled_events: ['*'] }], `ok: Stripe sends its events to ${url}`],
  [
    'none',
    [],
    `look: Stripe has no webhook endpoint at ${url}: add it in Stripe under Webhooks. Until then payments are found up to five minutes late`,
  ],
  [
    'one under another name of the site',
    [{ ...endpoint, url: url.replace('hallway', 'www.hallway') }],
    expect.stringContaining(
      `no webhook endpoint at ${url}, but one at https://www.hallway.example/api/payments/webhook:`,
    ),
  ],
  [
    'one with a slash at its end',
    [{ ...endpoint, url: `${url}/` }],
    expect.stringContaining(`, but one at ${url}/: add it`),
  ],
  [
    'one of another program',
    [{ ...endpoint, url: 'https://shop.example/stripe' }],
    expect.stringContaining(`no webhook endpoint at ${url}: add it`),
  ],
  [
    'one that is disabled',
    [{ ...endpoint, status: 'disabled' as const }],
    expect.stringContaining(`Stripe has disabled the webhook endpoint at ${url}`),
  ],
  [
    'one, beside a disabled one of before',
    [{ ...endpoint, status: 'disabled' as const }, endpoint],
    `ok: Stripe sends its events to ${url}`,
  ],
  [
    'one without refunds',
    [{ ...endpoint, enabled_events: countedEvents.filter((type) => !/^refund\.(c|u)/.test(type)) }],
    expect.stringContaining(`the webhook endpoint at ${url} lacks refund.created, refund.updated: add`),
  ],
  [
    'two, with a secret each',
    [endpoint, endpoint],
    expect.stringContaining(`Stripe has 2 webhook endpoints at ${url}, each with a secret of its own`),
  ],
])('the webhook endpoints of the account: %s', async (_what, endpoints, says) => {
  expect(await found({ endpoints })).toEqual([takes, sold, says]);
});

test('a restricted key that may not read webhook endpoints is no reason to worry about the rest', async () => {
  expect(await found({ forbidden: ['/v1/webhook_endpoints'] })).toEqual([
    takes,
    sold,
    'look: whether Stripe sends its events could not be checked: STRIPE_SECRET_KEY may not read webhook endpoints',
  ]);
});

test('a publishable key of another account is told, and nothing is said of keys that name none', async () => {
  const key = (prefix: string, account: string) => `${prefix}_test_51${account}${'x'.repeat(80)}`;
  const keysOf = (ours: string, page: string) => ({ STRIPE_SECRET_KEY: ours, STRIPE_PUBLISHABLE_KEY: page });
  const [ours, other] = ['Hq2TfJ2eZvKYlo2', 'Kz8QwR5tYuIoPa7'];
  const ask = (settings: Record<string, string>) =>
    found({ endpoints: [endpoint], secretKey: settings['STRIPE_SECRET_KEY'] ?? '' }, { settings });
  const others = await ask(keysOf(key('sk', ours), key('pk', other)));
  expect(others).toHaveLength(4);
  expect(others[1]).toMatch(/^look: STRIPE_PUBLISHABLE_KEY seems to be of another Stripe account/);
  expect(await ask(keysOf(key('rk', ours), key('pk', ours)))).toHaveLength(3);
  expect(await ask(keysOf('sk_test_6pRNASCoBOKtIshFeQd4XMUh', key('pk', other)))).toHaveLength(3);
});

test.each([
  [
    'of another amount',
    { ...monthly, unit_amount: 123 },
    `names a price of $1.23 a month, and the course's page says ${said}`,
  ],
  [
    'in another currency',
    { ...monthly, currency: 'eur' },
    `names a price that is no fixed sum of US dollars, and the course's page says ${said}`,
  ],
  [
    'that is charged by the year',
    { ...monthly, recurring: yearly.recurring },
    'names a price that is not charged once a month',
  ],
  [
    'that is charged every third month',
    { ...monthly, recurring: { ...monthly.recurring, interval_count: 3 } },
    'names a price that is not charged once a month',
  ],
  [
    'that is archived',
    { ...monthly, active: false },
    'names a price that is archived in Stripe: nobody can subscribe at it',
  ],
  ['of another account', { ...monthly, id: 'price_theirs' }, 'names no price of this Stripe account in test mode'],
])('a price of the course %s is told', async (_what, price, says) => {
  const prices = [price, yearly];
  expect(await found({ endpoints: [endpoint], prices })).toContain(`wrong: STRIPE_COURSE_MONTHLY_PRICE ${says}`);
});

test('where the course is not sold, or the key may not read prices, nothing is wrong with it', async () => {
  const notSold = { STRIPE_COURSE_MONTHLY_PRICE: '', STRIPE_COURSE_YEARLY_PRICE: '' };
  expect(await found({ endpoints: [endpoint] }, { settings: notSold })).toHaveLength(2);
  expect(await found({ endpoints: [endpoint], forbidden: ['/v1/prices'] })).toContain(
    'look: STRIPE_COURSE_YEARLY_PRICE could not be checked: STRIPE_SECRET_KEY may not read prices',
  );
});
