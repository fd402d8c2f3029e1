import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openConnection } from '../../../../test-support/databases/open-connection.ts';
import { claimedDelivery as mine, held, storeDeliveries } from '../../../../test-support/data/delivery-rows.ts';
import { conversion, report } from '../../../../test-support/data/reports.ts';
import { exampleForms } from '../../../../test-support/data/forms.ts';
import { liveThroughAll, post, VISITOR_SESSION } from '../../../../test-support/data/one-visitor.ts';
import { administer, postgres } from '../../../../test-support/databases/engines.ts';
import { cutByHash, PARTS } from '../../../../test-support/databases/hashed-schema.ts';
import {
  recordStatements,
  tablesOpened,
  type Statement,
} from '../../../../test-support/databases/recorded-statements.ts';
import { openStream, STREAM } from '../../../../test-support/server/event-stream.ts';
import { openTestApp, testClock } from '../../../../test-support/server/test-app.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { IDEMPOTENCY_HEADER } from '../../../contract/visitor-api.ts';
import { TRAP_FIELD } from '../../../domain/spam/form-check.ts';
import { createMailStops } from '../../mail-stops/mail-stops.ts';
import { changeBooking } from '../leads/bookings.ts';
import { withdrawOrderMessages } from '../orders/order-decisions.ts';
import {
  claimDue,
  dropDelivery,
  endClaim,
  findClaimsBeyond,
  findDue,
  recordCutShort,
  recordDelivered,
  recordFailed,
} from '../outbox/delivery-claims.ts';
import { hastenWaiting, reviveDead, reviveDeadOf } from '../outbox/destinations.ts';
import { eventChannel } from '../outbox/event-channel.ts';
import { findRemoteId, forgetRemoteId, saveRemoteId } from '../outbox/highlevel-ids.ts';
import { resendDelivery } from '../outbox/outbox.ts';
import { findPersonOfItem } from '../people/find-people.ts';
import { withdrawEvents } from '../stream/tell.ts';
import { joinTurns } from '../stream/told-people.ts';
import { routingKeys, spreadTables } from './routing-keys.ts';

/** A client's counts for a minute and for a day are two keys, asked for at once. */
const keysAtOnce: Readonly<Record<string, number>> = { limit_counts: 2 };

/** What a mail program sends for its reader. */
const oneClick = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
};

/** Written when messages go out, and not when visitors send something. */
const byWorkers = ['delivery_attempts', 'highlevel_ids'];

/** Empty, and in no statement: the first migration made it. */
const NO_LONGER_USED = 'page_titles';

const DAY_MS = 24 * 60 * 60 * 1000;
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
/** A list that has an end. */
const HAS_END = /\blimit \$\d+\s*$/i;
const PART = /^(?<table>.+)_\d$/;

/** Those that change the key of a row. PostgreSQL would move the row to another part; Citus refuses. */
const keyChangesAmong = (statements: readonly Statement[]) =>
  statements.flatMap(({ text }) => {
    const table = /^(?:update|insert into) "?(?<table>\w+)"?/.exec(text)?.groups?.['table'];
    const changes = /\bset (?<changes>.*?)(?: where | returning |$)/s.exec(text)?.groups?.['changes'] ?? '';
    const key = spreadTables.find((spread) => spread.table === table)?.key;
    return key !== undefined && new RegExp(`"${key}" = `).test(changes) ? [text] : [];
  });

/** A Foyer over a PostgreSQL in which each table that can be spread is cut by the hash of its key. */
async function open() {
  const database = await postgres.createDatabase();
  const databaseUrl = database.databaseUrl ?? '';
  await cutByHash(databaseUrl, spreadTables);
  const store = await postgres.openStore(database);
  const clock = testClock();
  const { app } = await openTestApp({ RATE_LIMIT: '1000' }, { store, clock });
  const client = await openConnection(databaseUrl);
  /** How many parts of each table a statement opens; those of a table alone, which an insert opens to choose among, are no part. */
  const partsOpened = async (statement: Statement) => {
    const opened = [...(await tablesOpened(client, statement))].flatMap(
      (name) => PART.exec(name)?.groups?.['table'] ?? [],
    );
    return new Map([...Map.groupBy(opened, (table) => table)].map(([table, parts]) => [table, parts.length]));
  };
  /** Those that open more than one part of a table, where that is not looked over. */
  const wideAmong = async (statements: readonly Statement[], isLookedOver: (statement: Statement) => boolean) => {
    const wide = [];
    for (const statement of statements)
      if (PLANNED.test(statement.text) && !isLookedOver(statement))
        for (const [table, parts] of await partsOpened(statement))
          if (parts > (keysAtOnce[table] ?? 1)) wide.push({ table, parts, text: statement.text });
    return wide;
  };
  return { app, store, clock, databaseUrl, partsOpened, wideAmong };
}

/** The tables that can be spread and that these statements write. */
const writtenBy = (statements: readonly Statement[]) =>
  spreadTables
    .map(({ table }) => table)
    .filter((table) => statements.some(({ text }) => new RegExp(`\\binsert into "?${table}"?[ (]`).test(text)));

test('every table of the database has its place in the list', async () => {
  const { databaseUrl } = await postgres.createDatabase();
  const rows = await administer(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname not like 'kysely%' and relname <> '${NO_LONGER_USED}'`,
    databaseUrl ?? '',
  );
  expect(Object.keys(routingKeys).map((name) => ({ name }))).toEqual(expect.arrayContaining(rows));
  expect(Object.keys(routingKeys)).toHaveLength(rows.length);
});

test('a key is a part of its table’s primary key', () => {
  expect(spreadTables.filter(({ key, primaryKey }) => !primaryKey.includes(key))).toEqual([]);
});

test('all that a visitor does is stored where their keys lie: no statement opens more than one part of a table that can be spread', async () => {
  const { app, store, wideAmong } = await open();
  const statements = await recordStatements(async () => {
    await liveThroughAll(app);
    const lead = {
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Ada', email: 'ada@example.com' },
    } as const;
    expect((await app.inject({ ...lead, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } })).statusCode).toBe(201);
    await post(app, apiPaths.waitlist, { ...exampleForms.waitlist, [TRAP_FIELD]: 'cheap pills' });
    const stop = await createMailStops(store).pathFor('checkout-abandoned', 'ada@example.com');
    expect((await app.inject({ method: 'POST', url: stop, ...oneClick })).statusCode).toBe(200);
    await conversion(app, VISITOR_SESSION);
    await report(app, 'event', { sessionId: VISITOR_SESSION, name: 'quiz_opened', page: '/' });
    const nothing = { last: '', furthest: '', met: [], seconds: 0, sent: false };
    await report(app, 'form', { sessionId: VISITOR_SESSION, form: apiPaths.deals, ...nothing });
  });
  const byVisitors = spreadTables.map(({ table }) => table).filter((table) => !byWorkers.includes(table));
  expect(writtenBy(statements)).toEqual(byVisitors);
  expect(await wideAmong(statements, () => false)).toEqual([]);
  expect(keyChangesAmong(statements)).toEqual([]);
});

test('deliveries are claimed, recorded and changed bucket by bucket: no write opens more than one part, and what is read from several has an end', async () => {
  const { app, store, clock, wideAmong } = await open();
  await openStream(store);
  await liveThroughAll(app);
  const [booking] = await store.db.selectFrom('bookings').select(['id', 'lead_id']).execute();
  const bookedLead = booking?.lead_id ?? '';
  const ada = (await findPersonOfItem(store.db, bookedLead)) ?? '';
  const [at, later] = [clock.now(), clock.now() + DAY_MS];
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, held('mine', { claimed_until: later })] as const);
  await storeDeliveries(store, {
    ...Object.fromEntries(rows),
    reminder: { kind: 'mail_booking-reminder', lead_id: bookedLead },
    failing: { failures: 1, attempts: 1, next_attempt_at: later },
    given: { status: 'dead', attempts: 1 },
    decided: { order_id: 'order', created_at: at, next_attempt_at: later },
    hers: { destination: 'mail', status: 'dead', attempts: 1, lead_id: bookedLead },
  });
  const ended = { startedAt: at, endedAt: at, status: 500, error: 'Answered 500', answer: null };
  const after = { status: 'waiting', nextAttemptAt: later, giveUpAt: later, failures: 1 } as const;
  const key = { destinationId: STREAM.id, kind: 'contact', subject: ada } as const;
  const statements = await recordStatements(async () => {
    for (const destination of ['crm', 'mail', eventChannel(STREAM.id)]) {
      const buckets = await findDue(store.db, { destination, at }, 20);
      const asked = { claim: 'theirs', destination, at, until: later, buckets };
      expect(await store.write((tx) => claimDue(tx, asked))).not.toEqual([]);
    }
    await store.write((tx) => recordDelivered(tx, mine('a'), { ...ended, error: null }));
    await store.write((tx) => recordFailed(tx, mine('b'), ended, after));
    await store.write((tx) => recordCutShort(tx, mine('c'), ended));
    await store.write((tx) => dropDelivery(tx, mine('d')));
    for (const far of await findClaimsBeyond(store.db, 'crm', at)) await store.write((tx) => endClaim(tx, 'crm', far));
    for (const release of [reviveDead, hastenWaiting])
      expect(await store.write((tx) => release(tx, ['crm'], { at, limit: 1 }))).toBe(1);
    expect(await store.write((tx) => reviveDeadOf(tx, ada, at))).toBe(1);
    await store.write((tx) => resendDelivery(tx, 'a', at));
    await store.write((tx) => changeBooking(tx, booking?.id ?? '', { status: 'cancelled', changed_at: at }));
    expect(await store.write((tx) => withdrawOrderMessages(tx, 'order', at))).toBe(true);
    await store.write((tx) => withdrawEvents(tx, { itemId: bookedLead, types: ['booking.made'], since: 0 }));
    await store.write((tx) => joinTurns(tx, { stays: 'nobody yet', goes: ada }));
    await store.write((tx) => saveRemoteId(tx, key, 'theirs', at));
    await findRemoteId(store.db, key);
    await store.write((tx) => forgetRemoteId(tx, key));
  });
  const changing = (verb: string) => statements.filter(({ text }) => text.startsWith(`${verb} "deliveries"`)).length;
  expect(changing('update')).toBeGreaterThan(11);
  expect(changing('delete from')).toBe(4);
  expect(writtenBy(statements)).toEqual(expect.arrayContaining(byWorkers));
  expect(await wideAmong(statements, ({ text }) => text.startsWith('select') && HAS_END.test(text))).toEqual([]);
  expect(keyChangesAmong(statements)).toEqual([]);
});

test('a statement without the key is seen to open every part', async () => {
  const { partsOpened } = await open();
  expect(await partsOpened({ text: 'update sessions set reported = 1 where reported = $1', values: [0] })).toEqual(
    new Map([['sessions', PARTS]]),
  );
});

test('a statement that changes a key is seen', () => {
  const update = (table: string, column: string) => ({
    text: `update "${table}" set "${column}" = $1 where "id" = $2`,
    values: [],
  });
  const upsert = {
    text: 'insert into "near_misses" ("id") values ($1) on conflict ("id") do update set "email_key" = $2',
    values: [],
  };
  const moving = [update('deliveries', 'bucket'), upsert];
  const staying = [update('deliveries', 'status'), update('bookings', 'bucket')];
  expect(keyChangesAmong([...moving, ...staying])).toEqual(moving.map(({ text }) => text));
});

test('a dashboard opens parts only for a list that has an end', async () => {
  const { app, wideAmong } = await open();
  await liveThroughAll(app);
  const statements = await recordStatements(async () => {
    for (const range of ['7d', '30d', '90d'])
      for (const path of [apiPaths.dashboard, apiPaths.salesStats])
        expect((await app.inject(`${path}?range=${range}`)).statusCode).toBe(200);
  });
  expect(statements.length).toBeGreaterThan(10);
  expect(await wideAmong(statements, ({ text }) => HAS_END.test(text))).toEqual([]);
});
