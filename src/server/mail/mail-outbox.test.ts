import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import { MAIL_LEASE_MS } from '../delivery/worker.ts';
import type { Store } from '../store/engine/store.ts';
import { databaseSettings, forEachEngine } from '../../../test-support/databases/engines.ts';
import { accepts, refuses, startMailStandIn, type MailStandIn } from '../../../stand-ins/mail-server.ts';
import { createFakeSender, readDeliveries, startTestWorker } from '../../../test-support/server/outbox.ts';
import { startProcess } from '../../../test-support/server/process.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { createMailSender } from './mail-sender.ts';

const MAIL_FROM = 'Hallway Systems <hello@hallway.example>';
const mailFrom = { name: 'Hallway Systems', address: 'hello@hallway.example' };

async function standIn(): Promise<MailStandIn> {
  const server = await startMailStandIn();
  onTestFinished(() => server.close());
  return server;
}

/** A worker with a mail sender of its own, as a process has it. */
function startWorker(store: Store, clock: Clock, { url: smtpUrl }: MailStandIn) {
  const mail = createMailSender({ smtpUrl, mailFrom, publicUrl: 'https://hallway.example' });
  const worker = startTestWorker({ store, clock, sender: createFakeSender().sender, sendMail: mail.send });
  onTestFinished(async () => {
    await worker.close();
    await mail.close();
  });
  return worker;
}

async function storeMail(store: Store, clock: Clock, name = 'Ada', to = 'ada@example.com'): Promise<void> {
  const mail = { template: 'waitlist-joined', props: { name }, to, leadId: null, at: clock.now() } as const;
  await store.write((tx) => queueMail(tx, mail));
}

forEachEngine((engine) => {
  test('a mail goes out exactly once, and its delivery says so', async () => {
    const [server, clock, store] = [await standIn(), testClock(), await engine.openStore()];
    await storeMail(store, clock);
    const worker = startWorker(store, clock, server);
    await worker.wake();
    await worker.wake();
    expect(server.seen).toHaveLength(1);
    const [delivery] = await readDeliveries(store);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, last_status: 250, last_error: null });
    expect(server.mails[0]?.mail.messageId).toBe(`<${delivery?.id}@hallway.example>`);
  });

  test('without a mail server mails wait, untouched, and go out once there is one', async () => {
    const [server, clock, store] = [await standIn(), testClock(), await engine.openStore()];
    await storeMail(store, clock);
    await startTestWorker({ store, clock, sender: createFakeSender().sender }).wake();
    clock.advance(40 * 24 * 60 * 60_000);
    expect(await readDeliveries(store)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await startWorker(store, clock, server).wake();
    expect(server.mails).toHaveLength(1);
  });

  test('a refused recipient is a dead letter at once; a busy server is tried again later', async () => {
    const [server, clock, store] = [await standIn(), testClock(), await engine.openStore()];
    const worker = startWorker(store, clock, server);
    server.behave(refuses('recipient', 550, '5.1.1 No such user'));
    await storeMail(store, clock);
    await worker.wake();
    expect(await readDeliveries(store)).toMatchObject([
      {
        status: 'dead',
        attempts: 1,
        last_status: 550,
        last_error: 'The mail server refused the recipient (550)',
        last_answer: expect.stringContaining('No such user'),
      },
    ]);
    server.behave(refuses('data', 451, '4.3.0 Try again later'));
    clock.advance(1);
    await storeMail(store, clock, 'Grace', 'grace@example.com');
    await worker.wake();
    expect((await readDeliveries(store))[1]).toMatchObject({ status: 'waiting', attempts: 1, last_status: 451 });
    await worker.wake();
    expect(server.seen).toHaveLength(1);
    server.behave(accepts);
    clock.advance(60_000);
    await worker.wake();
    expect((await readDeliveries(store)).map(({ status }) => status)).toEqual(['dead', 'delivered']);
    expect(server.mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
  });

  test('two processes share the mails, and none is sent by both', async () => {
    const [server, clock, database] = [await standIn(), testClock(), await engine.createDatabase()];
    const stores = [await engine.openStore(database), await engine.openStore(database)];
    const [first] = stores;
    if (first === undefined) throw new Error('There is a first store');
    const names = Array.from({ length: 12 }, (_, index) => `Ada${String.fromCodePoint(97 + index)}`);
    for (const name of names) await storeMail(first, clock, name, `${name.toLowerCase()}@example.com`);
    await Promise.all(stores.map((store) => startWorker(store, clock, server).wake()));
    const greeted = server.seen.map(({ mail }) => /Hello (\w+),/.exec(mail.text ?? '')?.[1]);
    expect(new Set(greeted)).toEqual(new Set(names));
    expect(greeted).toHaveLength(names.length);
    expect(new Set((await readDeliveries(first)).map(({ status }) => status))).toEqual(new Set(['delivered']));
  });

  test('a process killed while it sends loses no mail: the next one sends it under the same Message-ID', async () => {
    const server = await standIn();
    const database = await engine.createDatabase();
    server.behave({ kind: 'hang', at: 'data' });
    const process = await startProcess({
      ...databaseSettings(database),
      SMTP_URL: server.url,
      MAIL_FROM,
    });
    await process.says('Foyer is open');
    const site = `http://127.0.0.1:${process.port}`;
    const headers = { 'content-type': 'application/json' };
    const lead = await fetch(`${site}${apiPaths.quizLeads}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.com' }),
    });
    const { id } = createdSchema.parse(await lead.json());
    const answers = JSON.stringify({ answers: { teamSize: 'just-me' } });
    await fetch(`${site}${apiPaths.quizAnswers.replace(':id', id)}`, { method: 'POST', headers, body: answers });
    await server.received(1);
    process.signal('SIGKILL');
    await process.ended;

    server.behave(accepts);
    const store = await engine.openStore(database);
    const later: Clock = { now: () => systemClock.now() + MAIL_LEASE_MS };
    await startWorker(store, later, server).wake();
    expect((await readDeliveries(store)).filter(({ destination }) => destination === 'mail')).toMatchObject([
      { status: 'delivered', attempts: 2 },
    ]);
    const [first, second] = server.seen;
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(server.mails).toHaveLength(1);
  });
});
