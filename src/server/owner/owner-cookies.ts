import { randomBytes } from 'node:crypto';
import type { OwnerKey } from './owner-key.ts';
import { SESSION_MS } from './owner-sessions.ts';

const DEVICE_MS = 365 * 24 * 60 * 60 * 1000;
const DEVICE_ID_BYTES = 16;
/** So many people are known on one device. */
const KNOWN_ON_DEVICE = 4;

const DEVICE_ID = /^[\w-]{22}$/;
const SIGNATURE = /^[\w-]{43}$/;
const devicePurpose = (memberId: string | null) => (memberId === null ? 'device' : `device ${memberId}`);

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
  /**
   * The id of a device on which this person has signed in; null if they have not. A device that only other people use counts as unknown. Otherwise
   * a helper could make known devices by signing in, and try the owner's password on each.
   */
  readDevice(header: string | undefined, memberId: string | null): Promise<string | null>;
  /** Of a device that this person has just signed in on; it keeps its id, and who else is known there. */
  writeDevice(header: string | undefined, memberId: string | null): Promise<string>;
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

  const readDeviceParts = (header: string | undefined) => (read(names.device, header) ?? '').split('.');

  return {
    readToken: (header) => read(names.session, header),
    writeToken: (token) => write(names.session, token, SESSION_MS),
    dropToken: () => write(names.session, '', 0),
    async readDevice(header, memberId) {
      const [id = '', ...signatures] = readDeviceParts(header);
      if (id === '') return null;
      const { isSigned } = await key();
      return signatures.some((signature) => isSigned(devicePurpose(memberId), id, signature)) ? id : null;
    },
    async writeDevice(header, memberId) {
      const { sign } = await key();
      const [given = '', ...others] = readDeviceParts(header);
      const id = DEVICE_ID.test(given) ? given : randomBytes(DEVICE_ID_BYTES).toString('base64url');
      const own = sign(devicePurpose(memberId), id);
      const kept = [own, ...others.filter((other) => other !== own && SIGNATURE.test(other))];
      return write(names.device, [id, ...kept.slice(0, KNOWN_ON_DEVICE)].join('.'), DEVICE_MS);
    },
  };
}
