import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

const COOKIE_NAME = 'foyer_owner';
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** Who is the owner: compares passwords, issues and checks the signed cookie. */
export interface OwnerSessions {
  /** Whether a password is set, so that somebody can be the owner. */
  readonly open: boolean;
  readonly guardsDashboards: boolean;
  /** Compares in constant time. */
  isPassword(password: string): boolean;
  isSignedIn(cookieHeader: string | undefined): boolean;
  /** The `Set-Cookie` values that sign in and out. */
  signIn(): string;
  signOut(): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    ownerSessions: OwnerSessions;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * A session is `expiry.signature`. The signing key mixes the database's secret, which all processes share, with the password,
 * so that a new password ends every session.
 */
export function createOwnerSessions(config: Config, clock: Clock, secret: string): OwnerSessions {
  const { ownerPassword } = config;
  const key = createHmac('sha256', secret)
    .update(ownerPassword ?? '')
    .digest();
  const sign = (expiry: string) => createHmac('sha256', key).update(expiry).digest('base64url');
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  } as const;

  return {
    open: ownerPassword !== null,
    guardsDashboards: config.dashboards === 'owner',
    isPassword: (password) => ownerPassword !== null && timingSafeEqual(digest(password), digest(ownerPassword)),
    isSignedIn(cookieHeader) {
      if (ownerPassword === null || cookieHeader === undefined || !cookieHeader.includes(COOKIE_NAME)) return false;
      const [expiry = '', signature = ''] = (fastifyCookie.parse(cookieHeader)[COOKIE_NAME] ?? '').split('.');
      return timingSafeEqual(digest(signature), digest(sign(expiry))) && Number(expiry) > clock.now();
    },
    signIn() {
      const expires = clock.now() + SESSION_MS;
      const value = `${expires}.${sign(String(expires))}`;
      return fastifyCookie.serialize(COOKIE_NAME, value, { ...cookie, maxAge: SESSION_MS / 1000 });
    },
    signOut: () => fastifyCookie.serialize(COOKIE_NAME, '', { ...cookie, maxAge: 0 }),
  };
}
