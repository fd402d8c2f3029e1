import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openConnection } from '../../../../test-support/databases/open-connection.ts';
import { conversion, report } from '../../../../test-support/data/reports.ts';
import { liveThroughAll, VISITOR_SESSION } from '../../../../test-support/data/one-visitor.ts';
import { administer, postgres } from '../../../../test-support/databases/engines.ts';
import { cutByHash, PARTS } from '../../../../test-support/databases/hashed-schema.ts';
import {
  recordStatements,
  tablesOpened,
  type Statement,
} from '../../../../test-support/databases/recorded-statements.ts';
import { openStream, STREAM } from '../../../../test-support/server/event-stream.ts';
import {
  createFakeSender,
  failure,
  refusal,
  startTestWorker,
  success,
} from '../../../../test-support/server/outbox.ts';
import { openTestApp, testClock } from '../../../../test-support/server/test-app.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { IDEMPOTENCY_HEADER } from '../../../contract/visitor-api.ts';
import type { Send } from '../../delivery/send.ts';
import { changeBooking } from '../leads/bookings.ts';
import { endClaim } from '../outbox/delivery-claims.ts';
import { hastenWaiting, reviveDead, reviveDeadOf } from '../outbox/destinations.ts';
import { eventChannel } from '../outbox/event-channel.ts';
import { findRemoteId, forgetRemoteId, saveRemoteId } from '../outbox/highlevel-ids.ts';
import { resendDelivery } from '../outbox/outbox.ts';
import { withdrawEvents } from '../stream/tell.ts';
import { joinTurns } from '../stream/told-people.ts';
import { routingKeys, spreadTables } from './routing-keys.ts';

/** A client's counts for a minute and for a day are two keys, asked for at once. */
const keysAtOnce: Readonly<Record<string, number>> = { limit_counts: 2 };

/** Written when messages go out, and not when visitors send something. */
const byWorkers = ['delivery_attempts', 'highlevel_ids'];

/** Empty, and in no statement: the first migration made it. */
const NO_LONGER_USED = 'page_titles';

const DAY_MS = 24 * 60 * 60 * 1000;
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
/** A list that has an end. */
const HAS_END = /\blimit \$\d+\s*$/i;
const PART = /^(?<table>.+)_\d$/;

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
  const { app, wideAmong } = await open();
  const statements = await recordStatements(async () => {
    await liveThroughAll(app);
    const lead = {
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Ada', email: 'ada@example.com' },
    } as const;
    expect((await app.inject({ ...lead, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } })).statusCode).toBe(201);
    await conversion(app, VISITOR_SESSION);
    await report(app, 'event', { sessionId: VISITOR_SESSION, name: 'quiz_opened', page: '/' });
    const nothing = { last: '', furthest: '', met: [], seconds: 0, sent: false };
    await report(app, 'form', { sessionId: VISITOR_SESSION, form: apiPaths.deals, ...nothing });
  });
  const byVisitors = spreadTables.map(({ table }) => table).filter((table) => !byWorkers.includes(table));
  expect(writtenBy(statements)).toEqual(byVisitors);
  expect(await wideAmong(statements, () => false)).toEqual([]);
});

test('deliveries are claimed, recorded and changed bucket by bucket: no write opens more than one part, and what is read from several has an end', async () => {
  const { app, store, clock, wideAmong } = await open();
  const { sender, behave } = createFakeSender(failure);
  const sendMail: Send = async (message) => sender({ ...message, url: 'mail' });
  const worker = startTestWorker({ store, clock, sender, sendMail });
  await openStream(store);
  await liveThroughAll(app);
  const [booking] = await store.db.selectFrom('bookings').select(['id', 'lead_id']).execute();
  const [first, second] = await store.db.selectFrom('told_people').select('person_id').execute();
  const statements = await recordStatements(async () => {
    await worker.look();
    await store.write((tx) => joinTurns(tx, { stays: first?.person_id ?? '', goes: second?.person_id ?? '' }));
    await store.write((tx) => changeBooking(tx, booking?.id ?? '', { status: 'cancelled', changed_at: clock.now() }));
    const told = { itemId: booking?.lead_id ?? '', types: ['booking.made'] as const, since: 0 };
    await store.write((tx) => withdrawEvents(tx, told));
    for (const result of [refusal, { ...success, isMoot: true }, success]) {
      behave(result);
      for (const { id } of await store.db.selectFrom('deliveries').select('id').limit(6).execute())
        await store.write((tx) => resendDelivery(tx, id, clock.now()));
      await worker.look();
      clock.advance(DAY_MS);
    }
    for (const release of [reviveDead, hastenWaiting])
      await store.write((tx) => release(tx, ['crm', 'mail', eventChannel(STREAM.id)], { at: clock.now(), limit: 50 }));
    await store.write((tx) => reviveDeadOf(tx, first?.person_id ?? '', clock.now()));
    await store.write((tx) => endClaim(tx, 'crm', { claim: 'far', bucket: 3 }));
    const key = { destinationId: STREAM.id, kind: 'contact', subject: first?.person_id ?? '' } as const;
    await store.write((tx) => saveRemoteId(tx, key, 'theirs', clock.now()));
    await findRemoteId(store.db, key);
    await store.write((tx) => forgetRemoteId(tx, key));
  });
  const changing = (verb: string) => statements.filter(({ text }) => text.startsWith(`${verb} "deliveries"`)).length;
  expect(changing('update')).toBeGreaterThan(20);
  expect(changing('delete from')).toBeGreaterThan(2);
  expect(writtenBy(statements)).toEqual(expect.arrayContaining(byWorkers));
  expect(await wideAmong(statements, ({ text }) => text.startsWith('select') && HAS_END.test(text))).toEqual([]);
});

test('a statement without the key is seen to open every part', async () => {
  const { partsOpened } = await open();
  expect(await partsOpened({ text: 'update sessions set reported = 1 where reported = $1', values: [0] })).toEqual(
    new Map([['sessions', PARTS]]),
  );
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
