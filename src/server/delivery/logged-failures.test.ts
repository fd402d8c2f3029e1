import { expect, onTestFinished, test } from 'vitest';
import { createMailSender } from '../mail/mail-sender.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { answers, startCrmStandIn, type CrmMood } from '../../../stand-ins/crm.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { refuses, startMailStandIn } from '../../../stand-ins/mail-server.ts';
import { readDeliveries, startTestWorker, storeLead } from '../../../test-support/server/outbox.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { createWebhookSender } from './webhook-sender.ts';

const SAID = 'Dana Diaz <dana@example.com> is not allowed';

function expectNothingPersonal(lines: readonly string[]) {
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/dana|diaz|@/i);
}

forEachEngine((engine) => {
  test('what a CRM says of a delivery stands with it and not in the log', async () => {
    const moods: CrmMood[] = [
      { ...answers(422), body: SAID },
      { ...answers(500), body: SAID },
      answers(302, { location: 'https://crm.example/?email=dana@example.com' }),
      { ...answers(410), body: SAID },
    ];
    for (const mood of moods) {
      const [clock, store, crm] = [testClock(), await engine.openStore(), await startCrmStandIn(mood)];
      const { log, lines } = recordedLog('info');
      const sender = createWebhookSender({ secret: null, allowPrivate: true });
      await storeLead(store, clock, 'Dana');
      await startTestWorker({ store, clock, sender, url: crm.url, logger: log }).wake();
      expectNothingPersonal(lines);
      const [delivery] = await readDeliveries(store);
      expect(delivery?.last_error).not.toContain('dana');
      expect(delivery?.last_answer).toContain('dana@example.com');
    }
  });

  test.each(['connect', 'sender', 'recipient', 'data'] as const)(
    'what a mail server says at %s stands with the mail and not in the log',
    async (step) => {
      const [clock, store, server] = [testClock(), await engine.openStore(), await startMailStandIn()];
      onTestFinished(() => server.close());
      server.behave(refuses(step, 550, `5.1.1 ${SAID}`));
      const mailFrom = { name: 'Hallway Systems', address: 'hello@hallway.example' };
      const mail = createMailSender({ smtpUrl: server.url, mailFrom, publicUrl: 'https://hallway.example' });
      onTestFinished(() => mail.close());
      const { log, lines } = recordedLog('info');
      const letter = { template: 'waitlist-joined', props: { name: 'Dana' }, leadId: null, at: clock.now() } as const;
      await store.write((tx) => queueMail(tx, { ...letter, to: 'dana@example.com' }));
      const sender = createWebhookSender({ secret: null, allowPrivate: true });
      await startTestWorker({ store, clock, sender, url: null, sendMail: mail.send, logger: log }).wake();
      expectNothingPersonal(lines);
      expect(await readDeliveries(store)).toMatchObject([
        { last_status: 550, last_answer: expect.stringContaining(SAID) },
      ]);
    },
  );

  test('a payload that nobody can read is not repeated in the log', async () => {
    const [clock, store] = [testClock(), await engine.openStore()];
    const mailFrom = { name: 'Hallway Systems', address: 'hello@hallway.example' };
    const mail = createMailSender({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, publicUrl: 'https://hallway.example' });
    onTestFinished(() => mail.close());
    const { log, lines } = recordedLog('info');
    const letter = { template: 'waitlist-joined', props: { name: 'Dana' }, leadId: null, at: clock.now() } as const;
    await store.write((tx) => queueMail(tx, { ...letter, to: 'dana@example.com' }));
    await store.db.updateTable('deliveries').set({ payload: '{"to": dana@example.com' }).execute();
    const sender = createWebhookSender({ secret: null, allowPrivate: true });
    await startTestWorker({ store, clock, sender, url: null, sendMail: mail.send, logger: log }).wake();
    expectNothingPersonal(lines);
  });
});
