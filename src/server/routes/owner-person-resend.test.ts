import { expect, test } from 'vitest';
import { confirmTest, openCheckout } from '../../../test-support/data/checkouts.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { peopleSchema } from '../../contract/people.ts';

forEachEngine((engine) => {
  test('all that was given up about one person goes out again, of leads and orders; nobody else’s, nothing that was held back', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const { app } = await openTestApp({ OWNER_PASSWORD, PAYMENTS: 'test' }, { store, clock });
    const headers = await signInAsOwner(app);
    const lead = (firstName: string, email: string) =>
      app.inject({ method: 'POST', url: apiPaths.quizLeads, payload: { firstName, email } });
    await lead('Ada', 'ada@example.com');
    await confirmTest(app, (await openCheckout(app)).clientSecret, 'succeeded');
    clock.advance(1000);
    await lead('Ben', 'ben@example.com');
    await store.db.updateTable('deliveries').set({ status: 'dead', attempts: 9 }).execute();
    await lead('Ada', 'ADA@example.com');
    await store.db.updateTable('deliveries').set({ status: 'dead' }).where('attempts', '=', 0).execute();

    const { people } = peopleSchema.parse((await app.inject({ url: apiPaths.ownerPeople, headers })).json());
    const ada = people.find(({ name }) => name.startsWith('Ada'))?.id ?? '';
    const resend = (id: string, signed: boolean) =>
      app.inject({
        method: 'POST',
        url: apiPaths.ownerPersonResend.replace(':id', id),
        payload: {},
        ...(signed && { headers }),
      });
    expect((await resend(ada, false)).statusCode).toBe(401);
    const { sent }: { sent: number } = (await resend(ada, true)).json();
    const rows = await store.db
      .selectFrom('deliveries')
      .select(['status', 'attempts', 'lead_id', 'order_id'])
      .execute();
    const waiting = rows.filter(({ status }) => status === 'waiting');
    expect(sent).toBe(waiting.length);
    expect(waiting.some(({ order_id: order }) => order !== null)).toBe(true);
    expect(waiting.every(({ attempts }) => attempts === 9)).toBe(true);
    // Ben's own, and what was never tried.
    expect(rows.filter(({ status }) => status === 'dead').map(({ attempts }) => attempts)).toEqual(
      expect.arrayContaining([9, 0]),
    );
    expect((await resend(ada, true)).json()).toEqual({ sent: 0 });
    expect((await resend('11111111-1111-4111-8111-111111111111', true)).statusCode).toBe(404);
  });
});
