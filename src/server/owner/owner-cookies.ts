import { randomBytes } from 'node:crypto';
import type { OwnerKey } from './owner-key.ts';
import { SESSION_MS } from './owner-sessions.ts';

const DEVICE_MS = 365 * 24 * 60 * 60 * 1000;
const DEVICE_ID_BYTES = 16;
const DEVICE_PURPOSE = 'device';

/** How a cookie is read from a header and written into one. */
export interface CookieText {
  parse(header: string): Readonly<Record<string, string>>;
  serialize(
    name: string,
    value: string,
    options: { path: string; httpOnly: true; sameSite: 'strict'; secure: boolean; maxAge: number },
  ): string;
}

/** The two cookies of the owner's browser: the session, and that somebody has signed in on this device before. */
export interface OwnerCookies {
  /** Costs next to nothing where there is none. */
  readToken(header: string | undefined): string | null;
  writeToken(token: string): string;
  dropToken(): string;
  /** The device's id; null where it is none of the owner's. */
  readDevice(header: string | undefined): Promise<string | null>;
  /** Of a device that has just been signed in on; one that is known keeps its id. */
  writeDevice(known: string | null): Promise<string>;
}

/** Over https with the prefix by which browsers take a cookie from this very host alone, over an encrypted line. */
export function createOwnerCookies(
  { parse, serialize }: CookieText,
  { publicUrl, key }: { publicUrl: string; key: () => Promise<OwnerKey> },
): OwnerCookies {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const names = { session: `${prefix}foyer_owner`, device: `${prefix}foyer_device` };
  const write = (name: string, value: string, ms: number) =>
    serialize(name, value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: ms / 1000 });
  const read = (name: string, header: string | undefined) =>
    header?.includes(`${name}=`) ? (parse(header)[name] ?? null) : null;

  return {
    readToken: (header) => read(names.session, header),
    writeToken: (token) => write(names.session, token, SESSION_MS),
    dropToken: () => write(names.session, '', 0),
    async readDevice(header) {
      const [id = '', signature = ''] = (read(names.device, header) ?? '').split('.');
      if (id === '') return null;
      const { isSigned } = await key();
      return isSigned(DEVICE_PURPOSE, id, signature) ? id : null;
    },
    async writeDevice(known) {
      const id = known ?? randomBytes(DEVICE_ID_BYTES).toString('base64url');
      const { sign } = await key();
      return write(names.device, `${id}.${sign(DEVICE_PURPOSE, id)}`, DEVICE_MS);
    },
  };
}
