import { z } from 'zod';
import type { SendResult } from '../delivery/send.ts';

const QUOTED_CHARACTERS = 300;
/** Replies at RCPT TO that say who may send, not who is there: a password that is wanted, a relay that is denied, a policy. */
const OWNERS_TO_MEND = /^5(?:30|3[458])\b|^5\d\d[ -]5\.7\.\d/;
/** The session went wrong, not the mail (RFC 5321, 4.2.4). */
const BAD_SEQUENCE = 503;

/** What nodemailer adds to an error. `command` is the one that was answered: `RCPT TO`, `DATA`, `AUTH LOGIN`, ... */
const detailsSchema = z
  .object({ code: z.string(), command: z.string(), responseCode: z.number(), response: z.string() })
  .partial()
  .catch({});

type Details = z.infer<typeof detailsSchema>;

/** On one line, and no longer than a log bears. */
function plain(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line.slice(0, QUOTED_CHARACTERS).toWellFormed();
}

/**
 * Whether the answer stays the same however often it is asked: this recipient, or this message, was refused with a 5xx code. A 5xx
 * before that (at the greeting, signing in, or for the sender) is about the owner's settings.
 */
function isFinal({ command, responseCode = 0, response = '' }: Details): boolean {
  if (responseCode < 500 || responseCode === BAD_SEQUENCE) return false;
  if (command === 'RCPT TO') return !OWNERS_TO_MEND.test(response);
  return command === 'DATA';
}

function describe(error: unknown, { code, command }: Details): string {
  if (!(error instanceof Error)) return plain(String(error));
  if (error.name === 'AbortError') return 'The mail server took too long in all';
  const text = plain(error.message) || code || error.name;
  if (code === 'EAUTH') return `The mail server refused user or password (SMTP_URL): ${text}`;
  if (command === 'MAIL FROM') return `The mail server refused the sender (MAIL_FROM): ${text}`;
  return text;
}

/** What a failure to send means for the delivery. */
export function smtpFailure(error: unknown): SendResult {
  const details = detailsSchema.parse(error);
  return {
    status: details.responseCode ?? null,
    retryAfter: null,
    error: describe(error, details),
    isFinal: isFinal(details),
  };
}
