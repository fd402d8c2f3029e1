import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { ownerLeadsSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import { onboardingOf } from '../store/leads/onboarding.ts';
import { startCrmStandIn } from '../../../stand-ins/crm.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import {
  countOnboardingRows,
  exampleOnboarding,
  onboardingDefaults,
  onboardingRows,
  ORDER_TOKEN,
  putOrder,
  sendOnboarding,
} from '../../../test-support/data/onboarding.ts';
import { startTestWorker } from '../../../test-support/server/outbox.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { uploadPicture } from '../../../test-support/data/uploads.ts';
import { deliveriesDue } from '../store/outbox/outbox.ts';

const OWNER = 'owner@hallway.example';
const SESSION = 'session_1_abcdefghi';

const forms = {
  website: {
    url: apiPaths.websiteOnboarding,
    kind: 'website_onboarding',
    answers: { ...onboardingDefaults, ...exampleOnboarding.website },
    names: { source: 'Website Onboarding Form', formType: 'Website Onboarding' },
    alert: 'New website onboarding',
  },
  'website-crm': {
    url: apiPaths.websiteCrmOnboarding,
    kind: 'website_crm_onboarding',
    answers: {
      ...onboardingDefaults,
      currentCrmName: '',
      paymentProcessor: '',
      ...exampleOnboarding['website-crm'],
    },
    names: { source: 'Website CRM Onboarding Form', formType: 'Website CRM Onboarding' },
    alert: 'New website and CRM onboarding',
  },
} as const;
type Form = keyof typeof forms;
const both: readonly Form[] = ['website', 'website-crm'];

forEachEngine((engine) => {
  describe.each(both)('the %s form', (form) => {
    const { kind, answers, names, alert } = forms[form];

    test('is kept whole, confirmed by mail and told to the owner; it is no conversion of its own', async () => {
      const clock = testClock();
      const store = await engine.openStore();
      const onDue = vi.fn<() => void>();
      store.onCommitted(deliveriesDue, onDue);
      const { app } = await openTestApp({ OWNER_EMAIL: OWNER }, { store, clock });
      const consent = { version: smsConsent.version, page: '/checkout' };
      const { status, body } = await sendOnboarding(
        app,
        form,
        { smsConsent: consent, isVip: true },
        { 'x-session-id': SESSION },
      );
      expect([status, Object.keys(body)]).toEqual([201, ['id']]);
      const { id } = createdSchema.parse(body);
      const { leads, onboardings, mails, events } = await onboardingRows(store);
      const person = { name: 'Ada Byron', email: 'ada@example.com' };
      expect(leads).toMatchObject([{ ...person, kind, session_id: SESSION, created_at: clock.now() }]);
      expect(JSON.parse(leads[0]?.fields ?? '')).toEqual({
        form,
        orderId: null,
        answers,
        smsConsent: { ...smsConsent, at: clock.now(), page: '/checkout' },
      });
      expect(onboardings).toEqual([{ id, form, lead_id: leads[0]?.id, order_id: null, created_at: clock.now() }]);
      expect(new Set(mails.map(({ payload }) => JSON.parse(payload)))).toEqual(
        new Set([
          {
            template: 'onboarding-received',
            to: 'ada@example.com',
            props: { name: 'Ada Byron', withCrm: form === 'website-crm', launchDeadline: '2026-12-01', hasLogo: false },
            consentPath: expect.stringMatching(/^\/api\/mail-stop\/texts\./),
          },
          {
            template: 'owner-alert',
            to: OWNER,
            props: {
              what: alert,
              who: { ...person, phone: '(214) 555-0142' },
              facts: [
                ['Business', 'Byron Homes'],
                ['Phone', '(214) 555-0142'],
                ['To be live by', '2026-12-01'],
                ['Order', 'none named'],
              ],
            },
          },
        ]),
      );
      expect(events).toMatchObject([{ name: 'onboarding_completed', session_id: SESSION, page: '/checkout' }]);
      expect(await store.db.selectFrom('conversions').selectAll().execute()).toEqual([]);
      expect(onDue).toHaveBeenCalledOnce();
    });

    test('reaches the CRM with its own fields in their order and three more, and nothing else', async () => {
      const stand = await startCrmStandIn();
      const clock = testClock();
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store, clock });
      const orderId = await putOrder(store, 'completed');
      const consent = { version: smsConsent.version, page: '/checkout' };
      await sendOnboarding(app, form, { orderId, smsConsent: consent }, { [ORDER_TOKEN_HEADER]: ORDER_TOKEN });
      const sender = createWebhookSender({ secret: null, allowPrivate: true });
      await startTestWorker({ store, clock, sender, url: stand.url }).wake();
      const [body = ''] = stand.requests.map((request) => request.body);
      expect(JSON.parse(body)).toEqual({ ...answers, ...names, timestamp: '2026-11-21T12:00:00.000Z' });
      const fields = Object.keys(JSON.parse(body));
      expect(fields.slice(0, 6)).toEqual(['fullName', 'email', 'phone', 'businessName', 'hasDomain', 'domainName']);
      expect(fields.slice(-3)).toEqual(['source', 'timestamp', 'formType']);
    });

    test('sent twice under one key is one form, one delivery, one mail and one answer', async () => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      const orderId = await putOrder(store, 'completed');
      const headers = { 'idempotency-key': 'attempt-1', [ORDER_TOKEN_HEADER]: ORDER_TOKEN };
      const answered = await Promise.all(
        Array.from({ length: 5 }, () => sendOnboarding(app, form, { orderId }, headers)),
      );
      const [first, ...others] = [...answered, await sendOnboarding(app, form, { orderId }, headers)];
      expect(first?.status).toBe(201);
      for (const other of others) expect(other).toEqual(first);
      expect(await countOnboardingRows(store)).toEqual([1, 1, 1, 1, 1]);
    });

    test('is taken once for each order, whoever is first', async () => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      const orderId = await putOrder(store, 'completed');
      const headers = { [ORDER_TOKEN_HEADER]: ORDER_TOKEN };
      expect(await onboardingOf(store, orderId)).toBeNull();
      const answered = await Promise.all(
        Array.from({ length: 4 }, () => sendOnboarding(app, form, { orderId }, headers)),
      );
      expect(answered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
      const late = await sendOnboarding(app, form, { orderId }, headers);
      expect([late.status, late.body.detail]).toEqual([409, expect.stringMatching(/has arrived before/)]);
      expect(await countOnboardingRows(store)).toEqual([1, 1, 1, 1, 1]);
      expect(await onboardingOf(store, orderId)).toMatchObject({ form });
    });

    test('is stored whole or not at all', async () => {
      const store = await engine.openStore();
      const { app } = await openTestApp({}, { store });
      const logoFile = await uploadPicture(app);
      const rename = async (from: string, to: string) =>
        store.write((tx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(tx));
      for (const table of ['onboardings', 'deliveries', 'events']) {
        await rename(table, 'elsewhere');
        expect((await sendOnboarding(app, form, { logoFile })).status).toBe(500);
        await rename('elsewhere', table);
      }
      expect(await countOnboardingRows(store)).toEqual([0, 0, 0, 0, 0]);
      expect((await sendOnboarding(app, form, { logoFile })).status).toBe(201);
    });
  });
});

test('a visitor west of the server may still choose today; the day before is too early for a website', async () => {
  const { app } = await openTestApp();
  const day = (launchDeadline: string) => sendOnboarding(app, 'website', { launchDeadline });
  expect((await day('2026-11-20')).status).toBe(201);
  const { status, body } = await day('2026-11-19');
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'launchDeadline', message: 'Please select a launch deadline that is not in the past' }],
  ]);
  expect((await sendOnboarding(app, 'website-crm', { launchDeadline: '2026-11-19' })).status).toBe(201);
});

test('the owner reads every answer in the desk', async () => {
  const password = 'the owner’s own';
  const { app } = await openTestApp({ OWNER_PASSWORD: password });
  const logoFile = await uploadPicture(app);
  const pages = { home: true, other: true, otherText: 'Careers' };
  await sendOnboarding(app, 'website-crm', {
    logoFile,
    pages,
    smsConsent: { version: smsConsent.version, page: '/checkout' },
  });
  const signIn = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password } });
  const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  const answer = await app.inject({ url: apiPaths.ownerLeads, headers: { cookie } });
  const [lead] = ownerLeadsSchema.parse(answer.json()).leads;
  expect(lead).toMatchObject({
    kind: 'website_crm_onboarding',
    what: 'Website + CRM onboarding',
    subject: { label: 'Live by', value: '2026-12-01', kind: 'day' },
    details: expect.arrayContaining([
      { label: 'Logo', value: logoFile, kind: 'picture' },
      { label: 'Pages', value: 'Home, Other, Careers', kind: 'text' },
      { label: 'Text messages', value: `Agreed to, version ${smsConsent.version}`, kind: 'text' },
      { label: 'Text messages: when', value: '2026-11-21T12:00:00.000Z', kind: 'time' },
      { label: 'Text messages: on', value: '/checkout', kind: 'text' },
      { label: 'Text messages: wording', value: smsConsent.wording, kind: 'long' },
      { label: 'Order', value: 'None named', kind: 'text' },
    ]),
  });
});

test.each(both)('the %s form is limited for each client', async (form) => {
  const { app } = await openTestApp({ RATE_LIMIT: '1' });
  expect([(await sendOnboarding(app, form)).status, (await sendOnboarding(app, form)).status]).toEqual([201, 429]);
});
