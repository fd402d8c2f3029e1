import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, type Figure } from './report.ts';
import { holdBodies } from './support/hold-bodies.ts';
import { startServer } from './support/server.ts';

/** What it costs to send all but the end of a megabyte to the events of payments, over many connections at once, by one client and by many. */
const BODY_BYTES = 1024 * 1024;
const MEMORY_TARGET_MB = 300;

const settings = {
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_test_held',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_held',
  STRIPE_WEBHOOK_SECRET: 'whsec_held',
  // Nobody is there: nothing is asked of Stripe.
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

const ways = [
  { label: '600 of one client', connections: 600, clientOf: () => '203.0.113.1' },
  { label: '2,000 of one client', connections: 2_000, clientOf: () => '203.0.113.1' },
  { label: '2,000 of 200 clients', connections: 2_000, clientOf: (index: number) => `203.0.113.${index % 200}` },
] as const;

/** Whether somebody else's form is taken meanwhile. */
async function takesLead(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/quiz-leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
    body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.com' }),
  }).catch(() => null);
  return answer?.status === 201;
}

async function measure({ label, connections, clientOf }: (typeof ways)[number]): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-held-'));
  const server = await startServer({ DATA_DIR: dataDir, ...settings });
  const restMb = await server.residentMb();
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' };
  const url = `${server.url}/api/payments/webhook`;
  const bodies = await holdBodies({ url, headers, bodyBytes: BODY_BYTES, connections, clientOf });
  const held = bodies.heldCount();
  const taken = await takesLead(server.url);
  const peakMb = await server.peakMb();
  bodies.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return [
    { label: `${label}: memory before`, value: restMb, unit: 'MB', target: 'told', met: true },
    {
      label: `${label}: most memory`,
      value: peakMb,
      unit: 'MB',
      target: `<= ${MEMORY_TARGET_MB}`,
      met: peakMb <= MEMORY_TARGET_MB,
    },
    { label: `${label}: bodies held`, value: held, unit: '', target: 'told', met: true },
    { label: `${label}: another’s form taken`, value: taken ? 1 : 0, unit: '', target: '1', met: taken },
  ];
}

for (const way of ways) report('held bodies', await measure(way));
