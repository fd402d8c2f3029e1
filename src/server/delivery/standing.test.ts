import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { readAddresses } from '../outbox/destinations.ts';
import { openDestination, pauseDestination } from '../store/outbox/destinations.ts';
import { FIRST_PROBE_MS } from './pause-policy.ts';
import { allowance, acceptsDeliveries } from './standing.ts';

const address = readAddresses({
  crmWebhookUrl: 'https://crm.example/hook',
  crmQuizWebhookUrl: null,
  crmDealWebhookUrl: null,
  smtpUrl: null,
}).get('crm');
const at = testClock().now();

forEachEngine((engine) => {
  test('a destination that said it is gone is not looked at, however late it is', async () => {
    const store = await engine.openStore();
    const id = address?.id ?? '';
    const record = await store.write(async (tx) => {
      await openDestination(tx, id, at);
      await pauseDestination(tx, id, { cause: 'gone', at, probeAt: null });
      return openDestination(tx, id, at);
    });
    expect(acceptsDeliveries(record, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  test('the waits between probes of a pause begin at the first and double with each', async () => {
    const store = await engine.openStore();
    if (address === undefined) throw new Error('The CRM has an address');
    await store.write(async (tx) => {
      await openDestination(tx, address.id, at);
      await pauseDestination(tx, address.id, { cause: 'failing', at, probeAt: at + FIRST_PROBE_MS });
    });
    const probeAfter = (ms: number) => store.write((tx) => allowance(tx, address, { at: at + ms, limit: 8 }));
    expect(await probeAfter(FIRST_PROBE_MS - 1)).toBe(0);
    expect(await probeAfter(FIRST_PROBE_MS)).toBe(1);
    // Twice the first wait after it, and then four times.
    expect(await probeAfter(3 * FIRST_PROBE_MS - 1)).toBe(0);
    expect(await probeAfter(3 * FIRST_PROBE_MS)).toBe(1);
    expect(await probeAfter(7 * FIRST_PROBE_MS - 1)).toBe(0);
    expect(await probeAfter(7 * FIRST_PROBE_MS)).toBe(1);
  });
});
