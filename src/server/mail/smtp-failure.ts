import type { SendResult } from '../delivery/send.ts';
import { MAIL_LIMIT_MS } from './mail-limits.ts';

const QUOTED_CHARACTERS = 300;
/** Replies at RCPT TO that say who may send, not who is there: a password that is wanted, a relay that is denied, a policy. */
const OWNERS_TO_MEND = /^5(?:30|3[458])\b|^5\d\d[ -]5\.7\.\d/;

interface SmtpError {
  readonly message: string;
  readonly code: string | null;
  /** Which command was answered: `RCPT TO`, `DATA`, `AUTH LOGIN`, ... */
  readonly command: string | null;
  /** The reply's code, where there was a reply. */
  readonly replyCode: number | null;
  readonly reply: string;
}

function textOf(error: object, key: string): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function readError(error: unknown): SmtpError {
  if (!(error instanceof Error))
    return { message: String(error), code: null, command: null, replyCode: null, reply: '' };
  const replyCode: unknown = Reflect.get(error, 'responseCode');
  return {
    message: error.message,
    code: textOf(error, 'code') ?? error.name,
    command: textOf(error, 'command'),
    replyCode: typeof replyCode === 'number' ? replyCode : null,
    reply: textOf(error, 'response') ?? '',
  };
}

/** On one line, without what a server might hide in its words. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, QUOTED_CHARACTERS);
}

/**
 * Whether the answer stays the same however often it is asked: this recipient, or this message, was refused with a 5xx code. A 5xx
 * before that (at the greeting, signing in, or for the sender) is about the owner's settings.
 */
function isFinal({ command, replyCode, reply }: SmtpError): boolean {
  if (replyCode === null || replyCode < 500) return false;
  if (command === 'RCPT TO') return !OWNERS_TO_MEND.test(reply);
  return command === 'DATA';
}

function describe({ message, code, command }: SmtpError): string {
  if (code === 'AbortError' || code === 'ABORT_ERR' || code === 'TimeoutError')
    return `The mail server took longer than ${MAIL_LIMIT_MS / 1000} seconds`;
  const text = plain(message) || code || 'No reason was given';
  if (code === 'EAUTH') return `The mail server refused user or password (SMTP_URL): ${text}`;
  if (command === 'MAIL FROM') return `The mail server refused the sender (MAIL_FROM): ${text}`;
  return text;
}

/** What a failure of nodemailer means for the delivery. */
export function smtpFailure(error: unknown): SendResult {
  const read = readError(error);
  return { status: read.replyCode, retryAfter: null, error: describe(read), isFinal: isFinal(read) };
}
