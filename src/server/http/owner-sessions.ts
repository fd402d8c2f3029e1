import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { createOwnerCookies } from '../owner/owner-cookies.ts';
import { createOwnerKey } from '../owner/owner-key.ts';
import { createOwnerSessions, type OwnerSessions } from '../owner/owner-sessions.ts';
import { signIn, type SignInOutcome } from '../owner/sign-in.ts';
import { nameBrowser } from '../owner/name-browser.ts';
import type { OwnerSessionRecord } from '../store/access/owner-sessions.ts';
import { OWNER_SESSION_SECRET, sharedSecret } from '../store/access/secrets.ts';
import type { App } from './app.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import { clientNetwork } from './client-network.ts';

interface OwnerDeps {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
}

/** The owner's session of a request, the error that prevented finding it, or null for everybody who is not the owner. */
type OwnerLookup = { readonly session: OwnerSessionRecord } | { readonly error: unknown } | null;

/** How the owner signs in and is recognised. */
export interface OwnerAccess {
  readonly guardsDashboards: boolean;
  /** The origin of the site's own pages. */
  readonly origin: string;
  /** Null without a password: then nobody can be the owner. */
  readonly door: OwnerDoor | null;
}

export interface OwnerDoor {
  readonly sessions: Pick<OwnerSessions, 'list' | 'endAll'>;
  /** Judges a password; `cookies` are for an answer that lets its sender in. */
  signIn(
    request: FastifyRequest,
    password: string,
  ): Promise<SignInOutcome & { cookies: string[]; isKnownDevice: boolean }>;
  /** Ends the session of the request, if it has one. */
  signOut(request: FastifyRequest): Promise<void>;
  /** The `Set-Cookie` that takes the session out of the browser. */
  dropCookie(): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    owner: OwnerAccess;
  }
  interface FastifyRequest {
    ownerLookup: OwnerLookup;
  }
}

async function openDoor(app: App, { config, store, clock }: OwnerDeps, password: string): Promise<OwnerDoor> {
  // Cookies are read where an owner is asked for, not on every request.
  await app.register(fastifyCookie, { hook: false });
  const key = createOwnerKey(password, await sharedSecret(store, OWNER_SESSION_SECRET));
  const text = { parse: app.parseCookie, serialize: app.serializeCookie };
  const cookies = createOwnerCookies(text, { publicUrl: config.publicUrl, key });
  const sessions = createOwnerSessions({ store, clock, key });

  async function lookUp(token: string): Promise<OwnerLookup> {
    try {
      const session = await sessions.find(token);
      return session && { session };
    } catch (error) {
      // A route that asks for the owner fails with it; other routes are answered as usual.
      return { error };
    }
  }

  app.addHook('onRequest', async (request) => {
    const token = cookies.readToken(request.headers.cookie);
    if (token !== null && request.url.startsWith('/api/')) request.ownerLookup = await lookUp(token);
  });

  return {
    sessions,
    async signIn(request, given) {
      const { cookie: header, 'user-agent': userAgent } = request.headers;
      const deviceId = await cookies.readDevice(header);
      const place = { deviceId, network: clientNetwork(request.ip) };
      const attempt = { ...place, given, browser: nameBrowser(userAgent) };
      const outcome = await signIn({ store, clock, password, key, sessions }, attempt);
      const isKnownDevice = deviceId !== null;
      if (outcome.kind !== 'signed-in') return { ...outcome, cookies: [], isKnownDevice };
      const own = [cookies.writeToken(outcome.token), await cookies.writeDevice(deviceId)];
      return { ...outcome, cookies: own, isKnownDevice };
    },
    async signOut(request) {
      const token = cookies.readToken(request.headers.cookie);
      if (token !== null) await sessions.end(token);
    },
    dropCookie: cookies.dropToken,
  };
}

/** Adds `app.owner`, and the owner's session to each request of the API. */
export async function addOwnerSessions(app: App, deps: OwnerDeps): Promise<void> {
  const { ownerPassword, dashboards, publicUrl } = deps.config;
  app.decorateRequest('ownerLookup', null);
  app.decorate('owner', {
    guardsDashboards: dashboards === 'owner',
    origin: publicUrl,
    door: ownerPassword === null ? null : await openDoor(app, deps, ownerPassword),
  });
}
