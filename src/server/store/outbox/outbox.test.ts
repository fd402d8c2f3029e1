import { expect, test } from 'vitest';
import { changedBy, deliveriesById, held, storeDeliveries } from '../../../../test-support/data/delivery-rows.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { NOT_SENT, demoMessageId, isDemoId } from '../engine/demo-mark.ts';
import { bucketOf } from './buckets.ts';
import {
  copyDelivery,
  countGivenUp,
  countHeldBack,
  deliveriesDue,
  findDelivery,
  listDeliveries,
  queueDelivery,
  resendDelivery,
  withdrawDeliveries,
  type NewDelivery,
} from './outbox.ts';

const lead: NewDelivery = { id: 'new', kind: 'lead', leadId: 'ada', destination: 'crm', payload: '{}', at: 5 };
const dead = { status: 'dead', attempts: 1 } as const;

forEachEngine((engine) => {
  async function open(rows: Parameters<typeof storeDeliveries>[1] = {}) {
    const store = await engine.openStore();
    await storeDeliveries(store, rows);
    let signals = 0;
    store.onCommitted(deliveriesDue, () => {
      signals += 1;
    });
    return { store, signals: () => signals };
  }

  test('what is queued is due at once, and the workers are told', async () => {
    const { store, signals } = await open();
    const whole = { ...lead, orderId: 'order', messageId: 'event', countsAs: 'share', shareNumber: 3 };
    await store.write((tx) => queueDelivery(tx, whole));
    expect((await deliveriesById(store)).get('new')).toMatchObject({
      kind: 'lead',
      lead_id: 'ada',
      order_id: 'order',
      destination: 'crm',
      payload: '{}',
      status: 'waiting',
      attempts: 0,
      failures: 0,
      next_attempt_at: 5,
      created_at: 5,
      last_error: null,
      counts_as: 'share',
      share_number: 3,
      message_id: 'event',
      bucket: bucketOf('share'),
    });
    expect(signals()).toBe(1);
  });

  test('what is held waits until its time, or for the owner, with the reason; nobody is woken', async () => {
    const { store, signals } = await open();
    const counts = { countsAs: 'share', shareNumber: 1 };
    await store.write(async (tx) => {
      await queueDelivery(tx, { ...lead, ...counts, id: 'later', hold: { until: 70, reason: 'Many today' } });
      await queueDelivery(tx, { ...lead, ...counts, id: 'owner', hold: { until: null, reason: 'Too many' } });
    });
    const rows = await deliveriesById(store);
    expect(rows.get('later')).toMatchObject({
      status: 'waiting',
      next_attempt_at: 70,
      last_error: 'Many today',
      counts_as: 'share',
      share_number: 1,
    });
    // Held back it counts in no share: the next may take its place.
    expect(rows.get('owner')).toMatchObject({
      status: 'dead',
      next_attempt_at: 5,
      last_error: 'Too many',
      counts_as: null,
      share_number: null,
      bucket: bucketOf('owner'),
    });
    expect(signals()).toBe(0);
  });

  test('of several that are queued together one that is due wakes the workers', async () => {
    const { store, signals } = await open();
    await store.writeBeside(async (tx) => {
      await queueDelivery(tx, lead);
      await queueDelivery(tx, { ...lead, id: 'later', hold: { until: 70, reason: 'Many today' } });
    });
    expect((await deliveriesById(store)).size).toBe(2);
    expect(signals()).toBe(1);
  });

  test('what does not count has no number in a share', async () => {
    const { store } = await open();
    await store.write((tx) => queueDelivery(tx, { ...lead, shareNumber: 1 }));
    expect((await deliveriesById(store)).get('new')).toMatchObject({ counts_as: null, share_number: null });
  });

  test('nothing of the demonstration is ever due, whatever else holds it', async () => {
    const { store, signals } = await open();
    const payload = '{"email":"ada@demo.example"}';
    await store.write((tx) => queueDelivery(tx, { ...lead, payload, hold: { until: 70, reason: 'Many today' } }));
    const [row] = [...(await deliveriesById(store)).values()];
    expect(row).toMatchObject({ status: 'dead', last_error: NOT_SENT });
    expect(isDemoId(row?.id ?? '')).toBe(true);
    expect(signals()).toBe(0);
  });

  test('of a lead only that is taken back which tells of it since then, waits and is not being sent, with its attempts', async () => {
    const told = { lead_id: 'ada', created_at: 10 };
    const { store } = await open({
      a: told,
      b: { ...told, kind: 'mail' },
      before: { ...told, created_at: 9 },
      bob: { ...told, lead_id: 'bob' },
      kind: { ...told, kind: 'other' },
      dead: { ...told, ...dead },
      delivered: { ...told, status: 'delivered' },
      sending: held('theirs', told),
    });
    const attempts = ['a', 'bob'].map((id) => ({ delivery_id: id, number: 1, started_at: 1, ended_at: 2 }));
    await store.db
      .insertInto('delivery_attempts')
      .values(
        attempts.map((attempt) => ({ ...attempt, bucket: bucketOf(attempt.delivery_id), status: null, error: null })),
      )
      .execute();
    const withdraw = async () => store.write((tx) => withdrawDeliveries(tx, 'ada', ['lead', 'mail'], 10));
    expect(await changedBy(store, withdraw)).toEqual(['a', 'b']);
    const left = await store.db.selectFrom('delivery_attempts').select('delivery_id').execute();
    expect(left).toEqual([{ delivery_id: 'bob' }]);
    expect(await changedBy(store, withdraw)).toEqual([]);
    await store.write((tx) => withdrawDeliveries(tx, 'bob', ['lead'], 10));
    expect(await store.db.selectFrom('delivery_attempts').select('delivery_id').execute()).toEqual([]);
  });

  test('what was held back and what was given up are counted apart, of the demonstration neither', async () => {
    const { store } = await open({
      held1: { status: 'dead', created_at: 10 },
      held2: { status: 'dead', created_at: 11 },
      held3: { status: 'dead', created_at: 11 },
      held4: { status: 'dead', created_at: 12 },
      tried: { ...dead, created_at: 10 },
      tried2: { ...dead, created_at: 12, attempts: 5 },
      tried3: { ...dead, created_at: 12 },
      heldBefore: { status: 'dead', created_at: 9 },
      triedBefore: { ...dead, created_at: 9 },
      waiting: { created_at: 10 },
      waitingTried: { created_at: 10, attempts: 1 },
      delivered: { status: 'delivered', created_at: 10, attempts: 1 },
      [demoMessageId()]: { status: 'dead', created_at: 10 },
      [demoMessageId()]: { ...dead, created_at: 10 },
    });
    expect(await countHeldBack(store.db, 10)).toBe(4);
    expect(await countGivenUp(store.db, { since: 10, limit: 10 })).toBe(3);
    expect(await countGivenUp(store.db, { since: 10, limit: 2 })).toBe(2);
  });

  test('lists have the newest first, of one standing where asked, and go on after a place', async () => {
    const { store } = await open({
      a: { created_at: 2 },
      b: { created_at: 2 },
      c: { created_at: 1, status: 'delivered' },
      d: { created_at: 3, status: 'dead' },
    });
    const ids = async (more: Partial<Parameters<typeof listDeliveries>[1]> = {}) => {
      const rows = await listDeliveries(store.db, { status: undefined, limit: 9, before: undefined, ...more });
      return rows.map(({ id }) => id).join('');
    };
    expect(await ids()).toBe('dbac');
    expect(await ids({ limit: 2 })).toBe('db');
    expect(await ids({ status: 'waiting' })).toBe('ba');
    expect(await ids({ before: { createdAt: 2, id: 'b' } })).toBe('ac');
    const [first] = await listDeliveries(store.db, { status: 'dead', limit: 1, before: undefined });
    expect(first).toMatchObject({ id: 'd', kind: 'lead', destination: 'crm', status: 'dead' });
  });

  test('one is found by its id', async () => {
    const { store } = await open({ a: {}, b: { destination: 'mail', payload: '{"to":"b"}' } });
    expect(await findDelivery(store.db, 'b')).toEqual({ destination: 'mail', payload: '{"to":"b"}' });
    expect(await findDelivery(store.db, 'c')).toBeNull();
  });

  test('what has arrived can be sent once more, as a message of its own whose kind says so', async () => {
    const arrived = { status: 'delivered', lead_id: 'ada', order_id: 'order', message_id: 'event' } as const;
    const { store, signals } = await open({ a: arrived });
    const copy = async (id: string) => store.write((tx) => copyDelivery(tx, id, 50));
    expect(await copy('a')).toEqual({ status: 'delivered', kind: 'lead', leadId: 'ada' });
    expect(signals()).toBe(1);
    const second = [...(await deliveriesById(store)).values()].find(({ id }) => id !== 'a');
    expect(second).toMatchObject({
      kind: 'lead_again',
      lead_id: 'ada',
      order_id: 'order',
      message_id: 'event',
      destination: 'crm',
      payload: '{"name":"Ada"}',
      status: 'waiting',
      created_at: 50,
      next_attempt_at: 50,
    });
    const id = second?.id ?? '';
    await store.db.updateTable('deliveries').set({ status: 'delivered' }).where('id', '=', id).execute();
    await copy(id);
    const kinds = [...(await deliveriesById(store)).values()].map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['lead', 'lead_again', 'lead_again']);
  });

  test('what has not arrived, tells of an erasure or is not there is not sent once more', async () => {
    const { store } = await open({ waiting: {}, dead, erased: { status: 'delivered', kind: 'person_erased' } });
    const copy = async (id: string) => store.write((tx) => copyDelivery(tx, id, 50));
    expect(await copy('waiting')).toMatchObject({ status: 'waiting' });
    expect(await copy('dead')).toMatchObject({ status: 'dead' });
    expect(await copy('erased')).toBeNull();
    expect(await copy('nobody')).toBeNull();
    expect((await deliveriesById(store)).size).toBe(3);
  });

  test('sent again by hand it is due now with all its retries before it; what has arrived stays', async () => {
    const tried = { failures: 4, give_up_at: 90, next_attempt_at: 80, attempts: 4 };
    for (const status of ['waiting', 'dead', 'delivered'] as const) {
      const { store, signals } = await open({ a: { ...tried, status }, b: { ...tried, ...dead } });
      const changed = await changedBy(store, async () =>
        expect(await store.write((tx) => resendDelivery(tx, 'a', 50))).toBe(status),
      );
      expect(changed).toEqual(status === 'delivered' ? [] : ['a']);
      const anew = { status: 'waiting', next_attempt_at: 50, failures: 0, give_up_at: null, attempts: 4 };
      expect((await deliveriesById(store)).get('a')).toMatchObject(status === 'delivered' ? tried : anew);
      expect(signals()).toBe(1);
      expect(await store.write((tx) => resendDelivery(tx, 'nobody', 50))).toBeNull();
      expect(signals()).toBe(1);
    }
  });
});
