import { z } from 'zod';
import { parsePostgresAddress } from './postgres-address.ts';

function parsedUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

export const webAddress = z
  .string()
  .refine(
    (text) => /^https?:$/.test(parsedUrl(text)?.protocol ?? ''),
    'must be an address such as https://example.com/hook',
  );

/** Whether each `%` of a name and password begins an escape such as `%40`. */
function areEscaped({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username} ${password}`);
    return true;
  } catch {
    return false;
  }
}

export const calendarAddress = z
  .string()
  .refine(
    (text) => /^(https?|webcal):$/.test(parsedUrl(text)?.protocol ?? ''),
    'must be the address of a calendar, such as https://calendar.example/basic.ics',
  )
  .refine((text) => {
    const url = parsedUrl(text);
    return url === null || areEscaped(url);
  }, 'has a % in its name or password that must be written %25');

export const origin = webAddress
  .refine((text) => {
    const url = parsedUrl(text);
    return url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  }, 'must be an origin such as https://example.com, without a path')
  .transform((text) => new URL(text).origin);

export const postgresAddress = z
  .string()
  .refine(
    (text) => parsePostgresAddress(text) !== null,
    'must be an address such as postgres://user:password@host:5432/foyer',
  )
  .refine((text) => {
    const url = parsePostgresAddress(text);
    return url === null || (url.hash === '' && !url.pathname.includes('@') && areEscaped(url));
  }, 'has a sign in its password that must be written otherwise: @ is %40, : %3A, / %2F, # %23, ? %3F, % %25');
