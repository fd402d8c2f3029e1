import { expect } from 'vitest';
import { ownSignInSchema } from '../../src/contract/second-step.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import type { App } from '../../src/server/http/app.ts';
import { appCode, STEP_MS } from '../data/app-codes.ts';
import { type TestEngine } from '../databases/engines.ts';
import { joinMember, signInAsMember } from './members.ts';
import { OWNER_PASSWORD, signInAsOwner } from './owner.ts';
import { turnOnSecondStep } from './second-steps.ts';
import { openTestApp, testClock } from './test-app.ts';

/** Two processes over one database; the owner is signed in, and so is a helper who has a second step. */
export async function openDoors(engine: TestEngine) {
  const clock = testClock();
  const database = await engine.createDatabase();
  const open = async () => {
    const store = await engine.openStore(database);
    return { ...(await openTestApp({ OWNER_PASSWORD }, { store, clock })), store };
  };
  const { app, store } = await open();
  const { app: other } = await open();
  const owner = await signInAsOwner(app);
  const { id, headers, device } = await joinMember(app, owner);
  const { secret, codes } = await turnOnSecondStep(app, headers, { now: clock.now() });
  /** The code of now, which is not the one that was used before. */
  const nextCode = () => {
    clock.advance(STEP_MS);
    return appCode(secret, clock.now());
  };
  const enter = async (code: string, { door = app, cookie = '', from = '203.0.113.9', ticket }: Entering = {}) => {
    const given = ticket ?? (await ticketOf(door, cookie));
    const payload = { ticket: given, code };
    const sent = { method: 'POST', url: apiPaths.signInCode, payload, headers: { cookie } } as const;
    return door.inject({ ...sent, remoteAddress: from });
  };
  return { app, other, store, clock, owner, id, headers, device, secret, codes, nextCode, enter };
}

interface Entering {
  readonly door?: App;
  readonly cookie?: string;
  readonly from?: string;
  readonly ticket?: string;
}

export async function ticketOf(app: App, cookie = ''): Promise<string> {
  const answer = await signInAsMember(app, { cookie });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  const { ticket, ...rest } = answer.json<{ ticket: string }>();
  expect(rest).toEqual({ signedIn: false });
  return ticket;
}

export const isIn = async (app: App, headers: { cookie: string }) =>
  (await app.inject({ url: apiPaths.ownerSession, headers })).json<{ signedIn: boolean }>().signedIn;
export const standing = async (app: App, headers: { cookie: string }) =>
  ownSignInSchema.parse((await app.inject({ url: apiPaths.ownerSecondStep, headers })).json());
export const about = (path: string, id: string) => path.replace(':id', id);
