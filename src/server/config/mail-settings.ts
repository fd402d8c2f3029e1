import { isIP } from 'node:net';
import { z } from 'zod';
import { site } from '../../../content/site.ts';

/** Whom a mail is from or to. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

function parsedUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isSmtpAddress(text: string): boolean {
  const url = parsedUrl(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  // A percent sign that escapes nothing cannot be read back.
  return /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '' && isDecodable(url.username + url.password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const smtpAddress = z
  .string()
  .refine(
    isSmtpAddress,
    'must be an address such as smtps://user:password@smtp.example.com or smtp://user:password@smtp.example.com:587',
  );

const address = z.email();

/** `hello@example.com`, or with a name: `Rowan Hale <hello@example.com>`. */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, quoted, plain, bracketed] = /^(?:"([^"\\\r\n]*)"|([^"<>\\\r\n]*?))\s*<([^<>]*)>$/.exec(text) ?? [];
  const parsed = address.safeParse(bracketed ?? text);
  if (parsed.success) return { name: quoted ?? plain ?? '', address: parsed.data };
  const message = 'must be an address such as hello@example.com, or Your Name <hello@example.com>';
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

/** Under whose name mail comes where MAIL_FROM is not set; null where the site has no domain of its own yet. */
export function defaultMailFrom(publicUrl: string | undefined): Mailbox | null {
  const host = (publicUrl === undefined ? '' : (parsedUrl(publicUrl)?.hostname ?? '')).replace(/^www\./, '');
  const isDomain = host.includes('.') && isIP(host) === 0;
  return isDomain ? { name: site.brand, address: `hello@${host}` } : null;
}
