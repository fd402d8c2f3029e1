import { expect, test } from 'vitest';
import { auditSchema } from '../../contract/owner-audit.ts';
import { membersSchema } from '../../contract/owner-members.ts';
import { ownSignInSchema } from '../../contract/second-step.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { TICKET_MS } from '../owner/code-tickets.ts';
import { SET_UP_MS } from '../owner/second-step.ts';
import { CODE_BUDGET, DEVICE_BUDGET, NETWORK_BUDGET } from '../owner/sign-in-budgets.ts';
import { appCode, STEP_MS, wrongCode } from '../../../test-support/data/app-codes.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import {
  acceptInvitation,
  cookiesOf,
  joinMember,
  MEMBER_PASSWORD,
  signInAsMember,
  tokenIn,
} from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { beginSetUp, post, turnOnSecondStep } from '../../../test-support/server/second-steps.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

/** Two processes over one database; the owner is signed in, and so is a helper who has a second step. */
async function openDoors(engine: TestEngine) {
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

async function ticketOf(app: App, cookie = ''): Promise<string> {
  const answer = await signInAsMember(app, { cookie });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  const { ticket, ...rest } = answer.json<{ ticket: string }>();
  expect(rest).toEqual({ signedIn: false });
  return ticket;
}

const isIn = async (app: App, headers: { cookie: string }) =>
  (await app.inject({ url: apiPaths.ownerSession, headers })).json<{ signedIn: boolean }>().signedIn;
const standing = async (app: App, headers: { cookie: string }) =>
  ownSignInSchema.parse((await app.inject({ url: apiPaths.ownerSecondStep, headers })).json());
const about = (path: string, id: string) => path.replace(':id', id);

forEachEngine((engine) => {
  test('after the right password a code is asked for, and lets in', async () => {
    const { app, nextCode, enter, store, secret } = await openDoors(engine);
    const answer = await enter(nextCode());
    expect([answer.statusCode, answer.json()]).toEqual([200, { signedIn: true, role: 'helper', name: 'Nell' }]);
    const [cookie = ''] = cookiesOf(answer.headers['set-cookie']);
    expect(await isIn(app, { cookie })).toBe(true);
    const sessions = JSON.stringify(await store.db.selectFrom('owner_sessions').selectAll().execute());
    expect(sessions).not.toContain(secret);
  });

  test('a code is good once: not for a second sign-in, nor an older one after it, in no process', async () => {
    const { app, other, clock, secret, nextCode, enter } = await openDoors(engine);
    const before = appCode(secret, clock.now() + STEP_MS);
    clock.advance(STEP_MS);
    const code = nextCode();
    expect((await enter(code)).statusCode).toBe(200);
    for (const door of [app, other])
      for (const used of [code, before]) expect((await enter(used, { door })).statusCode).toBe(401);
    expect((await enter(nextCode(), { door: other })).statusCode).toBe(200);
  });

  test('of many that give one code at once, over two processes, one is let in; of one recovery code too', async () => {
    const { app, other, codes, nextCode, enter } = await openDoors(engine);
    const [recovery = ''] = codes;
    const ticket = await ticketOf(app);
    for (const [code, from] of [
      [nextCode(), '198.51.1.9'],
      [recovery, '198.51.2.9'],
    ] as const) {
      const tries = Array.from({ length: 6 }, async (_, at) =>
        enter(code, { door: at % 2 ? app : other, ticket, from }),
      );
      const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 401]));
    }
  }, 60_000);

  test('a phone’s clock may be thirty seconds off, and no more', async () => {
    const { clock, secret, enter } = await openDoors(engine);
    clock.advance(10 * STEP_MS);
    const shown = (steps: number) => appCode(secret, clock.now() + steps * STEP_MS);
    expect((await enter(shown(-2))).statusCode).toBe(401);
    expect((await enter(shown(-1))).statusCode).toBe(200);
    expect((await enter(shown(2))).statusCode).toBe(401);
    expect((await enter(shown(1))).statusCode).toBe(200);
  });

  test('each of ten recovery codes lets in once, and new ones end all earlier ones', async () => {
    const { app, store, headers, codes, nextCode, enter } = await openDoors(engine);
    expect(codes).toHaveLength(10);
    const rows = JSON.stringify(await store.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of codes) expect(rows).not.toContain(code);
    const [first = '', second = '', ...others] = codes;
    expect((await enter(first)).statusCode).toBe(200);
    expect((await enter(first)).statusCode).toBe(401);
    for (const code of others) expect((await enter(code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect(await standing(app, headers)).toMatchObject({ recoveryCodesLeft: 1 });
    const renewed = await post(app, apiPaths.ownerSecondStepCodes, { headers, payload: { code: nextCode() } });
    const { codes: fresh } = renewed.json<{ codes: string[] }>();
    expect(fresh).toHaveLength(10);
    expect((await enter(second)).statusCode).toBe(401);
    expect((await enter(fresh[9] ?? '')).statusCode).toBe(200);
  });

  test('wrong codes are slowed down as wrong passwords are, over all processes, and a known device goes on', async () => {
    const { app, other, clock, device, secret, nextCode, enter } = await openDoors(engine);
    const ticket = await ticketOf(app);
    const wrong = wrongCode(secret, clock.now());
    for (let tried = 0; tried < NETWORK_BUDGET.max; tried += 1)
      expect((await enter(wrong, { door: tried % 2 ? app : other, ticket })).statusCode).toBe(401);
    const refused = await enter(nextCode(), { ticket });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([429, undefined]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The password is refused there too: its counts are the same.
    expect((await signInAsMember(app)).statusCode).toBe(429);
    expect((await enter(nextCode(), { door: other, ticket, cookie: device })).statusCode).toBe(200);
  });

  test('from however many networks, twenty codes of one person are judged a day; a known device and a new password go on', async () => {
    const { app, clock, owner, id, device, secret, nextCode, enter } = await openDoors(engine);
    const ticket = await ticketOf(app);
    const wrong = wrongCode(secret, clock.now());
    for (let tried = 0; tried < CODE_BUDGET.max; tried += 1)
      expect((await enter(wrong, { ticket, from: `198.51.${tried}.9` })).statusCode).toBe(401);
    expect((await enter(nextCode(), { ticket, from: '192.0.2.1' })).statusCode).toBe(429);
    expect((await enter(nextCode(), { ticket, cookie: device })).statusCode).toBe(200);
    expect(DEVICE_BUDGET.max).toBeLessThan(CODE_BUDGET.max);
    const made = await post(app, about(apiPaths.ownerMemberLink, id), { headers: owner });
    const { answer } = await acceptInvitation(app, tokenIn(made.json().link), 'nine doors and a window');
    const renewed = answer.json<{ ticket: string }>().ticket;
    expect((await enter(nextCode(), { ticket: renewed, from: '192.0.2.1' })).statusCode).toBe(200);
  });

  test('a ticket is good for ten minutes, for its own person and password alone, and opens nothing by itself', async () => {
    const { app, clock, owner, id, secret, nextCode, enter } = await openDoors(engine);
    const ticket = await ticketOf(app);
    expect(await isIn(app, { cookie: `foyer_owner=${ticket}` })).toBe(false);
    const [endsAt = '', , signature = ''] = ticket.split('.');
    const forged = [
      '1',
      `${endsAt}..${signature}`,
      `${Number(endsAt) + 1}.${id}.${signature}`,
      ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ];
    for (const made of forged) {
      const answer = await enter(nextCode(), { ticket: made });
      expect([answer.statusCode, answer.json().title]).toEqual([401, 'Your password once more']);
    }
    const late = await ticketOf(app);
    clock.advance(TICKET_MS);
    expect((await enter(appCode(secret, clock.now()), { ticket: late })).json().title).toBe('Your password once more');
    const old = await ticketOf(app);
    const made = await post(app, about(apiPaths.ownerMemberLink, id), { headers: owner });
    await acceptInvitation(app, tokenIn(made.json().link), 'nine doors and a window');
    expect((await enter(nextCode(), { ticket: old })).json().title).toBe('Your password once more');
  });

  test('the first owner has one too; it is asked after OWNER_PASSWORD alone', async () => {
    const { app, clock, owner } = await openDoors(engine);
    expect(await standing(app, owner)).toEqual({ passwordIn: 'settings', since: null, recoveryCodesLeft: 0 });
    const now = clock.now();
    const { secret } = await turnOnSecondStep(app, owner, { now, password: OWNER_PASSWORD });
    const since = new Date(now).toISOString();
    expect(await standing(app, owner)).toEqual({ passwordIn: 'settings', since, recoveryCodesLeft: 10 });
    const asked = await post(app, apiPaths.ownerSession, { payload: { password: OWNER_PASSWORD } });
    const { ticket } = asked.json<{ ticket: string }>();
    clock.advance(STEP_MS);
    const payload = { ticket, code: appCode(secret, clock.now()) };
    const let_in = await post(app, apiPaths.signInCode, { payload });
    expect(let_in.json()).toEqual({ signedIn: true, role: 'owner', name: null });
    const list = await app.inject({ url: apiPaths.ownerMembers, headers: owner });
    expect(membersSchema.parse(list.json()).firstOwnerSecondStep).toBe(true);
  });

  test('until a first code has shown that the app has the secret, none is asked for', async () => {
    const { app, clock, owner } = await openDoors(engine);
    const { headers } = await joinMember(app, owner, { name: 'Ben', email: 'ben@example.com' });
    expect(
      (await post(app, apiPaths.ownerSecondStepSetUp, { headers, payload: { password: 'a guess' } })).statusCode,
    ).toBe(422);
    const secret = await beginSetUp(app, headers);
    const confirm = async (code: string) => post(app, apiPaths.ownerSecondStepConfirm, { headers, payload: { code } });
    expect((await confirm(wrongCode(secret, clock.now()))).statusCode).toBe(422);
    expect((await signInAsMember(app, { email: 'ben@example.com' })).json()).toMatchObject({ signedIn: true });
    // A second begin has another secret, and the first is worth nothing.
    const second = await beginSetUp(app, headers);
    expect((await confirm(appCode(secret, clock.now()))).statusCode).toBe(422);
    clock.advance(SET_UP_MS);
    expect((await confirm(appCode(second, clock.now()))).statusCode).toBe(409);
    const third = await beginSetUp(app, headers);
    expect((await confirm(appCode(third, clock.now()))).statusCode).toBe(200);
    expect(
      (await post(app, apiPaths.ownerSecondStepSetUp, { headers, payload: { password: MEMBER_PASSWORD } })).statusCode,
    ).toBe(409);
  });

  test('turning it on ends every other session, and keeps this one', async () => {
    const { app, other, clock, owner } = await openDoors(engine);
    const { headers } = await joinMember(app, owner, { name: 'Ben', email: 'ben@example.com' });
    const elsewhere = await signInAsMember(app, { email: 'ben@example.com' });
    const [cookie = ''] = cookiesOf(elsewhere.headers['set-cookie']);
    expect(await isIn(other, { cookie })).toBe(true);
    await turnOnSecondStep(app, headers, { now: clock.now() });
    expect([await isIn(other, { cookie }), await isIn(app, headers), await isIn(app, owner)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('it is turned off by a code, also a recovery code, and by nothing else', async () => {
    const { app, clock, headers, secret, codes } = await openDoors(engine);
    const off = async (code: string) => post(app, apiPaths.ownerSecondStepOff, { headers, payload: { code } });
    expect((await off(wrongCode(secret, clock.now()))).statusCode).toBe(422);
    expect((await off(codes[4] ?? '')).statusCode).toBe(204);
    expect(await standing(app, headers)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await signInAsMember(app)).json()).toMatchObject({ signedIn: true });
    expect((await off(codes[5] ?? '')).statusCode).toBe(409);
  });

  test('an owner who was invited does not take their own away without a code; another owner does', async () => {
    const { app, clock, owner } = await openDoors(engine);
    const ben = { name: 'Ben', email: 'ben@example.com', role: 'owner' } as const;
    const { id, headers } = await joinMember(app, owner, ben);
    await turnOnSecondStep(app, headers, { now: clock.now() });
    const url = about(apiPaths.ownerMemberSecondStep, id);
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(409);
    expect((await standing(app, headers)).since).not.toBeNull();
    expect((await app.inject({ method: 'DELETE', url, headers: owner })).statusCode).toBe(204);
  });

  test('owners see who has one and take it from who lost their phone; a removal and an erasure leave nothing of it', async () => {
    const { app, store, clock, owner, id, headers } = await openDoors(engine);
    const list = async () => {
      const answer = await app.inject({ url: apiPaths.ownerMembers, headers: owner });
      return membersSchema.parse(answer.json()).members.map(({ secondStep }) => secondStep);
    };
    expect(await list()).toEqual([true]);
    const url = about(apiPaths.ownerMemberSecondStep, id);
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403);
    expect((await app.inject({ method: 'DELETE', url, headers: owner })).statusCode).toBe(204);
    expect((await app.inject({ method: 'DELETE', url, headers: owner })).statusCode).toBe(404);
    expect(await list()).toEqual([false]);
    expect((await signInAsMember(app)).json()).toMatchObject({ signedIn: true });
    const rows = async () =>
      Promise.all(
        (['second_steps', 'recovery_codes'] as const).map(
          async (table) => (await store.db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    expect(await rows()).toEqual([0, 0]);
    await turnOnSecondStep(app, headers, { now: clock.now() });
    expect(await rows()).toEqual([1, 10]);
    await app.inject({ method: 'DELETE', url: about(apiPaths.ownerMember, id), headers: owner });
    expect(await rows()).toEqual([0, 0]);
    const gone = await joinMember(app, owner, { name: 'Ben', email: 'ben@example.com' });
    await turnOnSecondStep(app, gone.headers, { now: clock.now() });
    await post(app, apiPaths.ownerPersonErase, { headers: owner, payload: { email: 'ben@example.com' } });
    expect(await rows()).toEqual([0, 0]);
  });

  test('a new link sets a password, and does not lead past the second step', async () => {
    const { app, owner, id, nextCode, enter } = await openDoors(engine);
    const made = await post(app, about(apiPaths.ownerMemberLink, id), { headers: owner });
    const { answer } = await acceptInvitation(app, tokenIn(made.json().link), 'nine doors and a window');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    const { ticket, signedIn } = answer.json<{ ticket: string; signedIn: boolean }>();
    expect(signedIn).toBe(false);
    expect((await enter(nextCode(), { ticket })).statusCode).toBe(200);
  });

  test('a right password with a wrong code, a recovery code and every change are in the list of what was done', async () => {
    const { app, clock, owner, id, headers, secret, codes, nextCode, enter } = await openDoors(engine);
    await enter(wrongCode(secret, clock.now()));
    clock.advance(1);
    const answer = await enter(codes[0] ?? '');
    const [cookie = ''] = cookiesOf(answer.headers['set-cookie']);
    clock.advance(1);
    await post(app, apiPaths.ownerSecondStepCodes, { headers: { cookie }, payload: { code: nextCode() } });
    clock.advance(1);
    await post(app, apiPaths.ownerSecondStepOff, { headers: { cookie }, payload: { code: nextCode() } });
    clock.advance(1);
    await turnOnSecondStep(app, headers, { now: clock.now() });
    clock.advance(1);
    await app.inject({
      method: 'DELETE',
      url: about(apiPaths.ownerMemberSecondStep, id),
      headers: owner,
    });
    const done = async () => {
      const list = await app.inject({ url: apiPaths.ownerAudit, headers: owner });
      const { entries } = auditSchema.parse(list.json());
      return entries.slice(0, 6).map(({ name, deed, what, subject }) => [name, deed, what, subject]);
    };
    // A change is written down just after its answer.
    await expect.poll(done).toEqual([
      [null, 'changed', 'somebody’s second step, taken away', id],
      ['Nell', 'changed', 'their own second step, turned on', null],
      ['Nell', 'changed', 'their own second step, turned off', null],
      ['Nell', 'changed', 'their own recovery codes', null],
      ['Nell', 'signed-in', 'Unknown browser, with a recovery code', null],
      ['Nell', 'refused', 'right password, wrong code, on Unknown browser', null],
    ]);
  });
});
