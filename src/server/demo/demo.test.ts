import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dashboardSchema } from '../../contract/analytics.ts';
import { noticesSchema } from '../../contract/owner-notices.ts';
import { formFrictionSchema } from '../../contract/form-friction.ts';
import { apiPaths } from '../../contract/paths.ts';
import { peopleCountsSchema, peopleSchema } from '../../contract/people.ts';
import { salesStatsSchema } from '../../contract/sales.ts';
import { DECISION_UNDO_MS, setAsideListSchema } from '../../contract/set-aside.ts';
import { todaySchema } from '../../contract/today.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { pageview, rollupsAreTrue, visitor, zone } from '../../../test-support/data/reports.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeSender, startTestWorker } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { commandProgram } from '../../../test-support/server/programs.ts';
import { openTestApp, testClock, testConfig, testFolder } from '../../../test-support/server/test-app.ts';
import type { App } from '../http/app.ts';
import { erasePerson } from '../people/erase-person.ts';
import { DEMO_DOMAIN, NOT_SENT, isAboutDemo } from '../store/engine/demo-mark.ts';
import { carryOutDecisions } from '../set-aside/let-in.ts';
import { hasDemo, listReal } from '../store/demo/find-demo.ts';
import { removeDemo } from '../store/demo/remove-demo.ts';
import { openStore } from '../store/engine/open-store.ts';
import type { Store } from '../store/engine/store.ts';
import { insertLead } from '../store/leads/leads.ts';
import { foldFigures } from '../store/analytics/fold-figures.ts';
import { findOtherZone } from '../store/rebuild/figures-zone.ts';
import { addDemo } from './add-demo.ts';
import { planYear } from './plan-year.ts';

const config = testConfig();
/** What any use of the desk leaves, whoever it is about. */
const ofTheDesk = new Set([
  'secrets',
  'owner_sessions',
  'limit_counts',
  'idempotency_keys',
  'desk_audit',
  'destinations',
]);

/** Every row of every table, in an order of its own. */
async function everyRow({ db }: Store): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !ofTheDesk.has(name));
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const read = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    rows[name] = read.rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

async function send(app: App, url: string, payload: object, session: string, more: Record<string, string> = {}) {
  const headers = { 'x-session-id': session, ...more };
  return (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
}

/** A few real visitors, one of whom is known by an address, and one of whom came from a campaign. */
async function liveForReal(app: App): Promise<void> {
  await visitor(app, 's1', 'https://www.google.com/', '/buy-box?utm_campaign=spring');
  await pageview(app, 's1', '/buy-box');
  await pageview(app, 's2', '/');
  expect(await send(app, apiPaths.deals, exampleDeal, 's1')).toBe(201);
  expect(await send(app, apiPaths.deals, { ...exampleDeal, askingPrice: '9,000,000' }, 's1')).toBe(422);
  expect(await send(app, apiPaths.waitlist, exampleForms.waitlist, 's2')).toBe(201);
}

async function ids(store: Store, table: 'bookings' | 'deliveries', where: object): Promise<string[]> {
  const rows = await store.db
    .selectFrom(table)
    .select('id')
    .where((row) => row.and({ ...where }))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('the same moment gives the same year, with nothing in it that is yet to come', () => {
  const now = Date.UTC(2026, 4, 3, 15);
  const plan = () => planYear({ now, timeZone: zone, days: 365 }, []);
  const year = plan();
  expect(plan()).toEqual(year);
  expect(Math.max(...year.visits.map(({ at }) => at))).toBeLessThan(now);
  expect(Math.max(...year.happenings.map(({ at }) => at))).toBeLessThan(now);
  const people = new Set(year.happenings.map(({ person }) => person));
  for (const what of ['email', 'phone'] as const)
    expect(new Set([...people].map((person) => person[what])).size).toBe(people.size);
});

test('a message is about the demonstration where it names somebody of it, and not where somebody typed such an address', () => {
  expect(isAboutDemo(JSON.stringify({ email: `ada@${DEMO_DOMAIN}` }))).toBe(true);
  expect(isAboutDemo(JSON.stringify({ to: `Ada@${DEMO_DOMAIN.toUpperCase()}`, note: DEMO_DOMAIN }))).toBe(true);
  expect(isAboutDemo(JSON.stringify({ note: `"email":"ada@${DEMO_DOMAIN}"`, email: 'ada@example.com' }))).toBe(false);
  expect(isAboutDemo(JSON.stringify({ email: 'ada@example.com' }))).toBe(false);
});

forEachEngine((engine) => {
  test('a year is added beside real rows, its figures are true, nothing of it is sent, and it goes without a trace', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    await findOtherZone(store, config.siteTimeZone);
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    await liveForReal(app);
    clock.advance(3_600_000);
    if (store.engine === 'postgres') await store.write((tx) => foldFigures(tx, null));
    const before = await everyRow(store);
    expect(await hasDemo(store.db)).toBe(false);
    expect(await listReal(store.db)).toEqual(['leads', 'deals that did not fit']);

    await addDemo(store, config, { now: clock.now(), days: 90 });
    expect(await hasDemo(store.db)).toBe(true);
    await rollupsAreTrue(store);

    const headers = await signInAsOwner(app);
    const { notices } = noticesSchema.parse((await app.inject({ url: apiPaths.ownerNotices, headers })).json());
    expect(notices).toMatchObject([{ id: 'demonstration', severity: 'info' }]);
    const read = async (url: string) => (await app.inject({ url, headers })).json<unknown>();
    const { people } = peopleSchema.parse(await read(apiPaths.ownerPeople));
    expect(people).toHaveLength(50);
    const { choices } = peopleCountsSchema.parse(await read(apiPaths.ownerPeopleCounts));
    for (const facet of ['kind', 'status', 'source', 'campaign', 'market'] as const)
      expect(choices[facet]?.length).toBeGreaterThan(4);
    expect(dashboardSchema.parse(await read(`${apiPaths.dashboard}?range=90d`)).totalVisitors).toBeGreaterThan(1000);
    expect(salesStatsSchema.parse(await read(`${apiPaths.salesStats}?range=90d`)).totalSales).toBeGreaterThan(10);
    const { forms } = formFrictionSchema.parse(await read(`${apiPaths.ownerForms}?range=90d`));
    expect(forms).toHaveLength(7);
    for (const { begun, sent, messages } of forms) {
      expect(begun).toBeGreaterThan(sent);
      for (const { text } of messages) expect(text).not.toMatch(/^(Another message|A message of an earlier)/);
    }
    const statuses = await store.db.selectFrom('orders').select('status').distinct().execute();
    expect(statuses.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['completed', 'awaiting_payment', 'failed', 'refunded', 'disputed', 'needs_review']),
    );
    const [call = ''] = await ids(store, 'bookings', { status: 'booked', no_show_at: null });
    expect(call).not.toBe('');
    for (const where of [{ status: 'held' }, { status: 'lapsed' }, { status: 'cancelled' }])
      expect((await ids(store, 'bookings', where)).length).toBeGreaterThan(0);

    // What waits for the owner is a day's work.
    const today = todaySchema.parse(await read(apiPaths.ownerToday));
    const waits = ({ people: unanswered, orders, deliveries, followUps, held }: typeof today) =>
      [unanswered, orders, deliveries, followUps, held].map((block) => (block.state === 'ready' ? block.total : -1));
    expect(Math.min(...waits(today))).toBeGreaterThan(0);
    expect(Math.max(...waits(today))).toBeLessThan(20);
    const { setAside } = setAsideListSchema.parse(await read(apiPaths.ownerSetAside));
    expect(setAside).toHaveLength(7);
    expect(setAside.flatMap(({ call: asked }) => asked?.state ?? []).toSorted()).toEqual(['free', 'taken']);
    const reviews = await store.db.selectFrom('orders').select('id').where('status', '=', 'needs_review').execute();
    expect(reviews).toHaveLength(1);

    // The owner tries things out with it.
    const dead = await ids(store, 'deliveries', { status: 'dead' });
    expect(dead).toHaveLength(3);
    // One suspect is let in, and one stays.
    const letIn = { ids: [setAside.find(({ call: asked }) => asked?.state === 'free')?.id], decision: 'let_in' };
    await app.inject({ method: 'POST', url: apiPaths.ownerSetAsideDecide, payload: letIn, headers });
    clock.advance(DECISION_UNDO_MS);
    const { siteTimeZone, ownerEmail, publicUrl } = config;
    expect(await carryOutDecisions({ store, clock, timeZone: siteTimeZone, ownerEmail, publicUrl })).toBe(1);
    const waiting = (await ids(store, 'deliveries', { status: 'waiting' })).length;
    for (const id of dead.slice(0, 3))
      await app.inject({ method: 'POST', url: apiPaths.ownerResend.replace(':id', id), headers });
    const person = people.find(({ email }) => email.endsWith(DEMO_DOMAIN));
    await app.inject({
      method: 'POST',
      url: apiPaths.ownerPersonNotes.replace(':id', person?.id ?? ''),
      payload: { text: 'Tried it' },
      headers,
    });
    const own = { ...exampleForms.waitlist, email: `me@${DEMO_DOMAIN}`, phone: '214 555 0199' };
    expect(await send(app, apiPaths.waitlist, own, 's2', headers)).toBe(201);
    await erasePerson(
      store,
      testConfig({ CRM_WEBHOOK_URL: 'https://crm.example/hook' }),
      people.find(({ email, name }) => email.endsWith(DEMO_DOMAIN) && name !== person?.name)?.email ?? '',
      clock.now(),
    );
    const sender = createFakeSender();
    const mails: string[] = [];
    const worker = startTestWorker({
      store,
      clock,
      sender: sender.sender,
      sendMail: async ({ body }) => {
        mails.push(body);
        return { status: 250, retryAfter: null, error: null };
      },
    });
    await worker.wake();
    expect([...sender.sent.map(({ body }) => body), ...mails].filter(isAboutDemo)).toEqual([]);
    expect(sender.sent.length + mails.length).toBe(waiting);
    const [again] = await store.db
      .selectFrom('deliveries')
      .selectAll()
      .where('id', '=', dead[0] ?? '')
      .execute();
    expect(again).toMatchObject({ status: 'dead', last_error: NOT_SENT });

    const gone = await removeDemo(store, config.siteTimeZone);
    expect(gone['leads']).toBeGreaterThan(150);
    expect(await hasDemo(store.db)).toBe(false);
    await rollupsAreTrue(store);
    const after = await everyRow(store);
    // Real messages were sent meanwhile.
    for (const table of Object.keys(before).filter((name) => !name.startsWith('deliver') && name !== 'conversions'))
      expect(after[table], table).toEqual(before[table]);
    expect(after['deliveries']).toHaveLength(before['deliveries']?.length ?? 0);
    expect(await removeDemo(store, config.siteTimeZone)).toEqual({});
  });
});

test('the command refuses a second demonstration, an unknown word, and a database with real leads unless that is said', async () => {
  const folder = await testFolder();
  const run = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [commandProgram('demo'), ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
      encoding: 'utf8',
    });
    return { said: stdout + stderr, status };
  };
  expect(run('--remvoe')).toEqual({ said: expect.stringContaining('There is no --remvoe'), status: 1 });
  const store = await openStore({ databaseUrl: null, dataDir: folder });
  const lead = { kind: 'waitlist', name: 'Ada', email: 'ada@example.com', fields: {}, sessionId: null, at: 1 };
  await store.write((tx) => insertLead(tx, { ...lead, id: 'a real one' }));
  expect(run()).toEqual({ said: expect.stringMatching(/holds real leads\. .*--beside-real-data/), status: 1 });
  expect(await hasDemo(store.db)).toBe(false);
  expect(run('--beside-real-data')).toEqual({ said: expect.stringContaining('Added a year'), status: 0 });
  expect(run('--beside-real-data')).toEqual({ said: expect.stringContaining('is here already'), status: 1 });
  expect(run('--remove')).toEqual({ said: expect.stringContaining('Removed the demonstration'), status: 0 });
  expect(await store.db.selectFrom('leads').select('id').execute()).toEqual([{ id: 'a real one' }]);
  await store.close();
});
