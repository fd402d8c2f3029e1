import { expect, test, vi } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { exampleTimes, examplePerson, postBooking } from '../../../test-support/data/bookings.ts';
import { confirmTest, openCheckout } from '../../../test-support/data/checkouts.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { exampleOnboarding } from '../../../test-support/data/onboarding.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { failure, startTestWorker, success } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { addDevice, openPushService } from '../../../test-support/server/push-service.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import type { App } from '../http/app.ts';
import { deliveriesDue, queueDelivery, resendDelivery } from '../store/outbox/outbox.ts';
import { resumeDestination } from './resume.ts';
import { listAddresses } from '../outbox/destinations.ts';
import type { Sender } from './webhook-sender.ts';

const CRM = 'https://crm.example/hook';

/** A server and its worker, which never looks by itself here. `next` resolves to what the CRM is sent next. */
async function openOutbox(engine: TestEngine) {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const store = await engine.openStore();
  const clock = testClock();
  const { app } = await openTestApp({ PAYMENTS: 'test', CRM_WEBHOOK_URL: CRM }, { store, clock });
  let result = success;
  let arrival = Promise.withResolvers<string>();
  const sender: Sender = async ({ body }) => {
    arrival.resolve(String(JSON.parse(body).formType));
    return result;
  };
  startTestWorker({ store, clock, sender, url: CRM, isWokenByCommits: true });
  return {
    app,
    store,
    clock,
    answer(next: typeof success) {
      result = next;
    },
    async next() {
      const formType = await arrival.promise;
      arrival = Promise.withResolvers();
      return formType;
    },
  };
}

async function post(app: App, url: string, payload: object): Promise<void> {
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
}

const queued: [what: string, queue: (app: App) => Promise<unknown>, formType: string][] = [
  [
    'a quiz lead',
    (app) => post(app, apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' }),
    'Quiz Lead Capture',
  ],
  ['a deal', (app) => post(app, apiPaths.deals, exampleDeal), 'Deal Submission'],
  ['a form', (app) => post(app, apiPaths.waitlist, exampleForms.waitlist), 'Waitlist Signup'],
  [
    'an onboarding form',
    (app) => post(app, apiPaths.websiteOnboarding, exampleOnboarding.website),
    'Website Onboarding',
  ],
  [
    'a booking',
    (app) => postBooking(app, { ...examplePerson, startsAt: exampleTimes(testClock().now())[0] }),
    'Strategy Session Booking',
  ],
  ['a purchase', async (app) => confirmTest(app, (await openCheckout(app)).clientSecret, 'succeeded'), 'Purchase'],
];

forEachEngine((engine) => {
  test.each(queued)(
    '%s is sent as soon as it is committed, though nobody wakes the worker',
    async (_what, queue, formType) => {
      const { app, next } = await openOutbox(engine);
      await queue(app);
      expect(await next()).toBe(formType);
    },
  );

  test('mail, webhook and push of one lead leave on its commit, each once, though nobody looks for what is due', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const store = await engine.openStore();
    const clock = testClock();
    const settings = { OWNER_PASSWORD, OWNER_EMAIL: 'owner@hallway.example', ALLOW_PRIVATE_WEBHOOKS: '1' };
    const { app } = await openTestApp({ ...settings, CRM_WEBHOOK_URL: CRM }, { store, clock });
    await app.ready();
    const service = await openPushService();
    await addDevice(app, await signInAsOwner(app), service);
    const left = { mail: 0, webhook: 0, push: 0 };
    const all = Promise.withResolvers<void>();
    const leaves = (way: keyof typeof left) => async () => {
      left[way] += 1;
      // The sender's mail comes beside the owner's.
      if (left.mail === 2 && left.webhook === 1 && left.push === 1) all.resolve();
      return success;
    };
    const ways = { sender: leaves('webhook'), sendMail: leaves('mail'), sendPush: leaves('push') };
    startTestWorker({ store, clock, ...ways, url: CRM, isWokenByCommits: true });
    await post(app, apiPaths.waitlist, exampleForms.waitlist);
    await all.promise;
    expect(left).toEqual({ mail: 2, webhook: 1, push: 1 });
  });

  test('a dead letter that is sent again, and what waited for a resumed destination, are sent at once too', async () => {
    const { app, store, clock, answer, next } = await openOutbox(engine);
    answer(failure);
    await post(app, apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' });
    await next();
    const [delivery] = await store.db.selectFrom('deliveries').select('id').where('kind', '=', 'quiz_lead').execute();
    await store.write((tx) => resendDelivery(tx, delivery?.id ?? '', clock.now()));
    expect(await next()).toBe('Quiz Lead Capture');
    const [address] = listAddresses({
      crmWebhookUrl: CRM,
      crmQuizWebhookUrl: null,
      crmDealWebhookUrl: null,
      smtpUrl: null,
    });
    if (address === undefined) throw new Error('No address');
    await resumeDestination({ store, clock }, address, { withDead: true });
    expect(await next()).toBe('Quiz Lead Capture');
  });

  test('what is rolled back, or held back, wakes nobody', async () => {
    const { store, clock } = await openOutbox(engine);
    const woken = vi.fn<() => void>();
    store.onCommitted(deliveriesDue, woken);
    const delivery = { id: 'd1', kind: 'quiz_lead', leadId: null, destination: 'crm', payload: '{}', at: clock.now() };
    const failed = store.write(async (tx) => {
      await queueDelivery(tx, delivery);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await store.write((tx) => queueDelivery(tx, { ...delivery, hold: { until: null, reason: 'held' } }));
    expect(woken).not.toHaveBeenCalled();
    await store.write((tx) => queueDelivery(tx, { ...delivery, id: 'd2' }));
    expect(woken).toHaveBeenCalledOnce();
  });
});
