import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { currentCrms, leadVolumes } from '../../../content/reactivation.ts';
import { currentCrmOptions, leadVolumeOptions } from '../../contract/reactivation.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import type { App } from '../http/app.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { startCrmStandIn } from '../../../stand-ins/crm.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { startTestWorker } from '../../../test-support/server/outbox.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';
import { crmBuildout } from '../../../test-support/data/sold.ts';

const SESSION = 'session_1_abcdefghi';
const OWNER = 'owner@hallway.example';

const forms = {
  reactivation: {
    url: apiPaths.reactivation,
    body: exampleForms.reactivation,
    name: 'Ada Byron',
    kept: { ...exampleForms.reactivation, company: '', smsConsent: null },
    conversion: { type: 'reactivation_lead', value: null, page: '/reactivation' },
    mail: { template: 'reactivation-received', to: 'ada@example.com', props: { firstName: 'Ada' } },
    alert: {
      what: 'New reactivation lead',
      facts: [
        ['Phone', '(214) 555-0142'],
        ['CRM today', 'Follow Up Boss'],
        ['Leads a month', '101-250'],
        ['What goes wrong', 'Four hundred letters of intent and no answer.'],
        ['What it is for', 'Ten agents a month who write back.'],
      ],
    },
    crm:
      '{"firstName":"Ada","lastName":"Byron","email":"ada@example.com","phone":"(214) 555-0142","company":"",' +
      '"currentCRM":"followup-boss","leadVolume":"101-250","challenges":"Four hundred letters of intent and no answer.",' +
      '"goals":"Ten agents a month who write back.","source":"Reactivation Campaign Form",' +
      '"timestamp":"2026-11-21T12:00:00.000Z","formType":"Reactivation Campaign Submission"}',
  },
  lending: {
    url: apiPaths.lendingLeads,
    body: exampleForms.lending,
    name: 'Ada Byron',
    kept: exampleForms.lending,
    conversion: { type: 'lending_lead', value: null, page: '/freelendingsnapshot' },
    mail: {
      template: 'lending-snapshot',
      to: 'ada@example.com',
      props: { name: 'Ada Byron', path: expect.stringMatching(/^\/api\/lending-system\/[\w-]{22}\.[\w-]{43}$/) },
    },
    alert: { what: 'New lending lead', facts: [] },
    crm:
      '{"name":"Ada Byron","email":"ada@example.com","source":"Free Lending Snapshot",' +
      '"timestamp":"2026-11-21T12:00:00.000Z","formType":"Lending Lead"}',
  },
  checkout_request: {
    url: apiPaths.checkoutRequests,
    body: exampleForms.checkout_request,
    name: 'Ada Byron',
    kept: { ...exampleForms.checkout_request, productName: crmBuildout.orderName },
    conversion: { type: 'checkout_request', value: null, page: '/checkout' },
    mail: {
      template: 'checkout-request-received',
      to: 'ada@example.com',
      props: { name: 'Ada Byron', productName: crmBuildout.orderName, priceCents: crmBuildout.priceCents },
    },
    alert: {
      what: 'New checkout request',
      facts: [
        ['Package', crmBuildout.orderName],
        ['Price', crmBuildout.total],
      ],
    },
    crm:
      `{"name":"Ada Byron","email":"ada@example.com","productName":"${crmBuildout.orderName}","amount":${crmBuildout.dollars},` +
      '"source":"Website Checkout","timestamp":"2026-11-21T12:00:00.000Z","formType":"Checkout Request"}',
  },
  waitlist: {
    url: apiPaths.waitlist,
    body: exampleForms.waitlist,
    name: 'Ada Byron',
    kept: { ...exampleForms.waitlist, smsConsent: null },
    conversion: { type: 'waitlist_signup', value: null, page: '/business-buyer-course' },
    mail: { template: 'waitlist-joined', to: 'ada@example.com', props: { name: 'Ada Byron' } },
    alert: { what: 'New on the course waitlist', facts: [['Phone', '214 555 0142']] },
    crm:
      '{"name":"Ada Byron","email":"ada@example.com","phone":"214 555 0142","source":"Business Buyer Course",' +
      '"timestamp":"2026-11-21T12:00:00.000Z","formType":"Waitlist Signup"}',
  },
};
type Kind = keyof typeof forms;
const kinds: readonly Kind[] = ['reactivation', 'lending', 'waitlist', 'checkout_request'];

async function send(app: App, kind: Kind, more: object = {}, headers: Record<string, string> = {}) {
  const { url, body } = forms[kind];
  const answer = await app.inject({ method: 'POST', url, payload: { ...body, ...more }, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

async function rows({ db }: Store) {
  const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('kind').execute();
  return {
    leads: await db.selectFrom('leads').selectAll().execute(),
    crm: deliveries.filter(({ destination }) => destination !== 'mail'),
    mails: deliveries.filter(({ destination }) => destination === 'mail'),
    conversions: await db.selectFrom('conversions').selectAll().execute(),
    figures: await db.selectFrom('daily_figures').select(['visitors', 'conversions']).execute(),
  };
}

forEachEngine((engine) => {
  describe.each(kinds)('the %s form', (kind) => {
    const { name, kept, conversion, mail, alert, crm } = forms[kind];

    test('is kept with its session and its conversion, confirmed by mail and told to the owner', async () => {
      const clock = testClock();
      const store = await engine.openStore();
      const onDue = vi.fn<() => void>();
      store.onCommitted(deliveriesDue, onDue);
      const { app } = await openTestApp({ OWNER_EMAIL: OWNER }, { store, clock });
      const { status, body } = await send(app, kind, { isVip: true }, { 'x-session-id': SESSION });
      expect([status, Object.keys(body)]).toEqual([201, ['id']]);
      const { id } = createdSchema.parse(body);
      const stored = await rows(store);
      expect(stored.leads).toMatchObject([
        { id, kind, name, email: 'ada@example.com', session_id: SESSION, created_at: clock.now() },
      ]);
      expect(JSON.parse(stored.leads[0]?.fields ?? '')).toEqual(kept);
      expect(stored.crm).toMatchObject([{ lead_id: id, destination: 'crm', status: 'waiting' }]);
      expect(stored.conversions).toMatchObject([{ ...conversion, session_id: SESSION, filtered: 0 }]);
      expect(stored.figures).toEqual([{ visitors: 1, conversions: 1 }]);
      const phone = 'phone' in kept ? kept.phone : '';
      const who = { name, email: 'ada@example.com', phone };
      expect(new Set(stored.mails.map(({ payload }) => JSON.parse(payload)))).toEqual(
        new Set([mail, { template: 'owner-alert', to: OWNER, props: { who, ...alert } }]),
      );
      expect(stored.mails.map(({ lead_id }) => lead_id)).toEqual([id, id]);
      expect(onDue).toHaveBeenCalledOnce();
    });

    test('reaches the CRM with its fields in their order and three more, and nothing else', async () => {
      const stand = await startCrmStandIn();
      const clock = testClock();
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store, clock });
      await send(app, kind, { smsConsent: { version: smsConsent.version, page: '/' } });
      const sender = createWebhookSender({ secret: null, allowPrivate: true });
      await startTestWorker({ store, clock, sender, url: stand.url }).wake();
      expect(stand.requests.map((request) => request.body)).toEqual([crm]);
    });

    test('sent twice under one key is one lead, one delivery, one mail and one answer', async () => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      const headers = { 'idempotency-key': 'attempt-1' };
      const [first, ...others] = await Promise.all(
        Array.from({ length: 5 }, async () => (await send(app, kind, {}, headers)).body),
      );
      for (const other of [...others, (await send(app, kind, {}, headers)).body]) expect(other).toEqual(first);
      const stored = await rows(store);
      expect(Object.values(stored).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
      expect((await send(app, kind, { email: 'grace@example.com' }, headers)).status).toBe(422);
    });

    test('is stored whole or not at all', async () => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      const rename = async (from: string, to: string) =>
        store.write((tx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(tx));
      for (const table of ['deliveries', 'conversions', 'daily_figures']) {
        await rename(table, 'elsewhere');
        expect((await send(app, kind)).status).toBe(500);
        await rename('elsewhere', table);
      }
      expect(await rows(store)).toEqual({ leads: [], crm: [], mails: [], conversions: [], figures: [] });
      expect((await send(app, kind)).status).toBe(201);
    });
  });
});

describe.each(kinds)('the %s form', (kind) => {
  test('is refused with 503 while nothing can be stored', async () => {
    const { store } = await openTestApp();
    const away = { ...store, writeBeside: () => Promise.reject(new StoreUnavailableError('away')) };
    const { app } = await openTestApp({}, { store: away });
    const { status, headers } = await send(app, kind);
    expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  });

  test('is limited for each client', async () => {
    const { app } = await openTestApp({ RATE_LIMIT: '2' });
    const statuses = [await send(app, kind), await send(app, kind), await send(app, kind)].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('of the owner is kept and sent, and counted nowhere', async () => {
    const password = 'the owner’s own';
    const { app, store } = await openTestApp({ OWNER_PASSWORD: password });
    const signIn = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password } });
    const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect((await send(app, kind, {}, { cookie, 'x-session-id': SESSION })).status).toBe(201);
    const { leads, crm, conversions } = await rows(store);
    expect([leads.length, crm.length]).toEqual([1, 1]);
    expect(conversions).toMatchObject([{ filtered: 1 }]);
  });

  test('without a usable session is kept all the same', async () => {
    const { app, store } = await openTestApp();
    expect((await send(app, kind, {}, { 'x-session-id': 'what is this?' })).status).toBe(201);
    expect((await rows(store)).leads).toMatchObject([{ session_id: null }]);
  });
});

test.each(['reactivation', 'waitlist'] as const)(
  'consent to text messages is kept with its wording, version, time and page: %s',
  async (kind) => {
    const clock = testClock();
    const { app, store } = await openTestApp({}, { clock });
    await send(app, kind, { smsConsent: { version: smsConsent.version, page: '/here' } });
    const [lead] = (await rows(store)).leads;
    expect(JSON.parse(lead?.fields ?? '')).toMatchObject({
      smsConsent: { ...smsConsent, at: clock.now(), page: '/here' },
    });
  },
);

test('a wrong reactivation field is named with the sentence of the form, and leaves nothing', async () => {
  const { app, store } = await openTestApp();
  const empty = Object.fromEntries(Object.keys(exampleForms.reactivation).map((field) => [field, ' ']));
  const messages = [
    { field: 'firstName', message: 'First name is required' },
    { field: 'lastName', message: 'Last name is required' },
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'phone', message: 'Please enter a valid phone number' },
    { field: 'currentCRM', message: 'Please select your current CRM' },
    { field: 'leadVolume', message: 'Please select your monthly lead volume' },
    { field: 'challenges', message: 'Please describe your current challenges' },
    { field: 'goals', message: 'Please describe your goals' },
  ];
  expect(await send(app, 'reactivation', empty)).toMatchObject({ status: 422, body: { errors: messages } });
  const nothing = await app.inject({ method: 'POST', url: apiPaths.reactivation, payload: {} });
  expect(nothing.json().errors).toEqual(messages);
  const short = { phone: '555 0142', challenges: 'too short', goals: 'too short' };
  expect((await send(app, 'reactivation', short)).body.errors).toEqual([messages[3], messages[6], messages[7]]);
  expect(await rows(store)).toMatchObject({ leads: [], crm: [], mails: [] });
});

test.each(['lending', 'waitlist'] as const)('an address that the browser lets through is stored: %s', async (kind) => {
  const { app, store } = await openTestApp();
  for (const email of ['dana@mail', 'a&b@x.com']) expect((await send(app, kind, { email })).status).toBe(201);
  const { leads } = await rows(store);
  expect(leads.map(({ email }) => email).toSorted()).toEqual(['a&b@x.com', 'dana@mail']);
});

test('a snapshot or a place on the waitlist needs every field', async () => {
  const { app } = await openTestApp();
  const empty = { name: ' ', email: ' ', phone: ' ' };
  const name = { field: 'name', message: 'Please enter your full name' };
  const email = { field: 'email', message: 'Please enter a valid email address' };
  const phone = { field: 'phone', message: 'Please enter your phone number' };
  expect(await send(app, 'lending', empty)).toMatchObject({ status: 422, body: { errors: [name, email] } });
  expect(await send(app, 'waitlist', empty)).toMatchObject({ status: 422, body: { errors: [name, email, phone] } });
});

test('only a package that is sold can be asked for', async () => {
  const { app, store } = await openTestApp();
  const { status, body } = await send(app, 'checkout_request', { serviceId: 'a-castle' });
  expect([status, body.errors]).toEqual([422, [{ field: 'serviceId', message: 'Please choose one of the packages' }]]);
  expect((await rows(store)).leads).toEqual([]);
});

test('the choices that the page offers are those that are taken', () => {
  expect(currentCrms.map(({ value }) => value)).toEqual([...currentCrmOptions]);
  expect(leadVolumes).toEqual(leadVolumeOptions);
});
