import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { createOwnerCookies } from '../owner/owner-cookies.ts';
import { createOwnerKey } from '../owner/owner-key.ts';
import { createOwnerSessions, type OwnerSessions, type StandingSession } from '../owner/owner-sessions.ts';
import { createInvitations, type Invitations } from '../owner/invitations.ts';
import { createCodeTickets } from '../owner/code-tickets.ts';
import type { Account } from '../owner/account.ts';
import { signIn, signInByCode, type SignInDeps, type SignInOutcome } from '../owner/sign-in.ts';
import type { SignInPlace } from '../owner/sign-in-budgets.ts';
import type { DeskIdentity } from '../owner/desk-identity.ts';
import { createPasswords, type PasswordCost } from '../owner/passwords.ts';
import { nameBrowser } from '../owner/name-browser.ts';
import { findMemberByEmail } from '../store/access/members.ts';
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
  readonly passwordCost?: PasswordCost;
}

/** The session of a request and whose it is, the error that prevented finding it, or null for everybody who is not signed in. */
type OwnerLookup = StandingSession | { readonly error: unknown } | null;

/** How the owner signs in and is recognised. */
export interface OwnerAccess {
  readonly guardsDashboards: boolean;
  /** The origin of the site's own pages. */
  readonly origin: string;
  /** Null without a password: then nobody can be the owner. */
  readonly door: OwnerDoor | null;
}

/** What somebody gives to be let in. */
interface Given {
  /** Empty for the owner of OWNER_PASSWORD. */
  readonly email: string;
  readonly password: string;
}

/** What came of it; `cookies` are for an answer that lets its sender in. */
type Entry = SignInOutcome & { cookies: string[]; isKnownDevice: boolean };

export interface OwnerDoor {
  /** What judges a password or a code of somebody who is signed in. */
  readonly judges: SignInDeps;
  readonly sessions: Pick<OwnerSessions, 'list' | 'identify' | 'endAll' | 'endByHash'>;
  readonly invitations: Pick<Invitations, 'find' | 'issue'>;
  /** Which tries a request counts with, whoever's password or code it brings. */
  placeOf(request: FastifyRequest, memberId: string | null): Promise<SignInPlace>;
  signIn(request: FastifyRequest, given: Given): Promise<Entry>;
  /** Judges a code that comes after the right password; null where that was too long ago, or the password is another by now. */
  signInByCode(request: FastifyRequest, given: { ticket: string; code: string }): Promise<Entry | null>;
  /** Sets a password by an invitation and signs in, or asks for a code; null where the link can no longer be used. */
  accept(
    request: FastifyRequest,
    given: { token: string; password: string },
  ): Promise<{ identity: DeskIdentity; cookies: string[]; ticket: string | null } | null>;
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

async function openDoor(
  app: App,
  { config, store, clock, passwordCost }: OwnerDeps,
  password: string,
): Promise<OwnerDoor> {
  // Cookies are read where an owner is asked for, not on every request.
  await app.register(fastifyCookie, { hook: false });
  const key = createOwnerKey(password, await sharedSecret(store, OWNER_SESSION_SECRET));
  const text = { parse: app.parseCookie, serialize: app.serializeCookie };
  const cookies = createOwnerCookies(text, { publicUrl: config.publicUrl, key });
  const sessions = createOwnerSessions({ store, clock, key });

  async function lookUp(token: string): Promise<OwnerLookup> {
    try {
      return await sessions.find(token);
    } catch (error) {
      // A route that asks for the owner fails with it; other routes are answered as usual.
      return { error };
    }
  }

  app.addHook('onRequest', async (request) => {
    const token = cookies.readToken(request.headers.cookie);
    if (token !== null && request.url.startsWith('/api/')) request.ownerLookup = await lookUp(token);
  });

  const passwords = createPasswords(passwordCost);
  const tickets = createCodeTickets({ store, clock, key });
  const invitations = createInvitations({ store, clock, sessions, passwords, tickets });
  const judges: SignInDeps = { store, clock, password, key, sessions, passwords, tickets };

  async function accountOf(email: string): Promise<Account> {
    if (email === '') return { kind: 'first-owner' };
    return { kind: 'member', member: await findMemberByEmail(store.db, email) };
  }

  /** What lets a browser in, and knows it again. */
  const cookiesFor = async (token: string, header: string | undefined, memberId: string | null) => [
    cookies.writeToken(token),
    await cookies.writeDevice(header, memberId),
  ];

  async function placeOf(request: FastifyRequest, memberId: string | null): Promise<SignInPlace> {
    const device = await cookies.readDevice(request.headers.cookie, memberId);
    // Each has a budget of their own on a device that they share.
    const deviceId = device === null || memberId === null ? device : `${memberId} ${device}`;
    return { deviceId, network: clientNetwork(request.ip) };
  }

  async function enter(request: FastifyRequest, outcome: SignInOutcome, place: SignInPlace): Promise<Entry> {
    const isKnownDevice = place.deviceId !== null;
    if (outcome.kind !== 'signed-in') return { ...outcome, cookies: [], isKnownDevice };
    const memberId = outcome.member?.id ?? null;
    return { ...outcome, cookies: await cookiesFor(outcome.token, request.headers.cookie, memberId), isKnownDevice };
  }

  const browserOf = (request: FastifyRequest) => nameBrowser(request.headers['user-agent']);

  return {
    sessions,
    invitations,
    judges,
    placeOf,
    async signIn(request, { email, password: given }) {
      const account = await accountOf(email);
      const place = await placeOf(request, account.kind === 'member' ? (account.member?.id ?? '') : null);
      const outcome = await signIn(judges, { account, given, ...place, browser: browserOf(request) });
      return enter(request, outcome, place);
    },
    async signInByCode(request, { ticket, code }) {
      const account = await tickets.read(ticket);
      if (account === null) return null;
      const place = await placeOf(request, account.kind === 'member' ? account.member.id : null);
      const outcome = await signInByCode(judges, { account, code, ...place, browser: browserOf(request) });
      return enter(request, outcome, place);
    },
    async accept(request, given) {
      const place = { network: clientNetwork(request.ip), browser: browserOf(request) };
      const accepted = await invitations.accept({ ...given, ...place });
      if (accepted === null) return null;
      const { member, entry } = accepted;
      const { id: memberId, name, role } = member;
      const identity = { memberId, name, role };
      if ('ticket' in entry) return { identity, cookies: [], ticket: entry.ticket };
      return { identity, cookies: await cookiesFor(entry.token, request.headers.cookie, memberId), ticket: null };
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
