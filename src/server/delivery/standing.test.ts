import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { byDestination, listAddresses } from '../outbox/destinations.ts';
import { findDestination, openDestination, pauseDestination } from '../store/outbox/destinations.ts';
import { FIRST_PROBE_MS, PAUSE_AFTER_FAILURES, PAUSE_AFTER_MS } from './pause-policy.ts';
import type { FailureSubject } from './send.ts';
import { allowance, acceptsDeliveries, markFailure, markSuccess } from './standing.ts';

const address = byDestination(
  listAddresses({
    crmWebhookUrl: 'https://crm.example/hook',
    crmQuizWebhookUrl: null,
    crmDealWebhookUrl: null,
    smtpUrl: null,
  }),
).get('crm');
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

  const withAddress = async () => {
    if (address === undefined) throw new Error('The CRM has an address');
    const [store, known] = [await engine.openStore(), address];
    await store.write((tx) => openDestination(tx, known.id, at));
    const fail = (concerns: FailureSubject, ms: number, startedAt = at + ms) =>
      store.write((tx) =>
        markFailure(tx, known, { concerns, startedAt, at: at + ms, status: 500, error: 'Answered 500' }),
      );
    const succeed = (ms: number) => store.write((tx) => markSuccess(tx, known, at + ms));
    const read = () => findDestination(store.db, known.id);
    return { store, known, fail, succeed, read };
  };

  test('a failure counts unless it concerns one delivery alone or began before the destination was resumed', async () => {
    const { fail, read } = await withAddress();
    const open = { openSince: at, isPaused: false, pausedFor: null };
    expect(await fail('delivery', 1)).toEqual(open);
    expect(await fail('destination', 1, at - 1)).toEqual(open);
    expect(await read()).toMatchObject({ failures: 0, failing_since: null, last_error: null });
    expect(await fail('destination', 2, at)).toEqual(open);
    expect(await read()).toMatchObject({ failures: 1, failing_since: at + 2, last_error: 'Answered 500' });
  });

  test('a success forgets the failures of an open destination', async () => {
    const { fail, succeed, read } = await withAddress();
    await fail('destination', 1);
    expect(await succeed(2)).toBe(false);
    for (const record of [await read(), null]) expect(acceptsDeliveries(record, at)).toBe(true);
    expect(await read()).toMatchObject({ failures: 0, failing_since: null, pause_cause: null });
  });

  test('the failure that pauses a destination says so, and no other; a success ends the pause', async () => {
    const { fail, succeed, read } = await withAddress();
    for (let failures = 1; failures < PAUSE_AFTER_FAILURES; failures += 1) await fail('destination', 0);
    expect(await fail('destination', PAUSE_AFTER_MS)).toEqual({ openSince: at, isPaused: true, pausedFor: 'failing' });
    expect(await read()).toMatchObject({ pause_cause: 'failing', probe_at: at + PAUSE_AFTER_MS + FIRST_PROBE_MS });
    for (const concerns of ['destination', 'delivery'] as const)
      expect(await fail(concerns, PAUSE_AFTER_MS + 1)).toEqual({ openSince: at, isPaused: true, pausedFor: null });
    const record = await read();
    expect(acceptsDeliveries(record, at + PAUSE_AFTER_MS + FIRST_PROBE_MS - 1)).toBe(false);
    expect(acceptsDeliveries(record, at + PAUSE_AFTER_MS + FIRST_PROBE_MS)).toBe(true);
    expect(await succeed(PAUSE_AFTER_MS + 2)).toBe(true);
  });

  test('a destination that says it is gone stays paused after a late success, with what it said', async () => {
    const { fail, succeed, read } = await withAddress();
    expect(await fail('gone', 1)).toEqual({ openSince: at, isPaused: true, pausedFor: 'gone' });
    expect(await succeed(2)).toBe(false);
    expect(await read()).toMatchObject({ pause_cause: 'gone', failures: 1, failing_since: at + 1, probe_at: null });
  });
});
