import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startMailStandIn } from '../../../stand-ins/mail-server.ts';
import { createMailSender } from './mail-sender.ts';
import { anyText } from '../../../test-support/properties/any-text.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
];

const piece = fc.oneof(
  fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\u2028',
    '\u2029',
    '\u0085',
    '\u200b',
    '\u202e',
    ',',
    ';',
    '"',
    '\\',
    '<',
    '>',
    '(',
    ':',
    '@',
  ),
  fc.constantFrom(
    'Bcc: eve@example.com',
    '\r\n.\r\n',
    '=?utf-8?B?DQpCY2M6?=',
    'eve@example.com',
    'Ada',
    'Žofie',
    '李',
    '👩‍👩‍👧',
  ),
  anyText(20),
  fc.string({ maxLength: 20 }).map((text) => text.repeat(40)),
);
const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('whatever a visitor types, a mail has the headers it should and goes to one person', async () => {
  const server = await startMailStandIn();
  onTestFinished(() => server.close());
  const sender = createMailSender({
    smtpUrl: server.url,
    mailFrom: { name: 'Gray, "Robin"', address: 'hello@hallway.example' },
    publicUrl: 'https://hallway.example',
  });
  onTestFinished(() => sender.close());

  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (what, name, value) => {
      const props = { what, who: { name, email: 'ada@example.com' }, facts: [[name, value]] };
      const body = JSON.stringify({ template: 'owner-alert', to: 'owner@hallway.example', props });
      expect(await sender.send({ id: 'd-1', at: 0, body })).toMatchObject({ error: null });
      const received = server.mails.at(-1);
      expect(received?.to).toEqual(['owner@hallway.example']);
      expect(received?.mail.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
      expect(received?.mail.replyTo).toMatchObject([{ address: 'ada@example.com' }]);
      expect(received?.mail.to).toMatchObject([{ address: 'owner@hallway.example' }]);
      expect(received?.mail.from).toEqual({ name: 'Gray, "Robin"', address: 'hello@hallway.example' });
      expect(received?.mail.subject ?? '').not.toMatch(/[\r\n\0]/);
    }),
    { numRuns: runs(60) },
  );
});

const word = fc.string({
  unit: fc.constantFrom(...Array.from("!#$%&'*+/=?^_`{|}~-aZ09")),
  minLength: 1,
  maxLength: 12,
});
const local = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('.'));
const label = fc.stringMatching(/^[a-z](?:[a-z0-9-]{0,20}[a-z0-9])?$/).filter((text) => !text.startsWith('xn--'));
const domain = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => labels.join('.'));

async function alertAbout() {
  const server = await startMailStandIn();
  onTestFinished(() => server.close());
  const sender = createMailSender({
    smtpUrl: server.url,
    mailFrom: { name: 'Robin', address: 'hello@hallway.example' },
    publicUrl: 'https://hallway.example',
  });
  onTestFinished(() => sender.close());
  const send = (address: string) => {
    const props = { what: 'New lending lead', who: { name: 'Dana', email: address }, facts: [] };
    return sender.send({ id: 'd-1', at: 0, body: JSON.stringify({ template: 'owner-alert', to: address, props }) });
  };
  return { server, send };
}

test('an address that a browser lets through reaches the mail server as it was typed, and answers go there', async () => {
  const { server, send } = await alertAbout();
  const expectDelivered = async (address: string) => {
    expect(await send(address)).toMatchObject({ error: null });
    const { to, mail, raw } = server.mails.at(-1) ?? {};
    expect(to).toEqual([address]);
    expect(mail?.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
    expect(raw?.replaceAll('\r\n ', ' ')).toContain(`\r\nReply-To: Dana <${address}>\r\n`);
  };
  for (const address of ['dana@mail', 'a&b@x.com']) await expectDelivered(address);
  await fc.assert(
    fc.asyncProperty(local, domain, (user, host) => expectDelivered(`${user}@${host}`)),
    { numRuns: runs(60) },
  );
});

test('an address whose dots mail servers do not take bare goes out quoted, and a refusal of it is final', async () => {
  const { server, send } = await alertAbout();
  expect(await send('.a@x.com')).toMatchObject({ error: null });
  expect(server.mails[0]?.raw).toContain('\r\nReply-To: Dana <".a"@x.com>\r\n');
  expect(await send('a..b@x.com')).toMatchObject({ status: 501, isFinal: true });
  expect(server.mails).toHaveLength(1);
});
