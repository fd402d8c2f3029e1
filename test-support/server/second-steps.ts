import { apiPaths } from '../../src/contract/paths.ts';
import { begunSetUpSchema, recoveryCodesSchema } from '../../src/contract/second-step.ts';
import type { App } from '../../src/server/http/app.ts';
import { appCode } from '../data/app-codes.ts';
import { joinMember, MEMBER_PASSWORD, signInAsMember } from './members.ts';

interface Cookie {
  readonly cookie: string;
}

export async function post(
  app: App,
  url: string,
  { headers, payload = {} }: { headers?: Cookie; payload?: object } = {},
) {
  return app.inject({ method: 'POST', url, headers: { ...headers }, payload });
}

/** Begins to set up a second step; the secret that the app is given. */
export async function beginSetUp(app: App, headers: Cookie, password = MEMBER_PASSWORD): Promise<string> {
  const answer = await post(app, apiPaths.ownerSecondStepSetUp, { headers, payload: { password } });
  return begunSetUpSchema.parse(answer.json()).secret;
}

/** Turns a second step on by the code of this time; the secret and the recovery codes. */
export async function turnOnSecondStep(
  app: App,
  headers: Cookie,
  { now, password }: { now: number; password?: string },
): Promise<{ secret: string; codes: string[] }> {
  const secret = await beginSetUp(app, headers, password);
  const payload = { code: appCode(secret, now) };
  const answer = await post(app, apiPaths.ownerSecondStepConfirm, { headers, payload });
  return { secret, codes: recoveryCodesSchema.parse(answer.json()).codes };
}

/** For each call about a second step or an own password somebody of their own, of whom it can be asked, and a body that is taken. */
export async function askersOf(
  app: App,
  owner: Cookie,
  now: number,
): Promise<Readonly<Record<string, { headers: Cookie; body: Record<string, unknown> }>>> {
  const join = async (who: string) => {
    const email = `${who}@example.com`;
    const { headers } = await joinMember(app, owner, { name: who, email, role: 'owner' });
    return { email, headers };
  };
  const holder = async (who: string) => {
    const joined = await join(who);
    const { codes } = await turnOnSecondStep(app, joined.headers, { now });
    return { ...joined, code: codes[0] ?? '' };
  };
  const [changes, begins, confirms] = [await join('changes'), await join('begins'), await join('confirms')];
  const [renews, ends, enters] = [await holder('renews'), await holder('ends'), await holder('enters')];
  const secret = await beginSetUp(app, confirms.headers);
  const { ticket } = (await signInAsMember(app, { email: enters.email })).json<{ ticket: string }>();
  const next = 'nine doors and a window';
  return {
    [apiPaths.ownerPassword]: { headers: changes.headers, body: { password: MEMBER_PASSWORD, next } },
    [apiPaths.ownerSecondStepSetUp]: { headers: begins.headers, body: { password: MEMBER_PASSWORD } },
    [apiPaths.ownerSecondStepConfirm]: { headers: confirms.headers, body: { code: appCode(secret, now) } },
    [apiPaths.ownerSecondStepCodes]: { headers: renews.headers, body: { code: renews.code } },
    [apiPaths.ownerSecondStepOff]: { headers: ends.headers, body: { code: ends.code } },
    [apiPaths.signInCode]: { headers: enters.headers, body: { ticket, code: enters.code } },
  };
}
