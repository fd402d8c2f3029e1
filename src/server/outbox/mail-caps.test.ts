import { expect, test } from 'vitest';
import { noticesSchema } from '../../contract/owner-notices.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Send } from '../delivery/send.ts';
import type { App } from '../http/app.ts';
import { bookTime, readFreeTimes } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { createFakeSender, readDeliveries, startTestWorker, success } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { countsAs, mailsThatCount, MAILED_PER_NETWORK_A_DAY } from './mail-caps.ts';

const HOUR_MS = 3_600_000;
const STRANGER = 'stranger@example.com';

async function join(app: App, email: string) {
  const payload = { ...exampleForms.waitlist, email };
  const answer = await app.inject({ method: 'POST', url: apiPaths.waitlist, payload });
  expect(answer.statusCode, answer.body).toBe(201);
}

test('a mailbox is one however its address is written, and the shares of mails are apart', () => {
  const share = countsAs('quiz-result', 'dana.reyes@gmail.com');
  for (const same of ['Dana.Reyes@Gmail.com', 'danareyes+1@gmail.com', 'd.anareyes@googlemail.com'])
    expect(countsAs('deal-received', same)).toBe(share);
  for (const other of ['dana.reyes@example.com', 'danareye@gmail.com'])
    expect(countsAs('quiz-result', other)).not.toBe(share);
  expect(countsAs('quiz-result', 'dana+x@example.com')).toBe(countsAs('quiz-result', 'dana@example.com'));
  expect(countsAs('booking-moved', 'dana.reyes@gmail.com')).not.toBe(share);
});

test('nobody can be mailed twenty times a day through what costs nothing: forms and bookings', () => {
  const free = [
    'quiz-result',
    'deal-received',
    'lending-snapshot',
    'waitlist-joined',
    'reactivation-received',
  ] as const;
  const others = ['checkout-request-received', 'onboarding-received', 'booking-confirmed', 'booking-moved'] as const;
  const caps = new Map([...free, ...others].map((one) => [countsAs(one, STRANGER), mailsThatCount(one)]));
  expect([...caps.values()].reduce((sum, cap) => sum + cap, 0)).toBeLessThan(20);
});

forEachEngine((engine) => {
  test('one network cannot have the site mail a list of strangers: beyond sixty addresses a day the mails are held back, and nothing else', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ RATE_LIMIT: '100000' }, { store });
    for (let post = 0; post < MAILED_PER_NETWORK_A_DAY + 5; post += 1)
      await join(app, `person${post}@example${post}.com`);
    // Nor does a second form bring the mail of somebody whose first was held back.
    await join(app, `person${MAILED_PER_NETWORK_A_DAY}@example${MAILED_PER_NETWORK_A_DAY}.com`);
    const quiz = await app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Ada', email: 'ada@example.com' },
    });
    const { id } = quiz.json<{ id: string }>();
    const answers = { method: 'POST', url: apiPaths.quizAnswers.replace(':id', id), payload: { answers: {} } } as const;
    expect((await app.inject(answers)).statusCode).toBe(200);
    const all = await readDeliveries(store);
    const mails = all.filter(({ destination }) => destination === 'mail');
    const held = mails.filter(({ status }) => status === 'dead');
    expect([mails.length, held.length]).toEqual([MAILED_PER_NETWORK_A_DAY + 7, 7]);
    for (const { last_error } of held) expect(last_error).toMatch(/^Held back: forms from one network/);
    expect(held.map(({ kind }) => kind)).toContain('mail_quiz-result');
    expect(all.filter(({ destination, status }) => destination !== 'mail' && status === 'waiting')).toHaveLength(
      MAILED_PER_NETWORK_A_DAY + 7,
    );
  });

  test('twenty posts mail one stranger five times an hour and ten times a day; the rest is held back, stored and told to the owner', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
    const outgoing: string[] = [];
    const sendMail: Send = async ({ body }) => {
      outgoing.push(body);
      return success;
    };
    const worker = startTestWorker({ store, clock, sender: createFakeSender().sender, sendMail });
    const sent = async () => {
      await worker.wake();
      return outgoing.filter((body) => body.toLowerCase().includes(STRANGER)).length;
    };

    for (let post = 0; post < 20; post += 1) await join(app, post % 2 === 0 ? STRANGER : 'Stranger@example.com');
    expect(await sent()).toBe(5);
    clock.advance(HOUR_MS - 1);
    expect(await sent()).toBe(5);
    clock.advance(1);
    expect(await sent()).toBe(10);
    clock.advance(12 * HOUR_MS);
    expect(await sent()).toBe(10);

    const mails = (await readDeliveries(store)).filter(({ destination }) => destination === 'mail');
    expect(mails).toHaveLength(20);
    const held = mails.filter(({ status, attempts }) => status === 'dead' && attempts === 0);
    expect(held).toHaveLength(10);
    for (const { last_error } of held) expect(last_error).toMatch(/^Held back: this address got 10 mails/);
    const headers = await signInAsOwner(app);
    const { notices } = noticesSchema.parse((await app.inject({ url: apiPaths.ownerNotices, headers })).json());
    expect(notices).toMatchObject([{ id: 'mail-held-back', title: '10 mails were held back' }]);

    await app.inject({
      method: 'POST',
      url: apiPaths.ownerResend.replace(':id', held[0]?.id ?? ''),
      headers,
    });
    expect(await sent()).toBe(11);
    clock.advance(12 * HOUR_MS);
    await join(app, STRANGER);
    expect(await sent()).toBe(12);
  });

  test('a flood of answers keeps neither another person’s mail nor a booking’s back', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    for (let post = 0; post < 12; post += 1) await join(app, 'ada@example.com');
    await join(app, 'other@example.com');
    await bookTime(app, (await readFreeTimes(app))[0]);
    const due = (await readDeliveries(store)).filter(
      ({ destination, status, next_attempt_at }) =>
        destination === 'mail' && status === 'waiting' && next_attempt_at <= clock.now(),
    );
    const kinds = due.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'mail_waitlist-joined')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'mail_booking-confirmed')).toHaveLength(1);
  });
});
