import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { dealRequestSchema } from '../../contract/deals.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import type { App } from '../http/app.ts';
import { acceptDeal } from '../leads/accept-deal.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { startCrmStandIn } from '../../../stand-ins/crm.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { plainArrival } from '../../../test-support/data/forms.ts';
import { createFormJudge } from '../spam/form-judge.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { startTestWorker } from '../../../test-support/server/outbox.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';

const SESSION = 'session_1_abcdefghi';

async function send(app: App, payload: object = exampleDeal, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: apiPaths.deals, payload, headers });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() };
}

async function rows({ db }: Store) {
  return {
    leads: await db.selectFrom('leads').selectAll().execute(),
    deliveries: await db.selectFrom('deliveries').selectAll().where('destination', '!=', 'mail').execute(),
    mails: await db.selectFrom('deliveries').selectAll().where('destination', '=', 'mail').execute(),
    conversions: await db.selectFrom('conversions').selectAll().execute(),
    figures: await db.selectFrom('daily_figures').select(['visitors', 'conversions']).execute(),
    nearMisses: await db.selectFrom('near_misses').selectAll().execute(),
  };
}

forEachEngine((engine) => {
  test('a deal is kept with its session, its conversion, its further inputs and what was agreed to', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const onDue = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, onDue);
    const { app } = await openTestApp({}, { store, clock });
    const payload = {
      ...exampleDeal,
      isVip: true,
      extras: { roofAge: '4 years', propertyAccess: 'lockbox' },
      jvTermsVersion: '2019-04-01',
      smsConsent: { version: smsConsent.version, page: '/buy-box' },
    };
    const { status, body } = await send(app, payload, { 'x-session-id': SESSION });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    const { id } = createdSchema.parse(body);
    const { leads, deliveries, conversions, figures, nearMisses } = await rows(store);
    expect(leads).toMatchObject([
      { id, kind: 'deal', name: 'Ada Byron', email: 'ada@example.com', session_id: SESSION, created_at: clock.now() },
    ]);
    const empty = { lotSize: '', estimatedRepairCost: '', additionalDetails: '', pool: '', photoLinks: '' };
    expect(JSON.parse(leads[0]?.fields ?? '')).toEqual({
      deal: { ...exampleDeal, ...empty, occupancy: '' },
      extras: {
        arv: '',
        assignmentFee: '',
        roofAge: '4 years',
        hvacAge: '',
        foundationCondition: '',
        propertyAccess: 'lockbox',
      },
      jv: { version: '2019-04-01', agreedAt: clock.now() },
      smsConsent: { ...smsConsent, at: clock.now(), page: '/buy-box' },
    });
    expect(deliveries).toMatchObject([{ lead_id: id, kind: 'deal', destination: 'crm-deal', status: 'waiting' }]);
    expect(conversions).toMatchObject([
      { type: 'deal_submission', value: null, page: '/buy-box', session_id: SESSION, filtered: 0 },
    ]);
    expect(figures).toEqual([{ visitors: 1, conversions: 1 }]);
    expect(nearMisses).toEqual([]);
    expect(onDue).toHaveBeenCalledOnce();
  });

  test('the CRM gets the 25 fields in their order and three more, and nothing else', async () => {
    const crm = await startCrmStandIn();
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    await send(app, { ...exampleDeal, extras: { roofAge: '4 years' }, smsConsent: { version: '0', page: '/buy-box' } });
    const sender = createWebhookSender({ secret: null, allowPrivate: true });
    await startTestWorker({ store, clock, sender, url: crm.url }).wake();
    expect(crm.requests.map(({ body }) => body)).toEqual([
      '{"name":"Ada Byron","email":"ada@example.com","phone":"(214) 555-0142","propertyAddress":"4418 Larkspur Ln","city":"Houston",' +
        '"state":"TX","zipCode":"77002","bedrooms":"3","bathrooms":"2","squareFeet":"1,450","lotSize":"","yearBuilt":"1984",' +
        '"garage":"2-car","askingPrice":"$365,000","estimatedRepairCost":"","currentCondition":"lipstick",' +
        '"septicSystem":"city-sewer","propertyType":"single-family","timeframe":"30-days","additionalDetails":"","pool":"",' +
        '"photoLinks":"","occupancy":"","jvAgreement":true,"targetMarket":"texas","source":"Buy Box Form",' +
        '"timestamp":"2026-11-21T12:00:00.000Z","formType":"Deal Submission"}',
    ]);
  });

  test('the same key makes one deal, one delivery, one mail and one answer, however often and however fast it comes', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const headers = { 'idempotency-key': 'attempt-1' };
    const sent = Array.from({ length: 5 }, async () => send(app, exampleDeal, headers));
    const [first, ...others] = await Promise.all(sent);
    expect(first?.status).toBe(201);
    for (const other of [...others, await send(app, exampleDeal, headers)]) expect(other).toEqual(first);
    const { leads, deliveries, mails, conversions } = await rows(store);
    expect([leads.length, deliveries.length, mails.length, conversions.length]).toEqual([1, 1, 1, 1]);
    expect((await send(app, { ...exampleDeal, city: 'Dallas' }, headers)).status).toBe(422);
  });

  test.each(['deliveries', 'conversions', 'near_misses', 'daily_figures'])(
    'a deal, its delivery and its conversion are stored together or not at all: %s fail',
    async (table) => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      const rename = async (from: string, to: string) =>
        store.write((tx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(tx));
      await rename(table, 'elsewhere');
      expect((await send(app)).status).toBe(500);
      await rename('elsewhere', table);
      expect(await rows(store)).toEqual({
        leads: [],
        deliveries: [],
        conversions: [],
        figures: [],
        mails: [],
        nearMisses: [],
      });
      expect((await send(app)).status).toBe(201);
    },
  );
});

test('deals go to an address of their own where one is set', async () => {
  const [own, shared] = [await startCrmStandIn(), await startCrmStandIn()];
  const clock = testClock();
  const { app, store } = await openTestApp({}, { clock });
  await send(app);
  const sender = createWebhookSender({ secret: null, allowPrivate: true });
  await startTestWorker({ store, clock, sender, url: shared.url, dealUrl: own.url }).wake();
  expect([own.requests.length, shared.requests.length]).toEqual([1, 0]);
});

test('the owner’s own deal is kept and sent, and counted nowhere', async () => {
  const { app, store } = await openTestApp({ OWNER_PASSWORD: 'the owner’s own' });
  const signIn = await app.inject({
    method: 'POST',
    url: apiPaths.ownerSession,
    payload: { password: 'the owner’s own' },
  });
  const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  expect((await send(app, exampleDeal, { cookie, 'x-session-id': SESSION })).status).toBe(201);
  const { leads, deliveries, conversions } = await rows(store);
  expect([leads.length, deliveries.length]).toEqual([1, 1]);
  expect(conversions).toMatchObject([{ filtered: 1 }]);
});

test('a wrong field is named with its sentence, is no near miss and leaves nothing', async () => {
  const { app, store } = await openTestApp();
  const wrong = { ...exampleDeal, email: 'ada', askingPrice: '300-350k', septicSystem: 'septic', jvAgreement: false };
  const { status, type, body } = await send(app, { ...wrong, state: 'Texas' });
  expect([status, type]).toEqual([422, 'application/problem+json']);
  expect(body).not.toHaveProperty('reasons');
  expect(body.errors).toEqual([
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'state', message: 'Please enter the state as two letters, for example TX' },
    { field: 'askingPrice', message: 'Please enter asking price as one figure, for example 365,000.' },
    {
      field: 'septicSystem',
      message: 'Sorry, our hedge fund buyers only accept properties with city sewer connections.',
    },
    { field: 'jvAgreement', message: 'You must agree to the Joint Venture terms to submit a deal' },
  ]);
  expect(await rows(store)).toMatchObject({ leads: [], nearMisses: [] });
});

test('a house may be as new as the year is where the site is', async () => {
  const clock = testClock(Date.UTC(2027, 0, 1, 3));
  const { app } = await openTestApp({ SITE_TIME_ZONE: 'America/New_York' }, { clock });
  const built = { ...exampleDeal, yearBuilt: '2027' };
  expect((await send(app, built)).body.errors).toEqual([
    { field: 'yearBuilt', message: 'Please enter year built as four digits, from 1800 to 2026' },
  ]);
  clock.advance(3 * 3_600_000);
  expect((await send(app, built)).status).toBe(201);
});

test('what the checks need and cannot read is a field error, should the form’s own rules ever let it by', async () => {
  const { store } = await openTestApp();
  const deal = { ...dealRequestSchema(() => 2026).parse(exampleDeal), squareFeet: 'roomy' };
  const arrival = { deal, ...plainArrival };
  await expect(
    acceptDeal({ store, clock: testClock(), timeZone: 'UTC', ownerEmail: null, judge: createFormJudge(null) }, arrival),
  ).rejects.toMatchObject({
    description: { kind: 'invalid', errors: [{ field: 'squareFeet' }] },
  });
  expect(await rows(store)).toMatchObject({ leads: [], deliveries: [], mails: [], nearMisses: [] });
});

test('while nothing can be stored, a deal and a near miss are both refused with 503', async () => {
  const { store } = await openTestApp();
  const away = { ...store, writeBeside: () => Promise.reject(new StoreUnavailableError('away')) };
  const { app } = await openTestApp({}, { store: away });
  for (const askingPrice of ['$365,000', '$390,000']) {
    const answer = await app.inject({
      method: 'POST',
      url: apiPaths.deals,
      payload: { ...exampleDeal, askingPrice },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  }
});

test('the OpenAPI document tells what a misfit is answered with', async () => {
  const { app } = await openTestApp();
  const { paths } = (await app.inject(apiPaths.openapi)).json();
  const refused = paths[apiPaths.deals].post.responses['422'].content['application/problem+json'].schema;
  expect(refused.anyOf[0].required).toEqual(['type', 'title', 'status', 'detail', 'reasons', 'alternatives']);
});

test('the form is limited for each client', async () => {
  const { app } = await openTestApp({ RATE_LIMIT: '2' });
  const statuses = [await send(app), await send(app), await send(app)].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 429]);
});
