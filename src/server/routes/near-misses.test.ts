import { expect, test, vi } from 'vitest';
import { MISFIT_TITLE, misfitSchema } from '../../contract/deals.ts';
import { nearMissesSchema, ownerLeadsSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';

const PASSWORD = 'open the door, please';
const SESSION = 'session_1_abcdefghi';
const overHouston = { ...exampleDeal, askingPrice: '390k' };
const overHoustonMessage =
  'Sorry, the asking price of $390,000 exceeds our maximum of $375,000 for Houston in this market.';

async function openDeals(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const onDue = vi.fn<() => void>();
  store.onCommitted(deliveriesDue, onDue);
  const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD }, { store, clock });
  const signIn = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password: PASSWORD } });
  const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  const asOwner = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  return {
    app,
    clock,
    store,
    onDue,
    send: async (payload: object, headers: Record<string, string> = {}) => {
      const answer = await app.inject({ method: 'POST', url: apiPaths.deals, payload, headers });
      return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() };
    },
    nearMisses: async (query = '') => nearMissesSchema.parse(await asOwner(`${apiPaths.ownerNearMisses}${query}`)),
    leads: async () => ownerLeadsSchema.parse(await asOwner(apiPaths.ownerLeads)).leads,
    events: async () => store.db.selectFrom('events').selectAll().execute(),
    count: async (table: 'leads' | 'deliveries' | 'conversions' | 'near_misses') => {
      const { count } = await store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

forEachEngine((engine) => {
  test('a deal over the city maximum is kept as a near miss and not sent', async () => {
    const { send, nearMisses, events, count, onDue } = await openDeals(engine);
    const { status, type, body } = await send(overHouston, { 'x-session-id': SESSION });
    expect([status, type]).toEqual([422, 'application/problem+json']);
    expect(misfitSchema.parse(body)).toEqual({
      type: 'about:blank',
      title: MISFIT_TITLE,
      status: 422,
      detail: overHoustonMessage,
      reasons: [overHoustonMessage],
      alternatives: ['georgia', 'south-carolina', 'north-carolina', 'florida', 'arizona', 'arizona-phoenix-area'],
    });
    expect(await nearMisses()).toMatchObject({
      total: 1,
      nearMisses: [
        {
          name: 'Ada Byron',
          email: 'ada@example.com',
          subject: '4418 Larkspur Ln, Houston, TX',
          askingPrice: '390k',
          market: 'Texas',
          reasons: [overHoustonMessage],
          tries: 1,
          accepted: false,
          takers: [],
          elsewhere: ['Georgia', 'South Carolina', 'North Carolina', 'Florida', 'Arizona', 'Arizona - Phoenix Area'],
          details: expect.arrayContaining([
            { label: 'Bedrooms', value: '3', kind: 'text' },
            { label: 'Text messages', value: 'No', kind: 'text' },
          ]),
        },
      ],
    });
    expect([await count('leads'), await count('deliveries'), await count('conversions')]).toEqual([0, 0, 0]);
    expect(onDue).not.toHaveBeenCalled();
    expect(await events()).toMatchObject([
      { name: 'deal_near_miss', page: '/buy-box', session_id: SESSION, properties: '{"market":"texas"}', filtered: 0 },
    ]);
  });

  test('everything in the way is told, in the order of the checks', async () => {
    const { send } = await openDeals(engine);
    const { body } = await send({ ...overHouston, bedrooms: '2', bathrooms: '1', squareFeet: '3,200' });
    expect(body).toMatchObject({
      detail: overHoustonMessage,
      reasons: [
        overHoustonMessage,
        'Sorry, our hedge fund buyers require properties with 3 or more bedrooms.',
        'Sorry, our Texas buyer requires properties with 2+ bathrooms.',
        'Sorry, our Texas buyer requires properties with no more than 3,000 square feet.',
      ],
      alternatives: [],
    });
  });

  test('a buy box that does not exist is a near miss too, and what was typed stays out of the figures', async () => {
    const { send, nearMisses, events } = await openDeals(engine);
    const { status, body } = await send({ ...exampleDeal, targetMarket: 'ada@example.com' });
    expect([status, body.reasons]).toEqual([422, ['Please select a valid market.']]);
    expect(body.alternatives).toContain('texas');
    expect((await nearMisses()).nearMisses).toMatchObject([{ market: 'ada@example.com' }]);
    expect(await events()).toMatchObject([{ properties: '{"market":null}' }]);
  });

  test('the same key answers the same and stores one try, however often and however fast it comes', async () => {
    const { send, nearMisses } = await openDeals(engine);
    const headers = { 'idempotency-key': 'attempt-1' };
    const sent = Array.from({ length: 5 }, async () => send(overHouston, headers));
    const [first, ...others] = await Promise.all(sent);
    expect(first?.status).toBe(422);
    for (const other of [...others, await send(overHouston, headers)]) expect(other).toEqual(first);
    expect(await nearMisses()).toMatchObject({ total: 1, nearMisses: [{ tries: 1 }] });
  });

  test('whoever tries again with the same property is one near miss, as of the latest try', async () => {
    const { clock, send, nearMisses, events } = await openDeals(engine);
    await send(overHouston, { 'x-session-id': SESSION });
    clock.advance(60_000);
    const again = {
      ...overHouston,
      email: 'Ada@Example.com',
      propertyAddress: '4418  larkspur LN.',
      askingPrice: '380,000',
    };
    await send(again, { 'x-session-id': 'session_2_abcdefghi' });
    await send({ ...overHouston, propertyAddress: '4420 Larkspur Ln' });
    const { total, nearMisses: listed } = await nearMisses();
    expect(total).toBe(2);
    expect(listed.find(({ tries }) => tries === 2)).toMatchObject({
      email: 'Ada@Example.com',
      askingPrice: '380,000',
      reasons: ['Sorry, the asking price of $380,000 exceeds our maximum of $375,000 for Houston in this market.'],
      firstAt: '2026-11-21T12:00:00.000Z',
      lastAt: '2026-11-21T12:01:00.000Z',
    });
    expect((await events()).map(({ session_id }) => session_id)).toEqual([SESSION, null]);
  });

  test('tries at the same instant, in one process or in two, are one near miss', async () => {
    const database = await engine.createDatabase();
    const [here, there] = [await engine.openStore(database), await engine.openStore(database)];
    const apps = [await openTestApp({}, { store: here }), await openTestApp({}, { store: there })];
    const sent = Array.from({ length: 8 }, async (_one, at) =>
      apps[at % 2]?.app.inject({ method: 'POST', url: apiPaths.deals, payload: overHouston }),
    );
    for (const answer of await Promise.all(sent)) expect(answer?.statusCode).toBe(422);
    const kept = await here.db.selectFrom('near_misses').select('tries').execute();
    expect(kept).toEqual([{ tries: 8 }]);
  });

  test('a deal that is put right is a lead, and its near miss says so', async () => {
    const { store, send, nearMisses, count } = await openDeals(engine);
    await send(overHouston);
    await send({ ...overHouston, email: 'grace@example.com' });
    const { status, body } = await send({ ...exampleDeal, email: 'ADA@example.com' });
    expect(status).toBe(201);
    const tied = await store.db.selectFrom('near_misses').select(['email', 'accepted_lead_id']).execute();
    expect(Object.fromEntries(tied.map(({ email, accepted_lead_id }) => [email, accepted_lead_id]))).toEqual({
      'ada@example.com': createdSchema.parse(body).id,
      'grace@example.com': null,
    });
    expect((await nearMisses()).nearMisses.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect([await count('leads'), await count('near_misses'), await count('conversions')]).toEqual([1, 2, 1]);
  });

  test('near misses are the owner’s alone, newest first, cut, and know where they came from', async () => {
    const { app, clock, send, nearMisses } = await openDeals(engine);
    expect((await app.inject(apiPaths.ownerNearMisses)).statusCode).toBe(401);
    const visit = {
      sessionId: SESSION,
      userAgent: 'Mozilla/5.0',
      referrer: 'https://search.example/',
      landingPage: '/',
    };
    await app.inject({ method: 'POST', url: apiPaths.visitor, payload: visit });
    await send(overHouston, { 'x-session-id': SESSION });
    clock.advance(1000);
    await send({ ...overHouston, name: 'Grace', propertyAddress: '12 Elm Street' });
    const { nearMisses: listed } = await nearMisses();
    expect(listed).toMatchObject([
      { name: 'Grace', origin: null },
      { name: 'Ada Byron', origin: { source: 'https://search.example', campaign: '', landingPage: '/' } },
    ]);
    const first = await nearMisses('?limit=1');
    expect(first).toMatchObject({ total: 2, nearMisses: [{ name: 'Grace' }] });
    expect(await nearMisses(`?limit=1&before=${first.next}`)).toMatchObject({
      total: 2,
      nearMisses: [{ name: 'Ada Byron' }],
      next: null,
    });
  });

  test('the owner sees which boxes buy where the property lies, as the visitor does; the answer names all that fit', async () => {
    const { send, nearMisses } = await openDeals(engine);
    const { body } = await send({
      ...overHouston,
      city: 'Tulsa',
      state: 'OK',
      askingPrice: '460000',
      targetMarket: 'texas',
    });
    expect(body.alternatives).toEqual(['north-carolina', 'arizona', 'arizona-phoenix-area']);
    await send({
      ...overHouston,
      propertyAddress: '9 Peachtree St',
      city: 'Atlanta',
      state: 'ga',
      targetMarket: 'tennessee',
    });
    const [inGeorgia, inOklahoma] = (await nearMisses()).nearMisses.toSorted((a, b) =>
      a.subject < b.subject ? 1 : -1,
    );
    expect(inOklahoma).toMatchObject({
      takers: [],
      elsewhere: ['North Carolina', 'Arizona', 'Arizona - Phoenix Area'],
    });
    expect(inGeorgia).toMatchObject({ takers: ['Georgia'] });
    expect(inGeorgia?.elsewhere).toContain('Texas');
    expect(inGeorgia?.elsewhere).not.toContain('Georgia');
  });

  test('a deal stands among the leads with its property and all that was asked', async () => {
    const { send, leads } = await openDeals(engine);
    const { body } = await send({ ...exampleDeal, state: 'tx', extras: { roofAge: '4 years' } });
    expect(await leads()).toMatchObject([
      {
        id: body.id,
        kind: 'deal',
        what: 'Deal for Texas',
        subject: { value: '4418 Larkspur Ln, Houston, TX' },
        details: expect.arrayContaining([
          { label: 'Asking price', value: '$365,000', kind: 'text' },
          { label: 'Buy box', value: 'Texas', kind: 'text' },
          { label: 'Roof Age', value: '4 years', kind: 'text' },
          { label: 'Joint Venture terms: when', value: '2026-11-21T12:00:00.000Z', kind: 'time' },
        ]),
      },
    ]);
  });
});
