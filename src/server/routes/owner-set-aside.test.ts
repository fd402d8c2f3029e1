import { expect, test } from 'vitest';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { visitor } from '../../../test-support/data/reports.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { setAsideListSchema, DECISION_UNDO_MS, type SetAsideDecision } from '../../contract/set-aside.ts';
import { apiPaths } from '../../contract/paths.ts';
import { FORM_CHECK_HEADER, IDEMPOTENCY_HEADER, SESSION_HEADER } from '../../contract/visitor-api.ts';
import { TRAP_FIELD, writeFormCheck } from '../../domain/spam/form-check.ts';
import { carryOutDecisions } from '../set-aside/let-in.ts';
import { erasePerson } from '../people/erase-person.ts';
import { describePerson } from '../people/describe-person.ts';
import { findDifferences } from '../store/rebuild/rebuild.ts';
import { readPersonRows, readPersonVisits } from '../store/erasure/person-rows.ts';
import { sweepOldRows } from '../retention/sweep-old-rows.ts';
import { dropDecision, noteDecision } from '../store/leads/set-aside.ts';
import type { Store } from '../store/engine/store.ts';

const SESSION = 'session_1700000000000_abcdefghi';
const DAY_MS = 86_400_000;
const timeZone = 'America/New_York';
const publicUrl = 'https://hallway.example';
const ownerEmail = 'owner@example.com';
const spam = { [TRAP_FIELD]: 'cheap pills' };

async function openDesk(store: Store, settings: Record<string, string> = {}) {
  const clock = testClock();
  const { app } = await openTestApp({ OWNER_PASSWORD, OWNER_EMAIL: ownerEmail, ...settings }, { store, clock });
  const cookie = await signInAsOwner(app);
  const send = async (url: string, payload: object, headers = {}) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const list = async (query = '') =>
    setAsideListSchema.parse((await app.inject({ url: `${apiPaths.ownerSetAside}${query}`, headers: cookie })).json());
  const idsHere = async () => (await list()).setAside.map(({ id }) => id);
  return {
    app,
    clock,
    send,
    list,
    idsHere,
    decide: async (decision: SetAsideDecision, ids?: string[]) =>
      send(apiPaths.ownerSetAsideDecide, { ids: ids ?? (await idsHere()), decision }, cookie),
    undo: async (ids?: string[]) => send(apiPaths.ownerSetAsideUndo, { ids: ids ?? (await idsHere()) }, cookie),
    carryOut: () => carryOutDecisions({ store, clock, timeZone, ownerEmail, publicUrl }),
  };
}

/** Everything that a form leaves behind, but for ids and the times at which its messages were queued. */
async function everything(store: Store) {
  const { db } = store;
  const leads = await db.selectFrom('leads').selectAll().orderBy('kind').execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['kind', 'destination', 'payload', 'status', 'attempts'])
    .orderBy('kind')
    .orderBy('payload')
    .execute();
  const without = (rows: readonly object[], ...names: string[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))));
  const read = (table: 'conversions' | 'attributions' | 'near_misses' | 'events' | 'people' | 'person_items') =>
    db.selectFrom(table).selectAll().execute();
  return {
    leads: without(leads, 'id'),
    deliveries: deliveries.map((row) => ({
      ...row,
      payload: row.payload.replaceAll(/(lending-system|floor-plan)\/[\w.-]+/g, ''),
    })),
    conversions: without(await read('conversions'), 'id').toSorted((a, b) =>
      String(a['type']) < String(b['type']) ? -1 : 1,
    ),
    attributions: without(await read('attributions'), 'id').toSorted((a, b) => Number(a['at']) - Number(b['at'])),
    nearMisses: without(await read('near_misses'), 'id', 'accepted_lead_id'),
    events: without(await read('events'), 'id'),
    days: await db.selectFrom('daily_figures').selectAll().orderBy('day').execute(),
    earned: await db
      .selectFrom('daily_earned')
      .selectAll()
      .orderBy('day')
      .execute()
      .then((rows) => rows.length),
    people: without(await read('people'), 'id', 'last_id', 'last_type'),
    items: without(await read('person_items'), 'id', 'person_id').toSorted((a, b) => Number(a['at']) - Number(b['at'])),
  };
}

const forms: readonly (readonly [string, Record<string, unknown>])[] = [
  [apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' }],
  [apiPaths.deals, { ...exampleDeal }],
  [apiPaths.deals, { ...exampleDeal, propertyAddress: '9 Oak Ct', askingPrice: '$3,650,000' }],
  [apiPaths.reactivation, exampleForms.reactivation],
  [apiPaths.lendingLeads, exampleForms.lending],
  [apiPaths.waitlist, exampleForms.waitlist],
  [apiPaths.checkoutRequests, exampleForms.checkout_request],
];

/** Sends each form once, a minute apart, and the quiz's answers; what each was answered, but for ids. */
async function sendAll({ app, send, clock }: Awaited<ReturnType<typeof openDesk>>, extra: object) {
  await visitor(app, SESSION, 'https://a.example', '/');
  const answers = [];
  for (const [url, payload] of forms) {
    clock.advance(60_000);
    const { status, body } = await send(url, { ...payload, ...extra }, { [SESSION_HEADER]: SESSION });
    answers.push([status, Object.keys(body), body['reasons']]);
    if (url !== apiPaths.quizLeads) continue;
    clock.advance(1000);
    const path = apiPaths.quizAnswers.replace(':id', String(body['id']));
    const { status: answered, body: result } = await send(path, { answers: { hasWebsite: 'yes' } });
    const { plan, ...told } = result;
    answers.push([answered, told, (await app.inject(String(plan))).statusCode]);
  }
  return answers;
}

forEachEngine((engine) => {
  test('a suspect is answered like everybody, and nothing is stored, delivered, mailed or counted of it; let in, it is exactly what it would have been', async () => {
    const plain = await engine.openStore();
    const desk = await openDesk(plain);
    const answers = await sendAll(desk, {});
    expect((await desk.list()).setAside).toEqual([]);

    const store = await engine.openStore();
    const other = await openDesk(store);
    const nothing = await everything(store);
    expect(await sendAll(other, spam)).toEqual(answers);
    const { days, ...rest } = await everything(store);
    const { days: _days, ...before } = nothing;
    expect(rest).toEqual(before);
    expect(days).toMatchObject([{ visitors: 1, conversions: 0 }]);

    const { setAside, total } = await other.list();
    expect([setAside.length, total]).toEqual([forms.length, forms.length]);
    expect(setAside.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Near miss for Texas', 'Deal for Texas', 'Waitlist']),
    );
    for (const { reasons } of setAside) expect(reasons).toEqual(['It filled in a field that people cannot see']);

    // A day passes before the owner looks.
    other.clock.advance(DAY_MS);
    expect((await other.decide('let_in')).body['decided']).toBe(forms.length);
    expect(await other.carryOut()).toBe(0);
    other.clock.advance(DECISION_UNDO_MS);
    expect(await other.carryOut()).toBe(forms.length);
    expect(await everything(store)).toEqual(await everything(plain));
    expect((await other.list()).setAside).toEqual([]);
    expect(await findDifferences(store, timeZone)).toEqual([]);
    const queued = await store.db.selectFrom('deliveries').select('created_at').distinct().execute();
    expect(queued).toEqual([{ created_at: other.clock.now() }]);
  });

  test('the visitor’s id is the lead’s, a second process does nothing again, and the answers of a quiz that was let in meanwhile arrive', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
    const [store, second] = stores;
    const desk = await openDesk(store);
    const { body } = await desk.send(apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com', ...spam });
    await desk.decide('let_in');
    desk.clock.advance(DECISION_UNDO_MS);
    const deps = { clock: desk.clock, timeZone, ownerEmail: null, publicUrl };
    const done = await Promise.all(stores.map((one) => carryOutDecisions({ ...deps, store: one })));
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await second.db.selectFrom('leads').select('id').execute()).toEqual([{ id: body['id'] }]);
    const path = apiPaths.quizAnswers.replace(':id', String(body['id']));
    expect((await desk.send(path, { answers: { hasWebsite: 'yes' } })).status).toBe(200);
    const lead = await store.db.selectFrom('leads').select('answered_at').executeTakeFirstOrThrow();
    expect(lead.answered_at).toBe(desk.clock.now());
  });

  test('what was decided can be taken back for thirty seconds; what is removed leaves nothing', async () => {
    const store = await engine.openStore();
    const desk = await openDesk(store);
    await desk.send(apiPaths.waitlist, { ...exampleForms.waitlist, ...spam });
    for (const decision of ['let_in', 'remove'] as const) {
      await desk.decide(decision);
      const { setAside, total } = await desk.list();
      expect([setAside[0]?.decided?.decision, total]).toEqual([decision, 0]);
      desk.clock.advance(DECISION_UNDO_MS - 1);
      expect(await desk.carryOut()).toBe(0);
      expect((await desk.undo()).body).toEqual({ restored: 1 });
      expect((await desk.undo()).body).toEqual({ restored: 0 });
      desk.clock.advance(DAY_MS);
      expect(await desk.carryOut()).toBe(0);
      expect((await desk.list()).total).toBe(1);
    }
    const ids = await desk.idsHere();
    await desk.decide('remove');
    desk.clock.advance(DECISION_UNDO_MS);
    expect(await desk.carryOut()).toBe(1);
    expect((await desk.undo(ids)).body).toEqual({ restored: 0 });
    expect([await desk.list(), (await everything(store)).leads]).toEqual([{ setAside: [], total: 0, next: null }, []]);
  });

  test('the list is read page by page, the newest first', async () => {
    const desk = await openDesk(await engine.openStore());
    for (let number = 0; number < 5; number += 1) {
      if (number % 2 === 0) desk.clock.advance(1000);
      await desk.send(apiPaths.lendingLeads, { name: `Ada ${number}`, email: 'ada@example.com', ...spam });
    }
    const read: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Awaited<ReturnType<typeof desk.list>> = await desk.list(
        `?limit=2${next === '' ? '' : `&before=${next}`}`,
      );
      read.push(...page.setAside.map(({ name }) => name));
      next = page.next;
    }
    expect(read.toSorted()).toEqual(['Ada 0', 'Ada 1', 'Ada 2', 'Ada 3', 'Ada 4']);
    expect(read[0]).toBe('Ada 4');
  });

  test('a flood of one text under many addresses is set aside from the twenty-second on, in all processes, and nobody else is', async () => {
    const database = await engine.createDatabase();
    const [one, two] = [await engine.openStore(database), await engine.openStore(database)];
    const desks = [await openDesk(one, { RATE_LIMIT: '1000' }), await openDesk(two, { RATE_LIMIT: '1000' })] as const;
    const goals = 'We are number one in search engines and can make you number one too.';
    for (let number = 0; number < 40; number += 1) {
      const lead = { ...exampleForms.reactivation, email: `agent${number}@example${number}.com`, goals };
      await desks[number % 2 === 0 ? 0 : 1].send(apiPaths.reactivation, lead);
    }
    const stored = (await everything(one)).leads.length;
    const aside = (await desks[0].list()).setAside;
    expect(stored + aside.length).toBe(40);
    // A process learns what the others counted with its own next hit.
    expect(stored).toBeGreaterThanOrEqual(21);
    expect(stored).toBeLessThanOrEqual(25);
    expect(aside[0]?.reasons).toEqual(expect.arrayContaining([expect.stringContaining('twenty other addresses')]));
    const honest = { ...exampleForms.reactivation, goals: 'Ten agents a month who write back, and no letters at all.' };
    await desks[0].send(apiPaths.reactivation, honest);
    expect((await everything(one)).leads).toHaveLength(stored + 1);
  });

  test('export, erasure and age reach what was set aside; what is about to be let in stays', async () => {
    const store = await engine.openStore();
    const desk = await openDesk(store);
    await desk.send(apiPaths.waitlist, { ...exampleForms.waitlist, ...spam }, { [SESSION_HEADER]: SESSION });
    const rows = await readPersonRows(store.db, 'ADA@example.com');
    const told = describePerson('ada@example.com', { ...rows, ...(await readPersonVisits(store.db, rows)) }, 0);
    expect(told.setAside).toMatchObject([
      { form: 'waitlist', name: 'Ada Byron', reasons: ['It filled in a field that people cannot see'] },
    ]);
    const erased = await erasePerson(store, testConfig(), 'ada@example.com', desk.clock.now());
    expect(erased.found['forms set aside']).toBe(1);
    expect((await desk.list()).setAside).toEqual([]);

    const sweep = async (days: number) => {
      desk.clock.advance(days * DAY_MS);
      const sweeper = sweepOldRows(testConfig(), { store, clock: desk.clock, log: desk.app.log });
      await sweeper.sweep();
      await sweeper.close();
      return (await store.db.selectFrom('set_aside').select('id').execute()).length;
    };
    await desk.send(apiPaths.waitlist, { ...exampleForms.waitlist, ...spam });
    expect(await sweep(90)).toBe(1);
    const decision = { decision: 'let_in', dueAt: desk.clock.now() + DAY_MS } as const;
    const ids = (await store.db.selectFrom('set_aside').select('id').execute()).map(({ id }) => id);
    await store.write((tx) => noteDecision(tx, ids, decision));
    expect(await sweep(1)).toBe(1);
    await store.write((tx) => dropDecision(tx, ids));
    expect(await sweep(0)).toBe(0);
  });
});

test('the page’s own script is believed, a wrong proof is not, and nobody has to send one', async () => {
  const { store } = await openTestApp();
  const { send, list } = await openDesk(store);
  const lead = { firstName: 'Ada', email: 'ada@example.com' };
  const key = 'a-key-of-this-visit';
  const sent = (header: string, idempotencyKey: string | null = key) =>
    send(apiPaths.quizLeads, lead, {
      [FORM_CHECK_HEADER]: header,
      ...(idempotencyKey !== null && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    });
  const fast = { filledMs: 200, isTrapFilled: false };
  expect((await sent(writeFormCheck({ ...fast, filledMs: 4000 }, key))).status).toBe(201);
  expect((await sent(writeFormCheck(fast, 'b'), 'b')).status).toBe(201);
  expect((await sent('of a version to come', 'c')).status).toBe(201);
  expect((await list()).setAside).toEqual([]);
  expect((await sent(writeFormCheck(fast, 'another'), 'd')).status).toBe(201);
  expect((await sent(writeFormCheck({ filledMs: 4000, isTrapFilled: true }, 'e'), 'e')).status).toBe(201);
  expect((await sent(writeFormCheck({ ...fast, filledMs: 9000 }, key), null)).status).toBe(201);
  expect((await list()).setAside.map(({ reasons }) => reasons.length)).toEqual([1, 1, 2]);
  // The same form again gets its first answer and is kept once.
  await sent(writeFormCheck({ filledMs: 4000, isTrapFilled: true }, 'e'), 'e');
  expect((await list()).total).toBe(3);
});

test('the signed-in owner is never suspected, and an empty hidden field says nothing', async () => {
  const { store } = await openTestApp();
  const { app, send, list } = await openDesk(store);
  await send(apiPaths.lendingLeads, { ...exampleForms.lending, ...spam }, await signInAsOwner(app));
  await send(apiPaths.lendingLeads, { ...exampleForms.lending, [TRAP_FIELD]: '' });
  expect((await list()).total).toBe(0);
});
