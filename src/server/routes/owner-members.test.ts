import { expect, test } from 'vitest';
import { membersSchema } from '../../contract/owner-members.ts';
import { ownerSessionsSchema, type DeskRole } from '../../contract/owner-session.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { INVITATION_MS } from '../owner/invitations.ts';
import { ALL_BUDGET, DEVICE_BUDGET, NETWORK_BUDGET } from '../owner/sign-in-budgets.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import {
  acceptInvitation,
  cookiesOf,
  inviteMember,
  joinMember,
  MEMBER_PASSWORD,
  signInAsMember,
  tokenIn,
} from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

/** Two processes over one database; the owner is signed in. */
async function openDoors(engine: TestEngine) {
  const clock = testClock();
  const database = await engine.createDatabase();
  const open = async () => {
    const store = await engine.openStore(database);
    return { ...(await openTestApp({ OWNER_PASSWORD, RATE_LIMIT: '0' }, { store, clock })), store };
  };
  const { app, store } = await open();
  const { app: other } = await open();
  return { app, other, store, clock, owner: await signInAsOwner(app) };
}

const seesPeople = async (app: App, headers: { cookie: string }) =>
  (await app.inject({ url: apiPaths.ownerPeople, headers })).statusCode;
const seesOrders = async (app: App, headers: { cookie: string }) =>
  (await app.inject({ url: apiPaths.ownerOrders, headers })).statusCode;
const about = (path: string, id: string) => path.replace(':id', id);

forEachEngine((engine) => {
  test('a helper is invited by a link, sets a password there once, and is signed in', async () => {
    const { app, store, owner } = await openDoors(engine);
    const { id, token } = await inviteMember(app, owner, { name: 'Nell', email: 'Nell@Example.com' });
    const told = await app.inject({ method: 'POST', url: apiPaths.invitation, payload: { token } });
    expect(told.json()).toEqual({ name: 'Nell', email: 'nell@example.com', role: 'helper' });
    const { answer, headers } = await acceptInvitation(app, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { signedIn: true, role: 'helper', name: 'Nell' }]);
    expect(await seesPeople(app, headers)).toBe(200);
    const again = await acceptInvitation(app, token, 'another seven lamps here');
    expect([again.answer.statusCode, again.answer.headers['set-cookie']]).toEqual([404, undefined]);
    expect((await signInAsMember(app, { email: 'NELL@example.com' })).statusCode).toBe(200);
    const list = await app.inject({ url: apiPaths.ownerMembers, headers: owner });
    expect(membersSchema.parse(list.json()).members).toEqual([
      expect.objectContaining({ id, email: 'nell@example.com', joined: true, invitedUntil: null }),
    ]);
    const rows = JSON.stringify(await store.db.selectFrom('desk_members').selectAll().execute());
    for (const secret of [token, MEMBER_PASSWORD]) expect(rows).not.toContain(secret);
  });

  test('of one link taken many times at once one is let in', async () => {
    const { app, other, owner } = await openDoors(engine);
    const { token } = await inviteMember(app, owner);
    const tries = Array.from({ length: 6 }, async (_, at) => acceptInvitation(at % 2 ? app : other, token));
    const statuses = (await Promise.all(tries)).map(({ answer }) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
  });

  test('a link ends after three days, and when a newer one is made or the person is removed', async () => {
    const { app, clock, owner } = await openDoors(engine);
    const { id, token } = await inviteMember(app, owner);
    clock.advance(INVITATION_MS);
    expect((await acceptInvitation(app, token)).answer.statusCode).toBe(404);
    const newLink = async () => {
      const url = about(apiPaths.ownerMemberLink, id);
      return tokenIn((await app.inject({ method: 'POST', url, headers: owner })).json().link);
    };
    const second = await newLink();
    const third = await newLink();
    expect((await acceptInvitation(app, second)).answer.statusCode).toBe(404);
    await app.inject({ method: 'DELETE', url: about(apiPaths.ownerMember, id), headers: owner });
    expect((await acceptInvitation(app, third)).answer.statusCode).toBe(404);
  });

  test('a password of an invitation is long enough and not easily guessed; the link is good until one is taken', async () => {
    const { app, owner } = await openDoors(engine);
    const { token } = await inviteMember(app, owner);
    for (const password of ['elevenlette', 'password-for-nell', '111111111111', 'sonyericsson'])
      expect((await acceptInvitation(app, token, password)).answer.statusCode).toBe(422);
    expect((await acceptInvitation(app, token)).answer.statusCode).toBe(200);
  });

  test('who is removed is out at once, in every process, and does not get in again', async () => {
    const { app, other, owner } = await openDoors(engine);
    const { id, headers } = await joinMember(app, owner);
    expect(await seesPeople(other, headers)).toBe(200);
    const removed = await app.inject({ method: 'DELETE', url: about(apiPaths.ownerMember, id), headers: owner });
    expect(removed.statusCode).toBe(204);
    expect([await seesPeople(app, headers), await seesPeople(other, headers)]).toEqual([401, 401]);
    expect((await signInAsMember(app)).statusCode).toBe(401);
    // The address is free for somebody new, who is not the one that was removed.
    const { id: nextId, headers: next } = await joinMember(app, owner);
    expect(nextId).not.toBe(id);
    expect([await seesPeople(app, next), await seesPeople(app, headers)]).toEqual([200, 401]);
  });

  test('a change of role holds at once, in every process and for sessions that are open', async () => {
    const { app, other, owner } = await openDoors(engine);
    const { id, headers } = await joinMember(app, owner);
    const setRole = async (role: DeskRole) =>
      app.inject({ method: 'POST', url: about(apiPaths.ownerMemberRole, id), headers: owner, payload: { role } });
    expect(await seesOrders(other, headers)).toBe(403);
    await setRole('owner');
    expect(await seesOrders(other, headers)).toBe(200);
    await setRole('helper');
    expect([await seesOrders(app, headers), await seesOrders(other, headers)]).toEqual([403, 403]);
  });

  test('a new link sets a new password, which ends every session under the old one', async () => {
    const { app, owner } = await openDoors(engine);
    const { id, headers } = await joinMember(app, owner);
    const made = await app.inject({ method: 'POST', url: about(apiPaths.ownerMemberLink, id), headers: owner });
    expect(await seesPeople(app, headers)).toBe(200);
    const { headers: fresh } = await acceptInvitation(app, tokenIn(made.json().link), 'nine doors and a window');
    expect([await seesPeople(app, headers), await seesPeople(app, fresh)]).toEqual([401, 200]);
    expect((await signInAsMember(app)).statusCode).toBe(401);
    expect((await signInAsMember(app, { password: 'nine doors and a window' })).statusCode).toBe(200);
  });

  test('an address that is known and one that is not are answered alike, and neither opens without its password', async () => {
    const { app, owner } = await openDoors(engine);
    await joinMember(app, owner);
    await inviteMember(app, owner, { email: 'not-yet@example.com' });
    const answers: unknown[] = [];
    for (const email of ['nell@example.com', 'nobody@example.com', 'not-yet@example.com']) {
      const answer = await signInAsMember(app, { email, password: OWNER_PASSWORD });
      answers.push([answer.statusCode, answer.headers['set-cookie'], answer.json()]);
    }
    expect(answers[0]).toMatchObject([401, undefined, { title: 'Wrong e-mail address or password' }]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('guesses at whoever’s password are counted together, over all processes', async () => {
    const { app, other, owner } = await openDoors(engine);
    await joinMember(app, owner);
    const guess = async (at: number) => {
      const email = at % 3 === 0 ? 'nobody@example.com' : 'nell@example.com';
      return (await signInAsMember(at % 2 ? app : other, { email, password: 'a guess' })).statusCode;
    };
    const statuses = await Promise.all(Array.from({ length: NETWORK_BUDGET.max + 10 }, async (_, at) => guess(at)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(NETWORK_BUDGET.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await signInAsMember(app)).statusCode).toBe(429);
    expect((await signInAsMember(other, { from: '198.51.100.4' })).statusCode).toBe(200);
  });

  test('a device on which a helper signs in is none of the owner’s: it gives no further guesses', async () => {
    const { app, owner } = await openDoors(engine);
    const { device } = await joinMember(app, owner);
    const guess = async (cookie: string) => {
      const payload = { password: 'a guess' };
      const sent = { method: 'POST', url: apiPaths.ownerSession, payload, headers: { cookie } } as const;
      return (await app.inject({ ...sent, remoteAddress: '203.0.113.9' })).statusCode;
    };
    for (let tried = 0; tried < NETWORK_BUDGET.max; tried += 1) expect(await guess('')).toBe(401);
    expect(await guess(device)).toBe(429);
    // Their own password is judged there whatever their network did.
    expect((await signInAsMember(app, { cookie: device })).statusCode).toBe(200);
    expect(DEVICE_BUDGET.max).toBeLessThan(ALL_BUDGET.max);
  });

  test('a device that two people share knows both', async () => {
    const { app, owner } = await openDoors(engine);
    const { device } = await joinMember(app, owner);
    const payload = { password: OWNER_PASSWORD };
    const headers = { cookie: device };
    const both = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload, headers });
    const [, shared = ''] = cookiesOf(both.headers['set-cookie']);
    for (let tried = 0; tried < NETWORK_BUDGET.max; tried += 1) await signInAsMember(app, { password: 'a guess' });
    expect((await signInAsMember(app)).statusCode).toBe(429);
    expect((await signInAsMember(app, { cookie: shared })).statusCode).toBe(200);
    const again = { method: 'POST', url: apiPaths.ownerSession, payload, remoteAddress: '203.0.113.9' } as const;
    expect((await app.inject({ ...again, headers: { cookie: shared } })).statusCode).toBe(200);
  });

  test('owners see and end everybody’s sessions, a helper their own', async () => {
    const { app, owner } = await openDoors(engine);
    const { headers } = await joinMember(app, owner);
    await signInAsMember(app);
    const list = async (cookie: { cookie: string }) =>
      ownerSessionsSchema.parse((await app.inject({ url: apiPaths.ownerSessions, headers: cookie })).json()).sessions;
    const all = await list(owner);
    expect(all.map(({ name, own }) => `${name ?? 'first owner'} ${own}`).toSorted()).toEqual([
      'Nell false',
      'Nell false',
      'first owner true',
    ]);
    const theirs = await list(headers);
    expect(theirs.map(({ name, own, current }) => `${name} ${own} ${current}`).toSorted()).toEqual([
      'Nell true false',
      'Nell true true',
    ]);
    const end = async (id: string, cookie: { cookie: string }) =>
      (await app.inject({ method: 'DELETE', url: about(apiPaths.ownerSessionEnd, id), headers: cookie })).statusCode;
    const owners = all.find(({ own }) => own)?.id ?? '';
    expect(await end(owners, headers)).toBe(404);
    expect(await seesOrders(app, owner)).toBe(200);
    const other = theirs.find(({ current }) => !current)?.id ?? '';
    expect([await end(other, headers), await end(other, headers)]).toEqual([204, 404]);
    // Signing out everywhere ends nobody else's sessions.
    await app.inject({ method: 'DELETE', url: apiPaths.ownerSessions, headers });
    expect([await seesPeople(app, headers), await seesOrders(app, owner)]).toEqual([401, 200]);
    const [cookie = ''] = cookiesOf((await signInAsMember(app)).headers['set-cookie']);
    const again = (await list(owner)).find(({ own }) => !own)?.id ?? '';
    expect(await end(again, owner)).toBe(204);
    expect(await seesPeople(app, { cookie })).toBe(401);
  });

  test('nobody changes or removes themselves, and one address is one person', async () => {
    const { app, owner } = await openDoors(engine);
    const { id, headers } = await joinMember(app, owner, { role: 'owner' });
    const payload = { role: 'helper' };
    const url = about(apiPaths.ownerMemberRole, id);
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(409);
    expect((await app.inject({ method: 'DELETE', url: about(apiPaths.ownerMember, id), headers })).statusCode).toBe(
      409,
    );
    const twin = { name: 'Nell', email: 'NELL@example.com', role: 'owner' };
    const invited = await app.inject({ method: 'POST', url: apiPaths.ownerMembers, headers, payload: twin });
    expect(invited.statusCode).toBe(409);
  });

  test('another password of the first owner ends their sessions and nobody else’s', async () => {
    const { app, store, owner } = await openDoors(engine);
    const { headers } = await joinMember(app, owner);
    const { app: changed } = await openTestApp({ OWNER_PASSWORD: 'quite another door' }, { store });
    expect([await seesPeople(changed, owner), await seesPeople(changed, headers)]).toEqual([401, 200]);
    const payload = { password: 'quite another door' };
    await changed.inject({ method: 'POST', url: apiPaths.ownerSession, payload });
    expect(await seesPeople(changed, headers)).toBe(200);
  });
});

test('another site’s page takes no invitation, and without OWNER_PASSWORD nobody does', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD });
  const owner = await signInAsOwner(app);
  const { token } = await inviteMember(app, owner);
  const payload = { token, password: MEMBER_PASSWORD };
  const origin = 'https://evil.example';
  for (const url of [apiPaths.invitation, apiPaths.invitationAccept]) {
    expect((await app.inject({ method: 'POST', url, payload, headers: { origin } })).statusCode).toBe(403);
    const { app: closed } = await openTestApp({});
    expect((await closed.inject({ method: 'POST', url, payload })).statusCode).toBe(403);
  }
});
