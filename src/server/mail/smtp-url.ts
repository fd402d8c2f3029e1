import { isIP } from 'node:net';

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * SMTP_URL as nodemailer takes it. A password never goes over a line that is not encrypted, and its server's certificate is checked.
 * Without a password STARTTLS is taken where it is offered, whoever signed the certificate: who can forge one could as well keep it from
 * being offered. A server on this machine is spared both.
 */
export function readSmtpUrl(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const isLocal = isThisMachine(host);
  const auth = username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    secure,
    port: port === '' ? (secure ? SMTPS_PORT : SUBMISSION_PORT) : Number(port),
    ...(auth && { auth }),
    requireTLS: auth !== null && !isLocal,
    tls: { rejectUnauthorized: (secure || auth !== null) && !isLocal },
  };
}
