import { expect, test } from 'vitest';
import {
  changedBy,
  claimedDelivery as mine,
  deliveriesById,
  held,
  plainDelivery as plain,
  storeDeliveries,
  watchCounts,
  type NewRow,
} from '../../../../test-support/data/delivery-rows.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  claimDue,
  dropDelivery,
  endClaim,
  findClaimsBeyond,
  findDue,
  recordCutShort,
  recordDelivered,
  recordFailed,
  type AfterFailure,
} from './delivery-claims.ts';
import { bucketOf } from './buckets.ts';
import { eventChannel } from './event-channel.ts';
import { PERSON_ERASED } from './outbox.ts';

const NOW = 1000;
const UNTIL = 2000;

const readAttempts = async (store: Store) =>
  store.db.selectFrom('delivery_attempts').selectAll().orderBy('delivery_id').execute();

/** Claims what is due, as a worker does. */
async function claim(store: Store, { limit = 10, claim: name = 'mine', destination = 'crm' } = {}) {
  const due = { destination, at: NOW };
  const buckets = await findDue(store.db, due, limit);
  return store.write((tx) => claimDue(tx, { ...due, claim: name, until: UNTIL, buckets }));
}
const claimedIds = async (store: Store, more: Parameters<typeof claim>[1] = {}) =>
  (await claim(store, more)).map(({ id }) => id).toSorted();

const end = { startedAt: 1500, endedAt: 1600, status: 200, error: null, answer: null };
const refused = { ...end, status: 500, error: 'Answered 500', answer: 'Not now' };
const logged = { delivery_id: 'a', bucket: bucketOf('a'), number: 1, started_at: 1500, ended_at: 1600 };

/** In the same bucket as `a`. */
const beside = { bucket: bucketOf('a') };

/** Deliveries of every standing; what is done to `a` may change no other. */
const standings = {
  a: held('mine'),
  b: held('mine', beside),
  delivered: held('mine', { ...beside, status: 'delivered', delivered_at: 900 }),
  dead: held('mine', { ...beside, status: 'dead' }),
  taken: held('theirs', beside),
} satisfies Record<string, NewRow>;

/** Whether it waits and is held by the claim that acts. */
const isHeld = ({ claimed_by, status }: NewRow) => claimed_by === 'mine' && status === undefined;

forEachEngine((engine) => {
  /** A store with these deliveries. */
  async function open(rows: Readonly<Record<string, NewRow>>): Promise<Store> {
    const store = await engine.openStore();
    await storeDeliveries(store, rows);
    return store;
  }

  /** Does something to `a`, and gives `a` as it is then; nothing else may have changed. */
  async function actOnFirst(rows: Readonly<Record<string, NewRow>>, act: (store: Store) => Promise<void>) {
    const store = await open(rows);
    const counted = watchCounts(store);
    const changed = await changedBy(store, async () => act(store));
    expect(changed.filter((id) => id !== 'a')).toEqual([]);
    return { store, first: (await deliveriesById(store)).get('a'), counted };
  }

  test('only what waits for this destination, is due and is held by nobody is claimed, the longest due first', async () => {
    const store = await open({
      later: { next_attempt_at: NOW + 1 },
      elsewhere: { destination: 'mail' },
      delivered: { status: 'delivered' },
      dead: { status: 'dead' },
      taken: held('theirs'),
    });
    const due = async () => findDue(store.db, { destination: 'crm', at: NOW }, 10);
    expect(await due()).toEqual([]);
    expect(await claimedIds(store)).toEqual([]);
    await storeDeliveries(store, {
      c: { next_attempt_at: 30 },
      a: { next_attempt_at: 10 },
      lapsed: held('theirs', { claimed_until: NOW, next_attempt_at: 20 }),
      now: { next_attempt_at: NOW },
    });
    expect(await due()).toEqual(['a', 'lapsed', 'c', 'now'].map(bucketOf));
    expect(await claimedIds(store, { limit: 2 })).toEqual(['a', 'lapsed']);
    expect(await claimedIds(store, { claim: 'next' })).toEqual(['c', 'now']);
    const rows = await deliveriesById(store);
    expect(rows.get('a')).toMatchObject({ claimed_by: 'mine', claimed_until: UNTIL, attempts: 1 });
    expect(rows.get('now')).toMatchObject({ claimed_by: 'next' });
    expect(rows.get('taken')).toMatchObject({ claimed_by: 'theirs', attempts: 0 });
    expect(await due()).toEqual([]);
  });

  test('of each bucket as many are claimed as are named, its longest due first', async () => {
    const store = await open({
      xa: { next_attempt_at: 40 },
      ya: { next_attempt_at: 20 },
      za: { next_attempt_at: 30 },
      xb: { next_attempt_at: 10 },
      yb: { next_attempt_at: 50 },
    });
    expect(await findDue(store.db, { destination: 'crm', at: NOW }, 3)).toEqual(['b', 'a', 'a'].map(bucketOf));
    expect(await claimedIds(store, { limit: 3 })).toEqual(['xb', 'ya', 'za']);
    expect(await claimedIds(store, { limit: 3 })).toEqual(['xa', 'yb']);
  });

  test('a claim has what is sent: an event goes out under its own id, everything else under the delivery’s', async () => {
    const store = await open({
      event: { message_id: 'of the event' },
      lead: { attempts: 2, failures: 1, give_up_at: 77 },
    });
    const claimed = Object.fromEntries((await claim(store)).map((one) => [one.id, one]));
    expect(claimed).toEqual({
      event: { ...mine('event'), messageId: 'of the event' },
      lead: { ...mine('lead'), attempt: 3, failures: 1, giveUpAt: 77 },
    });
  });

  test('of one turn at one destination only the first is claimed, until it is delivered or dead', async () => {
    const [here, there] = [eventChannel('here'), eventChannel('there')];
    const turn = (number: number, more: NewRow = {}): NewRow => ({
      destination: here,
      turn_of: 'ada',
      turn: number,
      ...more,
    });
    const store = await open({
      a1: turn(1),
      a2: turn(2),
      a3: turn(3),
      b2: turn(2, { turn_of: 'bob' }),
      there2: turn(2, { destination: there }),
    });
    expect(await claimedIds(store, { destination: here })).toEqual(['a1', 'b2']);
    expect(await claimedIds(store, { destination: here })).toEqual([]);
    expect(await claimedIds(store, { destination: there })).toEqual(['there2']);
    await store.db.updateTable('deliveries').set({ status: 'dead' }).where('id', '=', 'a1').execute();
    expect(await claimedIds(store, { destination: here })).toEqual(['a2']);
    await store.db.updateTable('deliveries').set({ status: 'delivered' }).where('id', '=', 'a2').execute();
    expect(await claimedIds(store, { destination: here })).toEqual(['a3']);
  });

  test('claims beyond a moment are those of what waits for the destination, each once', async () => {
    const store = await open({
      a: held('far', { claimed_until: 5001 }),
      b: held('far', { claimed_until: 5001 }),
      xb: held('far', { claimed_until: 5001 }),
      near: held('near', { claimed_until: 5000 }),
      elsewhere: held('mail', { claimed_until: 9000, destination: 'mail' }),
      dead: held('dead', { claimed_until: 9000, status: 'dead' }),
      free: {},
    });
    const far = ['a', 'b'].map((id) => ({ claim: 'far', bucket: bucketOf(id) }));
    expect(await findClaimsBeyond(store.db, 'crm', 5000)).toEqual(far);
  });

  test('a claim that is ended gives back what it holds, and no more', async () => {
    const { first } = await actOnFirst(
      {
        a: held('mine'),
        b: held('mine'),
        elsewhere: held('mine', { ...beside, destination: 'mail' }),
        taken: held('theirs', beside),
        dead: held('mine', { ...beside, status: 'dead' }),
        endless: { ...beside, claimed_by: 'mine' },
      },
      async (store) => store.write((tx) => endClaim(tx, 'crm', { claim: 'mine', bucket: bucketOf('a') })),
    );
    expect(first).toMatchObject({ claimed_by: null, claimed_until: null, status: 'waiting', attempts: 0 });
  });

  test('an arrival is recorded with its attempt, even where another worker holds it by now', async () => {
    for (const row of [held('mine'), held('theirs')]) {
      const { store, first, counted } = await actOnFirst({ ...standings, a: row }, async (opened) =>
        opened.write((tx) => recordDelivered(tx, mine('a'), { ...end, remark: 'Known already' })),
      );
      expect(first).toMatchObject({
        status: 'delivered',
        delivered_at: 1600,
        last_status: 200,
        last_error: null,
        last_answer: 'Known already',
        claimed_by: null,
        claimed_until: null,
        payload: plain.payload,
      });
      expect(await readAttempts(store)).toEqual([{ ...logged, status: 200, error: null }]);
      expect(counted).toEqual([{ what: 'delivery', outcome: 'delivered', destination: 'crm' }]);
    }
  });

  test('of a message about an erased person nothing is left once it has arrived', async () => {
    const { first } = await actOnFirst(
      { ...standings, a: held('mine', { kind: PERSON_ERASED, last_answer: 'Not now' }) },
      async (store) => store.write((tx) => recordDelivered(tx, mine('a'), end)),
    );
    expect(first).toMatchObject({ status: 'delivered', payload: '{"erased":true}', last_answer: null });
  });

  test('what has arrived keeps its time when it arrives once more', async () => {
    const row = { status: 'delivered', delivered_at: 900, last_answer: 'First' } as const;
    const { store, first } = await actOnFirst({ ...standings, a: row }, async (opened) =>
      opened.write((tx) => recordDelivered(tx, mine('a'), end)),
    );
    expect(first).toMatchObject(row);
    expect(await readAttempts(store)).toHaveLength(1);
  });

  test('what a stop cuts short is due again as it was, unless it is no longer held or waiting', async () => {
    for (const row of [held('mine'), held('theirs'), held('mine', { status: 'dead' })]) {
      const { store, first, counted } = await actOnFirst({ ...standings, a: row }, async (opened) =>
        opened.write((tx) => recordCutShort(tx, mine('a'), { ...end, status: null, error: 'Stopped' })),
      );
      expect(first).toMatchObject({ ...plain, ...row, ...(isHeld(row) && { claimed_by: null, claimed_until: null }) });
      expect(await readAttempts(store)).toEqual([{ ...logged, status: null, error: 'Stopped' }]);
      expect(counted).toEqual([{ what: 'delivery', outcome: 'cut short', destination: 'crm' }]);
    }
  });

  test.each([
    ['waiting', 'failed'],
    ['dead', 'dead'],
  ] as const)(
    'a failure after which it is %s is counted as %s; what is no longer held or waiting stays',
    async (status, outcome) => {
      const after: AfterFailure = { status, nextAttemptAt: 7000, giveUpAt: 8000, failures: 3 };
      for (const row of [held('mine'), held('theirs'), held('mine', { status: 'delivered' })]) {
        const { store, first, counted } = await actOnFirst({ ...standings, a: row }, async (opened) =>
          opened.write((tx) => recordFailed(tx, mine('a'), refused, after)),
        );
        const changed = {
          status,
          next_attempt_at: 7000,
          give_up_at: 8000,
          failures: 3,
          last_status: 500,
          last_error: 'Answered 500',
          last_answer: 'Not now',
          claimed_by: null,
          claimed_until: null,
        };
        expect(first).toMatchObject({ ...plain, ...row, ...(isHeld(row) && changed) });
        expect(await readAttempts(store)).toEqual([{ ...logged, status: 500, error: 'Answered 500' }]);
        expect(counted).toEqual([{ what: 'delivery', outcome, destination: 'crm' }]);
      }
    },
  );

  test('what nobody waits for goes with its attempts, unless it is no longer held or waiting', async () => {
    for (const row of [held('mine'), held('theirs'), held('mine', { status: 'delivered' })]) {
      const { store, first, counted } = await actOnFirst({ ...standings, a: row }, async (opened) => {
        const attempts = ['a', 'b'].map((id) => ({ ...logged, delivery_id: id, status: null, error: null }));
        await opened.db.insertInto('delivery_attempts').values(attempts).execute();
        await opened.write((tx) => dropDelivery(tx, mine('a')));
      });
      expect(first === undefined).toBe(isHeld(row));
      expect((await readAttempts(store)).map((attempt) => attempt.delivery_id)).toEqual(
        isHeld(row) ? ['b'] : ['a', 'b'],
      );
      expect(counted).toEqual(isHeld(row) ? [{ what: 'delivery', outcome: 'dropped', destination: 'crm' }] : []);
    }
  });
});
