import { expect, test } from 'vitest';
import { membersSchema } from '../../contract/owner-members.ts';
import { apiPaths } from '../../contract/paths.ts';
import { TICKET_MS } from '../owner/code-tickets.ts';
import { CODE_BUDGET, DEVICE_BUDGET, NETWORK_BUDGET } from '../owner/sign-in-budgets.ts';
import { appCode, STEP_MS, wrongCode } from '../../../test-support/data/app-codes.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { acceptInvitation, cookiesOf, signInAsMember, tokenIn } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD } from '../../../test-support/server/owner.ts';
import { post, turnOnSecondStep } from '../../../test-support/server/second-steps.ts';
import { about, isIn, openDoors, standing, ticketOf } from '../../../test-support/server/second-step-doors.ts';

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
  });

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
});
