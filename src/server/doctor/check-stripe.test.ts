import { expect, test } from 'vitest';
import { openStripeStandIn, type StandInSettings } from '../../../stand-ins/stripe/stripe-stand-in.ts';
import { accessTo, stripeSettings } from '../../../test-support/server/stripe-app.ts';
import { countedEvents } from '../payments/stripe/poll-missed-events.ts';
import { checkStripe } from './check-stripe.ts';

const publicUrl = 'https://hallway.example';
const url = `${publicUrl}/api/payments/webhook`;
const endpoint = { url, status: 'enabled', enabled_events: countedEvents } as const;

async function found(
  standIn: StandInSettings,
  { settings = {}, at = publicUrl }: { settings?: Record<string, string>; at?: string } = {},
) {
  const findings = await checkStripe(accessTo(openStripeStandIn(standIn), settings), at);
  return findings.map(({ state, says }) => `${state}: ${says}`);
}

const takes = 'ok: Stripe takes STRIPE_SECRET_KEY (test keys, so no money moves)';

test('keys that Stripe takes, what buyers are not offered, and keys that it refuses', async () => {
  expect(await found({ methods: ['card', 'klarna', 'affirm'] }, { at: 'http://localhost:5000' })).toEqual([
    takes,
    'look: buyers are not offered cashapp: switch it on in Stripe under Settings, Payment methods',
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
  expect(await found({ endpoints })).toEqual([takes, says]);
});

test('a restricted key that may not read webhook endpoints is no reason to worry about the rest', async () => {
  expect(await found({ forbidden: ['/v1/webhook_endpoints'] })).toEqual([
    takes,
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
  expect(others).toHaveLength(3);
  expect(others[1]).toMatch(/^look: STRIPE_PUBLISHABLE_KEY seems to be of another Stripe account/);
  expect(await ask(keysOf(key('rk', ours), key('pk', ours)))).toHaveLength(2);
  expect(await ask(keysOf('sk_test_6pRNASCoBOKtIshFeQd4XMUh', key('pk', other)))).toHaveLength(2);
});
