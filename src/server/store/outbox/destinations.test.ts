import { expect, test } from 'vitest';
import { changedBy, deliveriesById, storeDeliveries } from '../../../../test-support/data/delivery-rows.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  claimProbe,
  countDeliveries,
  countFailure,
  findDestination,
  findDestinations,
  forgetFailures,
  hastenWaiting,
  openDestination,
  pauseDestination,
  reopenDestination,
  reviveDead,
  reviveDeadOf,
} from './destinations.ts';
import { deliveriesDue } from './outbox.ts';

const untouched = {
  paused_at: null,
  pause_cause: null,
  probes: 0,
  probe_at: null,
  failing_since: null,
  failures: 0,
  last_failed_at: null,
  last_status: null,
  last_error: null,
};
const dead = { status: 'dead', attempts: 1 } as const;

/** More than are read at a time. */
const MANY_THINGS = 1200;

forEachEngine((engine) => {
  /** A store with the destinations `a` and `b`, open since 10 and 20. */
  async function open(rows: Parameters<typeof storeDeliveries>[1] = {}) {
    const store = await engine.openStore();
    await storeDeliveries(store, rows);
    await store.write(async (tx) => {
      await openDestination(tx, 'a', 10);
      await openDestination(tx, 'b', 20);
    });
    let signals = 0;
    store.onCommitted(deliveriesDue, () => {
      signals += 1;
    });
    return { store, signals: () => signals };
  }

  const a = async (store: Store) => findDestination(store.db, 'a');
  const expectOtherUntouched = async (store: Store) =>
    expect(await findDestination(store.db, 'b')).toEqual({ id: 'b', open_since: 20, ...untouched });

  test('a destination is open from when it was first looked at', async () => {
    const { store } = await open();
    expect(await a(store)).toEqual({ id: 'a', open_since: 10, ...untouched });
    expect(await store.write((tx) => openDestination(tx, 'a', 99))).toMatchObject({ open_since: 10 });
    expect(await findDestination(store.db, 'c')).toBeNull();
    expect(await store.write((tx) => openDestination(tx, 'c', 30))).toEqual({ id: 'c', open_since: 30, ...untouched });
    expect((await findDestinations(store.db, ['a', 'c', 'x'])).map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
    expect(await findDestinations(store.db, [])).toEqual([]);
  });

  test('failures are counted since the first after a success', async () => {
    const { store } = await open();
    const fail = async (at: number, status: number | null) =>
      store.write((tx) => countFailure(tx, 'a', { at, status, error: `Answered ${status}` }));
    await fail(100, 500);
    const second = await fail(200, null);
    expect(second).toEqual({
      id: 'a',
      open_since: 10,
      ...untouched,
      failing_since: 100,
      failures: 2,
      last_failed_at: 200,
      last_status: null,
      last_error: 'Answered null',
    });
    await expectOtherUntouched(store);
    await store.write((tx) => countFailure(tx, 'b', { at: 300, status: 500, error: 'x' }));
    await store.write((tx) => forgetFailures(tx, 'a'));
    expect(await a(store)).toMatchObject({ failing_since: null, failures: 0, last_failed_at: 200 });
    expect(await findDestination(store.db, 'b')).toMatchObject({ failing_since: 300, failures: 1 });
    expect(await fail(400, 500)).toMatchObject({ failing_since: 400, failures: 1 });
  });

  test('a pause is made once; only what the receiver says itself takes the place of failures', async () => {
    const { store } = await open();
    const pause = async (cause: 'failing' | 'gone' | 'denied', at: number, probeAt: number | null = null) =>
      store.write((tx) => pauseDestination(tx, 'a', { cause, at, probeAt }));
    expect(await pause('failing', 100, 150)).toBe(true);
    expect(await a(store)).toMatchObject({ paused_at: 100, pause_cause: 'failing', probes: 0, probe_at: 150 });
    expect(await pause('failing', 110, 160)).toBe(false);
    expect(await a(store)).toMatchObject({ paused_at: 100, probe_at: 150 });
    await store.write((tx) => claimProbe(tx, 'a', { at: 150, nextAt: 170 }));
    expect(await pause('gone', 180)).toBe(true);
    expect(await a(store)).toMatchObject({ paused_at: 180, pause_cause: 'gone', probes: 0, probe_at: null });
    expect(await pause('denied', 190)).toBe(false);
    expect(await pause('failing', 190)).toBe(false);
    expect(await a(store)).toMatchObject({ paused_at: 180, pause_cause: 'gone' });
    await expectOtherUntouched(store);
    expect(await store.write((tx) => pauseDestination(tx, 'b', { cause: 'denied', at: 5, probeAt: null }))).toBe(true);
  });

  test('a probe is claimed once when it is due', async () => {
    const { store } = await open();
    const probe = async (at: number, nextAt: number | null) => store.write((tx) => claimProbe(tx, 'a', { at, nextAt }));
    expect(await probe(100, 200)).toBe(false);
    for (const id of ['a', 'b'])
      await store.write((tx) => pauseDestination(tx, id, { cause: 'failing', at: 50, probeAt: 100 }));
    expect(await probe(99, 200)).toBe(false);
    expect(await probe(100, 200)).toBe(true);
    expect(await probe(100, 300)).toBe(false);
    expect(await a(store)).toMatchObject({ probes: 1, probe_at: 200 });
    expect(await probe(250, null)).toBe(true);
    expect(await probe(9999, 1)).toBe(false);
    expect(await a(store)).toMatchObject({ probes: 2, probe_at: null });
    expect(await findDestination(store.db, 'b')).toMatchObject({ probes: 0, probe_at: 100 });
  });

  test('a destination that is opened again begins anew, and the workers are told', async () => {
    const { store, signals } = await open();
    for (const id of ['a', 'b'])
      await store.write(async (tx) => {
        await countFailure(tx, id, { at: 40, status: 500, error: 'x' });
        await pauseDestination(tx, id, { cause: 'failing', at: 50, probeAt: 100 });
        await claimProbe(tx, id, { at: 100, nextAt: 200 });
      });
    expect(signals()).toBe(0);
    await store.write((tx) => reopenDestination(tx, 'a', 300));
    expect(await a(store)).toEqual({
      id: 'a',
      open_since: 300,
      ...untouched,
      last_failed_at: 40,
      last_status: 500,
      last_error: 'x',
    });
    expect(signals()).toBe(1);
    expect(await findDestination(store.db, 'b')).toMatchObject({ open_since: 20, paused_at: 50, probes: 1 });
  });

  test('what failed and waits for later is made due now, some at a time; what is held or due already stays', async () => {
    const later = { failures: 1, attempts: 1, give_up_at: 9999, next_attempt_at: 500, bucket: 7 };
    const { store } = await open({
      held: { ...later, failures: 0 },
      due: { ...later, next_attempt_at: 100 },
      mail: { ...later, destination: 'mail' },
      dead: { ...later, status: 'dead' },
      one: later,
      two: { ...later, destination: 'crm-quiz', bucket: 3 },
      three: later,
      four: later,
    });
    const hasten = async (limit: number) =>
      store.write((tx) => hastenWaiting(tx, ['crm', 'crm-quiz'], { at: 100, limit }));
    expect(await hasten(2)).toBe(2);
    const changed = await changedBy(store, async () => expect(await hasten(9)).toBe(2));
    expect(changed).toHaveLength(2);
    const rows = await deliveriesById(store);
    for (const id of ['one', 'two', 'three', 'four'])
      expect(rows.get(id)).toMatchObject({ next_attempt_at: 100, failures: 1, give_up_at: 9999 });
    expect(await changedBy(store, async () => hasten(9))).toEqual([]);
  });

  test('dead letters that were tried are made due now, some at a time; what was held back stays', async () => {
    const given = { ...dead, failures: 5, give_up_at: 90, next_attempt_at: 80, bucket: 7 };
    const { store } = await open({
      held: { ...given, attempts: 0 },
      waiting: { ...given, status: 'waiting' },
      delivered: { ...given, status: 'delivered' },
      mail: { ...given, destination: 'mail' },
      one: given,
      two: { ...given, destination: 'crm-quiz', bucket: 3 },
      three: given,
    });
    const revive = async (limit: number) =>
      store.write((tx) => reviveDead(tx, ['crm', 'crm-quiz'], { at: 100, limit }));
    const changed = await changedBy(store, async () => {
      expect(await revive(2)).toBe(2);
      expect(await revive(9)).toBe(1);
      expect(await revive(9)).toBe(0);
    });
    expect(changed.toSorted()).toEqual(['one', 'three', 'two']);
    const anew = { status: 'waiting', next_attempt_at: 100, failures: 0, give_up_at: null, attempts: 1 };
    const rows = await deliveriesById(store);
    for (const id of changed) expect(rows.get(id)).toMatchObject(anew);
  });

  test('the dead letters of a person are made due now, whether about a lead or an order', async () => {
    const { store, signals } = await open({
      lead: { ...dead, lead_id: 'her lead', failures: 5, give_up_at: 90, bucket: 7 },
      order: { ...dead, order_id: 'her order', bucket: 7 },
      held: { ...dead, lead_id: 'her lead', attempts: 0 },
      waiting: { lead_id: 'her lead', attempts: 1 },
      delivered: { lead_id: 'her lead', status: 'delivered', attempts: 1 },
      his: { ...dead, lead_id: 'his lead' },
      nobodys: dead,
    });
    const item = { type: 'lead', kind: 'quiz', at: 1, name: '', email: '', phone: '', consent: 0, text: '' } as const;
    await store.db
      .insertInto('person_items')
      .values([
        { ...item, id: 'her lead', person_id: 'ada' },
        { ...item, id: 'her order', person_id: 'ada' },
        { ...item, id: 'his lead', person_id: 'bob' },
      ])
      .execute();
    const revive = async (person: string) => store.write((tx) => reviveDeadOf(tx, person, 100));
    const changed = await changedBy(store, async () => expect(await revive('ada')).toBe(2));
    expect(changed).toEqual(['lead', 'order']);
    expect((await deliveriesById(store)).get('lead')).toMatchObject({
      status: 'waiting',
      next_attempt_at: 100,
      failures: 0,
      give_up_at: null,
    });
    expect(signals()).toBe(1);
    expect(await revive('ada')).toBe(0);
    expect(await revive('nobody')).toBe(0);
    expect(signals()).toBe(1);
    expect(await revive('bob')).toBe(1);
    expect(signals()).toBe(2);
  });

  test('the dead letters of a person who left very much are all made due', async () => {
    const ids = Array.from({ length: MANY_THINGS }, (_, number) => `thing ${String(number).padStart(4, '0')}`);
    const about = [0, 700, MANY_THINGS - 1].map((at) => ids[at] ?? '');
    const { store } = await open(Object.fromEntries(about.map((id, at) => [`dead ${at}`, { ...dead, lead_id: id }])));
    const item = { type: 'lead', kind: 'quiz', at: 1, name: '', email: '', phone: '', consent: 0, text: '' } as const;
    // In no order, as ids of several processes come.
    const mixed = [...ids.filter((_, at) => at % 2 === 1), ...ids.filter((_, at) => at % 2 === 0)];
    for (let from = 0; from < mixed.length; from += 400)
      await store.db
        .insertInto('person_items')
        .values(mixed.slice(from, from + 400).map((id) => ({ ...item, id, person_id: 'ada' })))
        .execute();
    expect(await store.write((tx) => reviveDeadOf(tx, 'ada', 100))).toBe(about.length);
  });

  test('what waits and what was given up is counted, up to a limit; what was held back is not given up', async () => {
    const { store } = await open({
      w1: {},
      w2: { destination: 'crm-quiz', attempts: 3 },
      w3: {},
      mail: { destination: 'mail' },
      d1: dead,
      d2: { ...dead, destination: 'crm-quiz', attempts: 4 },
      heldBack: { status: 'dead' },
      deadMail: { ...dead, destination: 'mail' },
      delivered: { status: 'delivered', attempts: 1 },
    });
    const count = async (limit: number) => countDeliveries(store.db, ['crm', 'crm-quiz'], { limit });
    expect(await count(100)).toEqual({ waiting: 3, dead: 2 });
    expect((await count(2)).waiting).toBe(2);
    expect((await count(1)).dead).toBeLessThanOrEqual(1);
  });
});
