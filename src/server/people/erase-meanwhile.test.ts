import { expect, test } from 'vitest';
import { createdSchema } from '../../contract/quiz.ts';
import { apiPaths } from '../../contract/paths.ts';
import { SESSION_HEADER } from '../../contract/visitor-api.ts';
import { exampleLead } from '../../../test-support/data/attributions.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeSender, readDeliveries, startTestWorker } from '../../../test-support/server/outbox.ts';
import { openStripeApp } from '../../../test-support/server/stripe-app.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import type { Store } from '../store/engine/store.ts';
import { erasePerson } from './erase-person.ts';

const EMAIL = 'ada@example.com';
const SESSION = 'session_1795262400000_abcdefghi';

async function openDesk(store: Store) {
  const clock = testClock();
  const { app } = await openTestApp({ CRM_WEBHOOK_URL: 'https://crm.example/hook' }, { store, clock });
  const payload = { firstName: 'Ada', email: EMAIL };
  const lead = await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload });
  return { app, clock, leadId: createdSchema.parse(lead.json()).id };
}

forEachEngine((engine) => {
  test('a quiz that was begun before an erasure takes no answers after it, and mails nobody', async () => {
    const store = await engine.openStore();
    const { app, clock, leadId } = await openDesk(store);
    await erasePerson(store, testConfig(), EMAIL, clock.now());
    const url = apiPaths.quizAnswers.replace(':id', leadId);
    const answer = await app.inject({ method: 'POST', url, payload: { answers: { hasWebsite: 'yes' } } });
    expect(answer.json()).toMatchObject({ status: 404, title: 'No such quiz' });
    expect(await store.db.selectFrom('leads').select(['answers', 'recommendation']).execute()).toEqual([
      { answers: null, recommendation: null },
    ]);
    expect(await readDeliveries(store)).toEqual([]);
  });

  test('a CRM that hears of a person while they are being looked up is told of the erasure too', async () => {
    const store = await engine.openStore();
    const { clock } = await openDesk(store);
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender });
    let hasSent = false;
    const busy: Store = {
      ...store,
      async write(unit) {
        if (!hasSent) await worker.wake();
        hasSent = true;
        return store.write(unit);
      },
    };
    const settings = testConfig({ CRM_WEBHOOK_URL: 'https://crm.example/hook' });
    expect((await erasePerson(busy, settings, EMAIL, clock.now())).crmNotices).toBe(1);
    await worker.wake();
    expect(sent.map(({ body }) => JSON.parse(body).formType)).toEqual(['Quiz Lead Capture', 'Person Erased']);
  });

  test('somebody who keeps sending forms does not keep an erasure from its end', async () => {
    const store = await engine.openStore();
    const { clock } = await openDesk(store);
    let looks = 0;
    const busy: Store = {
      ...store,
      async write(unit) {
        looks += 1;
        if (looks <= 20)
          await store.db
            .insertInto('leads')
            .values(exampleLead(`again ${looks}`, 1))
            .execute();
        return store.write(unit);
      },
    };
    const { found } = await erasePerson(busy, testConfig(), EMAIL, clock.now());
    expect(looks).toBe(10);
    // The one that was there, and those that came in while nine others were being erased.
    expect(found['forms sent']).toBe(10);
  });

  test('what Stripe says of a subscription after an erasure ties its sale to no person and no visit', async () => {
    const shop = await openStripeApp({ deps: { store: await engine.openStore() } });
    const headers = { [SESSION_HEADER]: SESSION };
    await shop.app.inject({ method: 'POST', url: apiPaths.courseCheckout, payload: { plan: 'monthly' }, headers });
    const { billing, journal, reversals } = shop.standIn;
    billing.completeSession([...billing.sessions.keys()][0] ?? '', { name: 'Ada Byron', email: EMAIL });
    await shop.deliverAll();
    await erasePerson(shop.store, testConfig(), EMAIL, shop.clock.now());
    const intent = [...billing.invoicePayments.values()][0]?.payment.payment_intent ?? '';
    const before = journal.events.length;
    reversals.createRefund({ intent, amount: 700 });
    for (const event of journal.events.slice(before)) await shop.deliver(event);
    const sales = shop.store.db
      .selectFrom('sales')
      .select(['refunded_cents', 'customer_name', 'customer_email', 'session_id']);
    expect(await sales.execute()).toEqual([
      { refunded_cents: 700, customer_name: null, customer_email: null, session_id: null },
    ]);
    const subscriptions = shop.store.db.selectFrom('subscriptions').select('session_id');
    expect(await subscriptions.execute()).toEqual([{ session_id: null }]);
  });
});
