import { expect, test } from 'vitest';
import { smtpFailure } from './smtp-failure.ts';

/** An error as nodemailer makes it of one of the system's or of TLS. */
const failed = (code: string, more: object) =>
  Object.assign(new Error('for the log'), { code, command: 'CONN', ...more });

test.each([
  ['ESOCKET', { originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate is signed by nobody that is known here'],
  [
    'ESOCKET',
    { originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    'certificate is signed by nobody that is known here',
  ],
  ['ESOCKET', { originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate is for another name than SMTP_URL has'],
  ['ESOCKET', { originalCode: 'CERT_HAS_EXPIRED' }, 'certificate has expired'],
  ['ESOCKET', { originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'smtps:// is for port 465, smtp:// for 587'],
  ['ESOCKET', { originalCode: 'ECONNREFUSED' }, 'takes no connections at this port'],
  ['ESOCKET', { originalCode: 'ECONNRESET' }, 'The connection to the mail server failed'],
  ['ETIMEDOUT', { timeoutType: 'GREETING_TIMEOUT' }, 'sent no greeting at this port'],
  ['ETIMEDOUT', { timeoutType: 'CONNECT_TIMEOUT' }, 'Many hosting providers block mail ports'],
  ['ETIMEDOUT', {}, 'The mail server did not answer in time'],
  ['EDNS', { originalCode: 'ENOTFOUND' }, 'The mail server’s name could not be looked up'],
])('%s with %o is told exactly, waits and is not the mail’s fault', (code, more, says) => {
  const { error, isFinal, concerns, status } = smtpFailure(failed(code, more));
  expect(error).toContain(says);
  expect({ isFinal, concerns, status }).toEqual({ isFinal: false, concerns: 'destination', status: null });
});
