import { z } from 'zod';
import { quoteAnswer } from '../delivery/quote-answer.ts';
import { connectionFailure, type ConnectionFailure } from '../network/connection-failure.ts';
import type { SendResult } from '../delivery/send.ts';

/** Replies at RCPT TO that say who may send, not who is there: a password that is wanted, a relay that is denied, a policy. */
const OWNERS_TO_MEND = /^5(?:30|3[458])\b|^5\d\d[ -]5\.7\.\d/;
/** The server is closing, or the session went wrong (RFC 5321, 3.8 and 4.2.4): nothing that is the mail's fault. */
const CLOSING = 421;
const BAD_SEQUENCE = 503;

/**
 * What nodemailer adds to an error. `command` is the one that was answered: `RCPT TO`, `DATA`, `AUTH LOGIN`, ... `originalCode` is the code of the system or of
 * TLS, and `timeoutType` tells what was waited for.
 */
const detailsSchema = z
  .object({
    code: z.string(),
    originalCode: z.string(),
    timeoutType: z.string(),
    command: z.string(),
    responseCode: z.number(),
    response: z.string(),
  })
  .partial()
  .catch({});

type Details = z.infer<typeof detailsSchema>;

/** What went wrong, by the command that the server refused. */
const refusals: Readonly<Record<string, string>> = {
  'MAIL FROM': 'The mail server refused the sender (MAIL_FROM)',
  'RCPT TO': 'The mail server refused the recipient',
  DATA: 'The mail server refused the message',
};

/** What went wrong, by nodemailer's code, where the server refused nothing. */
const failures: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server did not answer in time',
  ECONNECTION: 'The connection to the mail server failed',
  ESOCKET: 'The connection to the mail server failed',
  EDNS: 'The mail server’s name could not be looked up',
  ETLS: 'No encrypted connection to the mail server could be made',
  EPROTOCOL: 'The mail server does not speak SMTP as expected',
};

const WHICH_PORT = 'smtps:// is for port 465, smtp:// for 587';
/** The same, where the system or TLS says more exactly what it was. */
const exactFailures: Partial<Readonly<Record<ConnectionFailure, string>>> = {
  'unknown-signer': 'The mail server’s certificate is signed by nobody that is known here',
  'other-name': 'The mail server’s certificate is for another name than SMTP_URL has',
  expired: 'The mail server’s certificate has expired',
  'no-tls': `The mail server does not begin with TLS at this port: ${WHICH_PORT}`,
  refused: 'The mail server takes no connections at this port',
};

/** What was waited for in vain, by nodemailer's name for it. */
const timeouts: Readonly<Record<string, string>> = {
  GREETING_TIMEOUT: `The mail server sent no greeting at this port: ${WHICH_PORT}`,
  CONNECT_TIMEOUT:
    'The mail server did not answer in time. Many hosting providers block mail ports: ask yours, or try port 2525',
};

/**
 * Whether it was this recipient or this message that the server did not take, now or ever. A refusal before that (at the greeting, signing
 * in, or for the sender) is about the owner's settings, and so are some for a recipient.
 */
function concernsOneMail({ code = '', command, responseCode = 0, response = '' }: Details): boolean {
  // Whatever has no code of nodemailer's happened before the server was asked.
  if (code === '') return true;
  if (responseCode === CLOSING || responseCode === BAD_SEQUENCE) return false;
  if (command === 'RCPT TO') return !OWNERS_TO_MEND.test(response);
  return command === 'DATA' && responseCode > 0;
}

/** In our own words alone: what the server says often repeats the recipient, and an error's message what the server said. */
function describe(error: unknown, { code = '', command = '', responseCode, ...more }: Details): string {
  if (error instanceof Error && error.name === 'AbortError') return 'The mail server took too long in all';
  if (code === 'EAUTH') return 'The mail server refused user or password (SMTP_URL)';
  if (responseCode === undefined) {
    const { originalCode = '', timeoutType = '' } = more;
    const failure = connectionFailure(originalCode);
    const exact = timeouts[timeoutType] ?? (failure === null ? undefined : exactFailures[failure]);
    return exact ?? failures[code] ?? 'The mail could not be sent';
  }
  return `${refusals[command] ?? 'The mail server refused the session'} (${responseCode})`;
}

/** What a failure to send means for the delivery. */
export function smtpFailure(error: unknown): SendResult {
  const details = detailsSchema.parse(error);
  const { responseCode: status = null } = details;
  const isItsOwn = concernsOneMail(details);
  return {
    status,
    retryAfter: null,
    error: describe(error, details),
    answer: quoteAnswer(error instanceof Error ? error.message : String(error)),
    concerns: isItsOwn ? 'delivery' : 'destination',
    // A 5xx code stays the same however often it is asked for.
    isFinal: isItsOwn && status !== null && status >= 500,
  };
}
