import { expect, test } from 'vitest';
import { auditSchema } from '../../contract/owner-audit.ts';
import { membersSchema } from '../../contract/owner-members.ts';
import { apiPaths } from '../../contract/paths.ts';
import { SET_UP_MS } from '../owner/second-step.ts';
import { appCode, wrongCode } from '../../../test-support/data/app-codes.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import {
  acceptInvitation,
  cookiesOf,
  joinMember,
  MEMBER_PASSWORD,
  signInAsMember,
  tokenIn,
} from '../../../test-support/server/members.ts';
import { beginSetUp, post, turnOnSecondStep } from '../../../test-support/server/second-steps.ts';
import { about, isIn, openDoors, standing } from '../../../test-support/server/second-step-doors.ts';

forEachEngine((engine) => {
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
