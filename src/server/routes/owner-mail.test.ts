import { expect, test } from 'vitest';
import { deliveriesSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { storeLead } from '../../../test-support/server/outbox.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const PASSWORD = 'the owner’s own';
const SITE = 'https://hallway.example';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

forEachEngine((engine) => {
  test('the owner reads a mail that waits, and nobody else does', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD, PUBLIC_URL: SITE }, { store, clock });
    const session = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password: PASSWORD } });
    const cookie = String(session.headers['set-cookie']).split(';', 1)[0] ?? '';
    const read = (id: string, headers = { cookie }) =>
      app.inject({ url: apiPaths.ownerMail.replace(':id', id), headers });

    await storeLead(store, clock);
    clock.advance(1);
    const booking = {
      startsAt: clock.now(),
      lengthMinutes: 30,
      visitorTimeZone: 'UTC',
      manageUrl: '/book/x',
      ics: 'x',
    };
    const mail = { template: 'booking-moved', props: { name: 'Ada <b>', ...booking } } as const;
    await store.write((tx) => queueMail(tx, { ...mail, to: 'ada@example.com', leadId: null, at: clock.now() }));

    const listed = await app.inject({ url: apiPaths.ownerDeliveries, headers: { cookie } });
    const { deliveries } = deliveriesSchema.parse(listed.json());
    expect(deliveries).toMatchObject([
      { kind: 'mail_booking-moved', channel: 'mail', status: 'waiting', nextAttemptAt: null },
      { kind: 'quiz_lead', channel: 'crm' },
    ]);
    const [waiting, webhook] = deliveries.map(({ id }) => id);
    const answer = await read(waiting ?? '');
    expect(answer.json()).toEqual({
      to: 'ada@example.com',
      subject: 'Moved: strategy session now on Saturday, November 21, 12:00 PM UTC',
      text: expect.stringContaining(`Move it again, or cancel:\n${SITE}/book/x`),
      attachment: 'strategy-session.ics',
    });
    for (const id of [webhook ?? '', NOWHERE, 'x', '%00']) expect((await read(id)).statusCode).toBe(404);
    expect((await read(waiting ?? '', { cookie: '' })).statusCode).toBe(401);
  });
});
