import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { postgres } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import type { App } from '../http/app.ts';
import { joinByOwner } from '../store/identity/regroup-people.ts';
import { findPerson } from '../store/people/list-people.ts';
import { findDifferences } from '../store/rebuild/rebuild.ts';
import type { Store } from '../store/engine/store.ts';

const OWNER = 'owner@hallway.example';
const ZONE = 'UTC';
const settings = { OWNER_EMAIL: OWNER, SITE_TIME_ZONE: ZONE };

/** Processes over one database. */
async function openProcesses(count: number): Promise<{ apps: App[]; stores: Store[]; store: Store }> {
  const database = await postgres.createDatabase();
  const stores: Store[] = [];
  const apps: App[] = [];
  for (let index = 0; index < count; index += 1) {
    const store = await postgres.openStore(database);
    stores.push(store);
    apps.push((await openTestApp(settings, { store })).app);
  }
  const [store] = stores;
  if (store === undefined) throw new Error('No process');
  return { apps, stores, store };
}

async function send(app: App, payload: object, headers: Record<string, string> = {}, url: string = apiPaths.quizLeads) {
  const response = await app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, id: createdSchema.safeParse(response.json()).data?.id };
}

const countOf = async (store: Store, table: 'leads' | 'people' | 'person_keys' | 'person_items' | 'idempotency_keys') =>
  (
    await store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('a form that reaches several processes under one key at the same moment is stored once, and all are told the same', async () => {
  const { apps, store } = await openProcesses(3);
  for (let round = 0; round < 5; round += 1) {
    const body = { firstName: 'Ada', email: `ada${round}@example.com` };
    const answers = await Promise.all(
      [...apps, ...apps].map((app) => send(app, body, { 'idempotency-key': `key-of-round-${round}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  }
  expect(await countOf(store, 'leads')).toBe(5);
  expect(await findDifferences(store, ZONE)).toEqual([]);
});

test('what one new person sends to several processes at the same moment is one person’s, and counted once each', async () => {
  const { apps, store } = await openProcesses(3);
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      [...apps, ...apps].map((app) => send(app, { firstName: 'Ada', email: `ada${round}@example.com` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  }
  expect(await countOf(store, 'leads')).toBe(rounds * 6);
  expect(await countOf(store, 'people')).toBe(rounds);
  expect(await countOf(store, 'person_items')).toBe(rounds * 6);
  const items = await store.db.selectFrom('people').select('items').execute();
  expect(new Set(items.map((row) => row.items))).toEqual(new Set([6]));
  expect(await findDifferences(store, ZONE)).toEqual([]);
});

test('of the mails that one address asks of several processes at the same moment no more go out in an hour than of one', async () => {
  const { apps, store } = await openProcesses(3);
  const body = { name: 'Ada', email: 'ada@example.com' };
  const answers = await Promise.all(
    Array.from({ length: 6 }).flatMap(() => apps.map((app) => send(app, body, {}, apiPaths.lendingLeads))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const mails = await store.db
    .selectFrom('deliveries')
    .select(['status', 'created_at', 'next_attempt_at', 'share_number'])
    .where('kind', '=', 'mail_lending-snapshot')
    .orderBy('share_number')
    .execute();
  expect(mails.length).toBe(18);
  expect(
    mails.filter(({ status, created_at, next_attempt_at }) => status === 'waiting' && next_attempt_at === created_at)
      .length,
  ).toBe(5);
  expect(mails.filter(({ status }) => status === 'waiting').map((mail) => mail.share_number)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 1),
  );
});

test('a lead that arrives while its person is joined to another in the desk belongs to whoever is left', async () => {
  const { apps, stores, store } = await openProcesses(2);
  const [app] = apps;
  const [, desk] = stores;
  if (app === undefined || desk === undefined) throw new Error('No process');
  await send(app, { firstName: 'Ada', email: 'ada@example.com' });
  await send(app, { firstName: 'Ada', email: 'ada@other.example' });
  const [goes, stays] = await store.db.selectFrom('people').select('id').orderBy('email').execute();
  const joined = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const joining = desk.write(async (tx) => {
    const [left, right] = [await findPerson(tx, stays?.id ?? ''), await findPerson(tx, goes?.id ?? '')];
    if (left === null || right === null) throw new Error('Nobody');
    await joinByOwner(tx, { stays: left, goes: right, memberId: null, at: 1 });
    joined.resolve();
    await sent.promise;
  });
  await joined.promise;
  const arriving = send(app, { firstName: 'Ada', email: 'ada@example.com' });
  const isWaiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await isWaiting.execute(store.db)).rows[0]?.n === 0);
  sent.resolve();
  await joining;
  expect((await arriving).status).toBe(201);
  expect(await store.db.selectFrom('people').select(['id', 'items']).execute()).toEqual([{ id: stays?.id, items: 3 }]);
  const places = await store.db.selectFrom('person_items').select('person_id').distinct().execute();
  expect(places).toEqual([{ person_id: stays?.id }]);
});

test('names beyond what a day lists are counted together, whichever process brings them', async () => {
  const { apps, store } = await openProcesses(3);
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const sessionId = `session_1763700000000_${index.toString(36).padStart(9, '0')}`;
      const app = apps[index % 3];
      if (app === undefined) return;
      const landingPage = `/?utm_source=letter-${index}`;
      await app.inject({
        method: 'POST',
        url: apiPaths.visitor,
        payload: { sessionId, userAgent: 'Firefox', referrer: null, landingPage },
      });
      await send(app, { firstName: 'Ada', email: `ada${index}@example.com` }, { 'x-session-id': sessionId });
    }),
  );
  const names = await store.db
    .selectFrom('daily_earned')
    .select(({ fn }) => fn.count<number>('name').distinct().as('n'))
    .where('touch', '=', 'last')
    .where('aspect', '=', 'sources')
    .where('kind', '=', 'named')
    .executeTakeFirstOrThrow();
  expect(names.n).toBe(50);
  expect(await findDifferences(store, ZONE)).toEqual([]);
});
