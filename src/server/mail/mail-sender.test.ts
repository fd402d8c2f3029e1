import { expect, onTestFinished, test } from 'vitest';
import {
  accepts,
  refuses,
  startMailStandIn,
  type MailStandIn,
  type MailStandInSettings,
} from '../../../stand-ins/mail-server.ts';
import { mailExamples } from '../../../test-support/data/mail-examples.ts';
import { createMailSender, type MailSender } from './mail-sender.ts';
import type { MailContent } from '../outbox/mail-schemas.ts';
import { site } from '../../../content/site.ts';

const from = { name: 'Hallway Systems', address: 'hello@hallway.example' };
const at = Date.UTC(2026, 10, 21, 12);
const joined: MailContent = { template: 'waitlist-joined', props: { name: 'Ada Lovelace' } };

async function standIn(settings?: MailStandInSettings): Promise<MailStandIn> {
  const server = await startMailStandIn(settings);
  onTestFinished(() => server.close());
  return server;
}

function senderTo(smtpUrl: string, limits: { stepLimitMs?: number; limitMs?: number } = {}): MailSender {
  const sender = createMailSender({ smtpUrl, mailFrom: from, publicUrl: 'https://hallway.example', ...limits });
  onTestFinished(() => sender.close());
  return sender;
}

function mail(content: MailContent = joined, to = 'ada@example.com', id = 'd-1') {
  return { id, at, body: JSON.stringify({ ...content, to }) };
}

test('a mail arrives once, from the site to one person, as text and as HTML', async () => {
  const server = await standIn();
  expect(await senderTo(server.url).send(mail())).toEqual({ status: 250, retryAfter: null, error: null });
  expect(server.mails).toHaveLength(1);
  const [received] = server.mails;
  expect(received).toMatchObject({ from: 'hello@hallway.example', to: ['ada@example.com'] });
  expect(received?.mail).toMatchObject({
    from,
    to: [{ name: '', address: 'ada@example.com' }],
    replyTo: [{ name: site.brand, address: site.email }],
    subject: "You're on the waitlist for the business acquisition course",
    messageId: '<d-1@hallway.example>',
    text: expect.stringContaining('Hello Ada,'),
    html: expect.stringContaining('Hello Ada,'),
  });
  const headers = Object.fromEntries(received?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' });
});

test('the quiz result comes with its floor plan as a picture within the mail, small enough for any mailbox', async () => {
  const server = await standIn();
  await senderTo(server.url).send(mail({ template: 'quiz-result', props: mailExamples['quiz-result'] }));
  const [received] = server.mails;
  const [picture] = received?.mail.attachments ?? [];
  expect(received?.mail.attachments).toHaveLength(1);
  expect(picture).toMatchObject({
    mimeType: 'image/png',
    filename: 'floor-plan.png',
    disposition: 'inline',
    related: true,
  });
  const contentId = picture?.contentId?.replaceAll(/[<>]/g, '') ?? 'none';
  expect(received?.mail.html).toContain(`src="cid:${contentId}"`);
  expect(picture?.content).toMatch(/^.PNG/);
});

test('every attempt at a delivery carries the same Message-ID', async () => {
  const server = await standIn();
  const sender = senderTo(server.url);
  server.behave(refuses('data', 451, '4.3.0 Try again later'));
  await sender.send(mail());
  server.behave(accepts);
  await sender.send(mail());
  expect(server.seen.map((seen) => seen.mail.messageId)).toEqual(['<d-1@hallway.example>', '<d-1@hallway.example>']);
});

test('a mail that answers nothing its reader did can be stopped by the mail program, and any other has no such header', async () => {
  const server = await standIn();
  const sender = senderTo(server.url);
  await sender.send(mail({ template: 'site-notice', props: mailExamples['site-notice'] }));
  await sender.send(mail());
  const stops = server.mails.map(({ mail: received }) =>
    received.headers.filter(({ key }) => key.startsWith('list-unsubscribe')).map(({ value }) => value),
  );
  expect(stops[1]).toEqual([]);
  expect(JSON.stringify(stops[0])).toContain('https://hallway.example/api/mail-stop/token');
  expect(server.mails[0]?.mail.headerLines.map(({ line }) => line)).toEqual(
    expect.arrayContaining([
      'List-Unsubscribe: <https://hallway.example/api/mail-stop/token>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
});

test('an alert to the owner answers to the visitor', async () => {
  const server = await standIn();
  const who = { name: 'Lovelace, "Ada"', email: 'ada@example.com' };
  await senderTo(server.url).send(mail({ template: 'owner-alert', props: { what: 'New deal', who, facts: [] } }));
  expect(server.mails[0]?.mail.replyTo).toEqual([{ name: 'Lovelace, "Ada"', address: 'ada@example.com' }]);
});

test('a booking brings its calendar file, and the invitation as a part of the mail beside it', async () => {
  const server = await standIn();
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Größe\r\nEND:VCALENDAR\r\n';
  const props = {
    name: 'Ada',
    startsAt: at,
    lengthMinutes: 30,
    visitorTimeZone: 'America/Denver',
    manageUrl: '/book/x',
    ics,
  };
  await senderTo(server.url).send(mail({ template: 'booking-confirmed', props }));
  const parts = server.mails[0]?.mail.attachments ?? [];
  expect(parts.map(({ filename }) => filename)).toEqual([null, 'strategy-session.ics']);
  for (const part of parts) {
    expect(part).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST' });
    expect(part.content).toBe(ics.replaceAll('\r\n', '\n'));
  }
});

test('a booking mail that waited until the session was over is not sent', async () => {
  const server = await standIn();
  const times = { startsAt: at - 30 * 60_000, lengthMinutes: 30, visitorTimeZone: 'UTC' };
  const props = { name: 'Ada', ...times, manageUrl: '/book/x', ics: 'x' };
  const confirmed = mail({ template: 'booking-confirmed', props });
  const sender = senderTo(server.url);
  expect(await sender.send({ ...confirmed, at: at + 1 })).toMatchObject({
    isFinal: true,
    error: expect.stringContaining('over'),
  });
  expect(server.connections.total).toBe(0);
  expect(await sender.send(confirmed)).toMatchObject({ error: null });
});

test('user and password are handed over as they were before they were escaped', async () => {
  const server = await standIn({ login: { user: 'owner@hallway.example', password: 'p/ss:w@rd%' } });
  expect(await senderTo(server.url).send(mail())).toMatchObject({ error: null });
});

test('a wrong password is the owner’s to mend: it says so, repeats nothing secret, and is tried again', async () => {
  const server = await standIn({ login: { user: 'owner', password: 'right' } });
  const result = await senderTo(server.url.replace('right', 'hunter2')).send(mail());
  expect(result).toMatchObject({ status: 535, isFinal: false, error: expect.stringContaining('SMTP_URL') });
  expect(JSON.stringify(result)).not.toContain('hunter2');
});

test('TLS is taken where the server offers it', async () => {
  const server = await standIn({ startTls: true });
  expect(await senderTo(server.url).send(mail())).toMatchObject({ error: null });
  expect(server.mails[0]?.secure).toBe(true);
});

test('TLS from the start is spoken where the address says smtps', async () => {
  const server = await standIn({ secure: true });
  expect(await senderTo(server.url).send(mail())).toMatchObject({ error: null });
});

test.each([
  ['a recipient that does not exist', refuses('recipient', 550, '5.1.1 No such user'), true],
  ['a message that is not wanted', refuses('data', 554, '5.6.0 Rejected'), true],
  ['a mailbox that is full', refuses('recipient', 452, '4.2.2 Mailbox full'), false],
  ['a recipient to be tried later', refuses('recipient', 450, '4.2.0 Greylisted'), false],
  ['a message to be tried later', refuses('data', 451, '4.3.0 Try again later'), false],
  ['a server that is closing', refuses('recipient', 421, '4.3.2 Shutting down'), false],
  ['a relay that is not for us', refuses('recipient', 554, '5.7.1 Relay access denied'), false],
  ['a password that is wanted', refuses('recipient', 530, '5.7.0 Authentication required'), false],
  ['a sender that may not send', refuses('sender', 553, '5.1.8 Sender address rejected'), false],
  ['a server that takes nobody', refuses('connect', 554, '5.3.2 No service here'), false],
])('%s is told with its reason, and is final or not', async (_name, mood, isFinal) => {
  const server = await standIn();
  server.behave(mood);
  const result = await senderTo(server.url).send(mail());
  expect(result).toMatchObject({ isFinal, retryAfter: null });
  expect(result).toMatchObject({ status: mood.code, answer: expect.stringContaining(mood.reply.slice(6)) });
  expect(result.error).toMatch(new RegExp(`^The mail server refused [^:]+ \\(${mood.code}\\)$`));
  expect(server.mails).toEqual([]);
});

test.each(['connect', 'sender', 'recipient', 'data'] as const)(
  'a connection cut off at %s is a failure that is tried again, by the outbox and not at once',
  async (step) => {
    const server = await standIn();
    server.behave({ kind: 'drop', at: step });
    const result = await senderTo(server.url).send(mail());
    expect(result).toMatchObject({ status: null, isFinal: false, error: expect.stringMatching(/\w/) });
    expect(server.seen).toHaveLength(step === 'data' ? 1 : 0);
  },
);

test.each(['connect', 'sender', 'recipient', 'data'] as const)(
  'a server silent at %s is waited for no longer than it may take',
  async (step) => {
    const server = await standIn();
    server.behave({ kind: 'hang', at: step });
    const result = await senderTo(server.url, { stepLimitMs: 1000 }).send(mail());
    const says = step === 'connect' ? 'The mail server sent no greeting' : 'The mail server did not answer in time';
    expect(result).toMatchObject({ status: null, isFinal: false, error: expect.stringContaining(says) });
  },
);

test('smtps:// at a port that does not begin with TLS is told, with the ports for both', async () => {
  const { port } = await standIn();
  const result = await senderTo(`smtps://127.0.0.1:${port}`).send(mail());
  expect(result).toMatchObject({ isFinal: false, concerns: 'destination' });
  expect(result.error).toBe(
    'The mail server does not begin with TLS at this port: smtps:// is for port 465, smtp:// for 587',
  );
});

test('one mail takes no longer than its whole limit', async () => {
  const server = await standIn();
  server.behave({ kind: 'hang', at: 'sender' });
  const result = await senderTo(server.url, { limitMs: 80 }).send(mail());
  expect(result).toMatchObject({ status: null, isFinal: false, error: expect.stringContaining('took too long') });
});

test('nobody listening is a failure that is tried again', async () => {
  const server = await startMailStandIn();
  await server.close();
  expect(await senderTo(server.url).send(mail())).toMatchObject({ status: null, isFinal: false });
});

test('mails share connections, which are closed in the end', async () => {
  const server = await standIn();
  const sender = senderTo(server.url);
  for (const id of ['a', 'b', 'c'])
    expect(await sender.send(mail(joined, 'ada@example.com', id))).toMatchObject({ error: null });
  expect(server.connections.total).toBe(1);
  await sender.close();
  await expect.poll(() => server.connections.open).toBe(0);
});

test('a connection that the server has closed meanwhile is no failure of the next mail', async () => {
  const server = await standIn();
  const sender = senderTo(server.url);
  await sender.send(mail());
  server.hangUp();
  expect(await sender.send(mail(joined, 'grace@example.com', 'd-2'))).toMatchObject({ error: null });
  expect(server.seen.map(({ to }) => to)).toEqual([['ada@example.com'], ['grace@example.com']]);
  expect(server.connections.total).toBe(2);
});

test.each([
  '',
  'ada',
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(250)}@example.com`,
])('what is not one address gets no mail (%j)', async (to) => {
  const server = await standIn();
  expect(await senderTo(server.url).send(mail(joined, to))).toMatchObject({ isFinal: true });
  expect(server.connections.total).toBe(0);
});

test('a payload that this version does not know is kept for one that does', async () => {
  const server = await standIn();
  const result = await senderTo(server.url).send({
    id: 'd-1',
    at,
    body: '{"template":"from-the-future","to":"a@example.com"}',
  });
  expect(result).toMatchObject({ isFinal: false, error: expect.stringMatching(/\w/) });
});
