import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { App } from './app-types.ts';

const COOKIE_NAME = 'foyer_owner';
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** Who is the owner: compares passwords, issues and checks the signed cookie. */
export interface OwnerSessions {
  /** Whether a password is set, so that somebody can be the owner. */
  readonly open: boolean;
  readonly guardsDashboards: boolean;
  /** The origin of the site's own pages. */
  readonly origin: string;
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
 * Adds `app.ownerSessions`. A session is `expiry.signature`; the signing key mixes `secret`, which all processes share,
 * with the password, so that a new password ends every session.
 */
export async function keepOwnerSessions(app: App, config: Config, clock: Clock, secret: string): Promise<void> {
  // Cookies are read where an owner is asked for, not on every request.
  await app.register(fastifyCookie, { hook: false });
  const { ownerPassword } = config;
  const key = createHmac('sha256', secret)
    .update(ownerPassword ?? '')
    .digest();
  const sign = (expiry: string) => createHmac('sha256', key).update(expiry).digest('base64url');
  const secure = config.publicUrl.startsWith('https:');
  const setCookie = (value: string, maxAge: number) =>
    app.serializeCookie(COOKIE_NAME, value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge });

  app.decorate('ownerSessions', {
    open: ownerPassword !== null,
    guardsDashboards: config.dashboards === 'owner',
    origin: config.publicUrl,
    isPassword: (password) => ownerPassword !== null && timingSafeEqual(digest(password), digest(ownerPassword)),
    isSignedIn(cookieHeader) {
      if (ownerPassword === null || !cookieHeader?.includes(COOKIE_NAME)) return false;
      const [expiry = '', signature = ''] = (app.parseCookie(cookieHeader)[COOKIE_NAME] ?? '').split('.');
      return timingSafeEqual(digest(signature), digest(sign(expiry))) && Number(expiry) > clock.now();
    },
    signIn() {
      const expiry = String(clock.now() + SESSION_MS);
      return setCookie(`${expiry}.${sign(expiry)}`, SESSION_MS / 1000);
    },
    signOut: () => setCookie('', 0),
  });
}
