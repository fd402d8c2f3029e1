import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { exampleOrder } from '../../../../test-support/data/sales.ts';
import { bookingRow } from '../../../../test-support/data/bookings.ts';
import { forEachEngine, type TestDatabase } from '../../../../test-support/databases/engines.ts';
import { insertBooking } from '../leads/bookings.ts';
import { bucketOf } from '../outbox/buckets.ts';
import { eventChannel } from '../outbox/event-channel.ts';
import { listParts } from '../retention/page-view-parts.ts';
import { monthStart } from '../../time/months.ts';
import { storeLimits } from './limits.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Brings a database to where a Foyer of that day left it, and gives a way to put rows into it. */
async function openAsOf(last: string, { databaseUrl, dataDir }: TestDatabase) {
  const engine = databaseUrl === null ? openSqlite(dataDir, storeLimits) : openPostgres(databaseUrl, storeLimits);
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  const migrator = new Migrator({ db: engine.migrator, provider: { getMigrations: async () => older } });
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  return {
    db: engine.writer.withTables<
      Record<
        'bookings' | 'deliveries' | 'delivery_attempts' | 'orders' | 'page_views',
        Record<string, string | number | null | undefined>
      >
    >(),
    async close() {
      await engine.migrator.destroy();
      await engine.close();
    },
  };
}

const delivery = (id: string, kind: string, payload: object, leadId: string | null = null) => ({
  id,
  kind,
  lead_id: leadId,
  destination: kind.startsWith('mail') ? 'mail' : 'crm',
  payload: JSON.stringify(payload),
  status: 'waiting',
  attempts: 0,
  failures: 0,
  next_attempt_at: 1,
  created_at: 1,
});
const alert = (id: string, order: string, leadId: string | null = null) =>
  delivery(id, 'mail_owner-alert', { props: { facts: [['Order', order]] } }, leadId);

forEachEngine((engine) => {
  test('messages that were stored before deliveries knew their order are tied to it, where one is named that exists', async () => {
    const database = await engine.createBareDatabase();
    const before = await openAsOf('0018-upload-bounds', database);
    const orders = ['first', 'second'].map((id) => {
      const { announced_at: _later, ...order } = exampleOrder(1, { id });
      return order;
    });
    await before.db.insertInto('orders').values(orders).execute();
    const older = [
      delivery('a', 'purchase', { orderId: 'first', productName: 'second' }),
      delivery('b', 'purchase', { orderId: 'second' }),
      delivery('c', 'mail_purchase-confirmed', { to: 'ada@example.com', props: { orderId: 'first', name: 'second' } }),
      alert('d', 'second'),
      delivery('e', 'purchase', { orderId: 'in_of-a-subscription' }),
      alert('f', 'first', 'a lead'),
      delivery('g', 'quiz_lead', { firstName: 'first' }, 'a lead'),
      delivery('h', 'mail_owner-alert', { props: { what: 'New quiz lead', facts: [] } }),
    ];
    await before.db.insertInto('deliveries').values(older).execute();
    await before.close();

    const { db } = await engine.openStore(database);
    const tied = await db.selectFrom('deliveries').select(['id', 'order_id']).orderBy('id').execute();
    expect(Object.fromEntries(tied.map(({ id, order_id }) => [id, order_id]))).toEqual({
      a: 'first',
      b: 'second',
      c: 'first',
      d: 'second',
      e: null,
      f: null,
      g: null,
      h: null,
    });
  });

  test('of the messages that were stored before there were buckets, those that later ones are compared with lie where these will', async () => {
    const database = await engine.createBareDatabase();
    const before = await openAsOf('0044-booking-language', database);
    const channel = eventChannel('stream-d');
    const event = { destination: channel, turn_of: 'ada' };
    const share = { destination: 'mail', counts_as: 'share-9' };
    const older = [
      { ...delivery('waits', 'lead.created', {}), ...event },
      { ...delivery('dead', 'lead.created', {}), ...event, status: 'dead' },
      { ...delivery('told', 'lead.created', {}), ...event, status: 'delivered' },
      { ...delivery('today', 'mail_quiz-result', {}), ...share, share_number: 2, created_at: Date.now() },
      { ...delivery('long-ago', 'mail_quiz-result', {}), ...share, share_number: 1 },
      delivery('lead-f', 'quiz_lead', {}),
    ];
    // One statement takes rows of one shape.
    for (const row of older) await before.db.insertInto('deliveries').values(row).execute();
    const attempt = { number: 1, started_at: 1, ended_at: 2, status: 500, error: 'Answered 500' };
    for (const id of ['waits', 'lead-f'])
      await before.db
        .insertInto('delivery_attempts')
        .values({ ...attempt, delivery_id: id })
        .execute();
    await before.close();

    const { db } = await engine.openStore(database);
    const rows = await db.selectFrom('deliveries').select(['id', 'bucket']).execute();
    expect(Object.fromEntries(rows.map(({ id, bucket }) => [id, bucket]))).toEqual({
      waits: bucketOf(channel),
      dead: bucketOf(channel),
      told: 0,
      today: bucketOf('share-9'),
      'long-ago': 0,
      'lead-f': 0,
    });
    const attempts = await db.selectFrom('delivery_attempts').select(['delivery_id', 'bucket']).execute();
    expect(Object.fromEntries(attempts.map((row) => [row.delivery_id, row.bucket]))).toEqual({
      waits: bucketOf(channel),
      'lead-f': 0,
    });
  });

  test('a booking that was stored without a lead has none, and the others keep theirs', async () => {
    const database = await engine.createBareDatabase();
    const before = await openAsOf('0021-erased-people', database);
    const booking = (id: string, leadId: string, at: number) => ({
      id,
      lead_id: leadId,
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '',
      notes: '',
      starts_at: at,
      ends_at: at + 1,
      time_zone: 'UTC',
      status: leadId === '' ? 'held' : 'booked',
      sequence: 0,
      created_at: 1,
      changed_at: 1,
    });
    await before.db
      .insertInto('bookings')
      .values([booking('a', 'a lead', 1), booking('b', '', 2)])
      .execute();
    await before.close();

    const { db } = await engine.openStore(database);
    expect(await db.selectFrom('bookings').select(['id', 'lead_id', 'status']).orderBy('id').execute()).toEqual([
      { id: 'a', lead_id: 'a lead', status: 'booked' },
      { id: 'b', lead_id: null, status: 'held' },
    ]);
  });

  test('calls that overlap when the rule against it comes stay as they are, and nothing is put over them', async () => {
    const database = await engine.createBareDatabase();
    const before = await openAsOf('0023-figures-upkeep', database);
    const call = (id: string, from: number, until: number, status = 'booked') => ({
      id,
      lead_id: null,
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '',
      notes: '',
      starts_at: from,
      ends_at: until,
      time_zone: 'UTC',
      status,
      sequence: 0,
      created_at: 1,
      changed_at: 1,
    });
    const calls = [
      call('long', 10, 100),
      call('inside', 20, 30),
      call('inside the long one too', 50, 60),
      call('touches', 100, 110),
      call('cancelled', 15, 25, 'cancelled'),
      call('ends before it begins', 200, 190),
    ];
    await before.db.insertInto('bookings').values(calls).execute();
    await before.close();

    const store = await engine.openStore(database);
    const kept = await store.db.selectFrom('bookings').select(['id', 'status', 'may_overlap']).orderBy('id').execute();
    expect(kept.filter(({ may_overlap }) => may_overlap === 1).map(({ id }) => id)).toEqual([
      'ends before it begins',
      'inside',
      'inside the long one too',
    ]);
    expect(kept.filter(({ status }) => status === 'booked')).toHaveLength(5);
    const insert = (row: ReturnType<typeof call>) =>
      store.write((tx) => insertBooking(tx, bookingRow({ ...row, status: 'booked' })));
    await expect(insert(call('new', 90, 95))).rejects.toThrow('bookings_no_overlap');
    await insert(call('new', 110, 120));
  });

  test('page views that were there before they had months are all there, and numbered on; PostgreSQL has the coming months ready', async () => {
    const database = await engine.createBareDatabase();
    const before = await openAsOf('0042-share-numbers', database);
    const view = { session_id: 's', path: '/', title: 'Home', filtered: 0 };
    const now = Date.now();
    const times = [1, now - 400 * 86_400_000, now, monthStart(now, 2), monthStart(now, 50)];
    for (const at of times)
      await before.db
        .insertInto('page_views')
        .values({ ...view, at })
        .execute();
    await before.close();

    const store = await engine.openStore(database);
    await store.write((tx) =>
      tx
        .insertInto('page_views')
        .values({ ...view, at: now })
        .execute(),
    );
    const rows = await store.db.selectFrom('page_views').select(['id', 'at']).orderBy('id').execute();
    expect(rows).toEqual([...times, now].map((at, index) => ({ id: index + 1, at })));
    if (engine.name === 'sqlite') return;
    const parts = await listParts(store.db);
    expect(parts.map(({ until }) => until).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      [null, 1, 2, 3, 4].map((later) => (later === null ? null : monthStart(now, later))),
    );
    expect(parts.filter(({ isMonth }) => !isMonth).map(({ table }) => table)).toEqual([
      'page_views_earlier',
      'page_views_other',
    ]);
  });
});
