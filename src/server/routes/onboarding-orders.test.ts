import { describe, expect, test } from 'vitest';
import { ORDER_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import {
  countOnboardingRows,
  onboardingRows,
  ORDER_TOKEN,
  putOrder,
  sendOnboarding,
} from '../../../test-support/data/onboarding.ts';
import { uploadPicture } from '../../../test-support/data/uploads.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { eraseOnboardings } from '../store/leads/onboarding.ts';

forEachEngine((engine) => {
  test('an order that two processes are told of at once has one form, and a picture is in one of two', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)];
    const opened = await Promise.all(stores.map((store) => openTestApp({}, { store })));
    const [first, second] = opened;
    if (!first || !second) throw new Error('Two processes were to be opened');
    const orderId = await putOrder(first.store, 'completed');
    const logoFile = await uploadPicture(second.app);
    const headers = { [ORDER_TOKEN_HEADER]: ORDER_TOKEN };
    const told = await Promise.all(
      [first, second, first, second].map(({ app }) => sendOnboarding(app, 'website', { orderId }, headers)),
    );
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const claimed = await Promise.all([first, second].map(({ app }) => sendOnboarding(app, 'website', { logoFile })));
    expect(claimed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await countOnboardingRows(first.store)).toEqual([2, 2, 2, 2, 2]);
  });

  test('a picture goes with one form, and a form that names one that is gone is told so', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const logoFile = await uploadPicture(app);
    expect((await sendOnboarding(app, 'website', { logoFile, brandDesignFile: logoFile })).status).toBe(201);
    for (const [field, id] of [
      ['logoFile', logoFile],
      ['brandDesignFile', 'x'.repeat(27)],
    ] as const) {
      const { status, body } = await sendOnboarding(app, 'website', { [field]: id });
      const message = 'This picture was deleted. Please choose it again.';
      expect([status, body.errors]).toEqual([422, [{ field, message }]]);
    }
    expect((await onboardingRows(store)).leads).toHaveLength(1);
  });

  test('erasing a person takes the form and its pictures, and nobody else’s', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    await sendOnboarding(app, 'website', {
      logoFile: await uploadPicture(app),
      brandDesignFile: await uploadPicture(app),
    });
    const kept = await uploadPicture(app);
    await sendOnboarding(app, 'website', { email: 'grace@example.com', logoFile: kept });
    const erased = (await onboardingRows(store)).leads.find(({ email }) => email === 'ada@example.com');
    await store.write((tx) => eraseOnboardings(tx, [erased?.id ?? '']));
    expect((await onboardingRows(store)).onboardings).toHaveLength(1);
    expect(await store.db.selectFrom('uploads').select('id').execute()).toEqual([{ id: kept }]);
    await store.write((tx) => eraseOnboardings(tx, []));
  });
});

describe('the order a form names', () => {
  test.each(['completed', 'processing', 'partly_refunded'] as const)('may be %s', async (status) => {
    const { app, store } = await openTestApp();
    const orderId = await putOrder(store, status);
    expect((await sendOnboarding(app, 'website', { orderId }, { [ORDER_TOKEN_HEADER]: ORDER_TOKEN })).status).toBe(201);
    expect((await onboardingRows(store)).onboardings).toMatchObject([{ order_id: orderId }]);
  });

  test.each(['created', 'awaiting_payment', 'failed', 'cancelled', 'refunded', 'disputed', 'needs_review'] as const)(
    'may not be %s',
    async (status) => {
      const { app, store } = await openTestApp();
      const orderId = await putOrder(store, status);
      const answer = await sendOnboarding(app, 'website', { orderId }, { [ORDER_TOKEN_HEADER]: ORDER_TOKEN });
      expect([answer.status, answer.body.detail]).toEqual([409, expect.stringMatching(/not paid/)]);
      expect((await onboardingRows(store)).leads).toEqual([]);
    },
  );

  test('is as unknown with a wrong token, or none, as one that was never made', async () => {
    const { app, store } = await openTestApp();
    const orderId = await putOrder(store, 'completed');
    const answers = [
      await sendOnboarding(app, 'website', { orderId }, { [ORDER_TOKEN_HEADER]: 'another token' }),
      await sendOnboarding(app, 'website', { orderId }),
      await sendOnboarding(app, 'website', { orderId: 'order-2' }, { [ORDER_TOKEN_HEADER]: ORDER_TOKEN }),
    ];
    for (const answer of answers) expect(answer).toEqual({ status: 404, body: answers[0]?.body });
    expect((await onboardingRows(store)).leads).toEqual([]);
  });

  test('need not be named', async () => {
    const { app, store } = await openTestApp();
    expect([(await sendOnboarding(app, 'website')).status, (await sendOnboarding(app, 'website')).status]).toEqual([
      201, 201,
    ]);
    expect((await onboardingRows(store)).onboardings).toHaveLength(2);
  });
});
