import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startMailStandIn } from '../testing/mail-stand-in.ts';
import { createMailSender } from './mail-sender.ts';

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
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }).map((text) => text.repeat(40)),
);
const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('whatever a visitor types, a mail has the headers it should and goes to one person', async () => {
  const server = await startMailStandIn();
  onTestFinished(() => server.close());
  const sender = createMailSender({
    smtpUrl: server.url,
    mailFrom: { name: 'Hale, "Rowan"', address: 'hello@keyturn.example' },
    publicUrl: 'https://keyturn.example',
  });
  onTestFinished(() => sender.close());

  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (what, name, value) => {
      const props = { what, who: { name, email: 'ada@example.com' }, facts: [[name, value]] };
      const body = JSON.stringify({ template: 'owner-alert', to: 'rowan@keyturn.example', props });
      expect(await sender.send({ id: 'd-1', at: 0, body })).toMatchObject({ error: null });
      const received = server.mails.at(-1);
      expect(received?.to).toEqual(['rowan@keyturn.example']);
      expect(received?.mail.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
      expect(received?.mail.replyTo).toMatchObject([{ address: 'ada@example.com' }]);
      expect(received?.mail.to).toMatchObject([{ address: 'rowan@keyturn.example' }]);
      expect(received?.mail.from).toEqual({ name: 'Hale, "Rowan"', address: 'hello@keyturn.example' });
      expect(received?.mail.subject ?? '').not.toMatch(/[\r\n\0]/);
    }),
    { numRuns: 60 },
  );
});
