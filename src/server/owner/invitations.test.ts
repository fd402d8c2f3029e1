import { expect, test } from 'vitest';
import { nell } from '../../../test-support/data/members.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { createCodeTickets } from './code-tickets.ts';
import { createInvitations, INVITATION_MS } from './invitations.ts';
import { createOwnerKey } from './owner-key.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import type { Line } from './passwords.ts';

/** Nell is signed in, and has forgotten her password: she gets a new link. */
async function openInvited(engine: TestEngine) {
  const store = await engine.openStore();
  const clock = testClock();
  await store.db.insertInto('desk_members').values(nell).execute();
  const deps = { store, clock, key: createOwnerKey('open the door, please', 'a secret') };
  const lines: Line[] = [];
  const passwords = {
    async hash(_password: string, line: Line) {
      lines.push(line);
      return 'a new hash';
    },
    isRight: async () => true,
  };
  const sessions = createOwnerSessions(deps);
  const invitations = createInvitations({ store, clock, sessions, passwords, tickets: createCodeTickets(deps) });
  await store.write((tx) => sessions.begin(tx, 'Firefox', nell));
  const { token } = await store.write((tx) => invitations.issue(tx, nell.id));
  const accept = async (given: string) =>
    invitations.accept({ token: given, password: 'a house of many doors', network: '192.0.2.1', browser: 'Safari' });
  const listBrowsers = async () => {
    const rows = await store.db.selectFrom('owner_sessions').select('browser').execute();
    return rows.map(({ browser }) => browser);
  };
  return { store, clock, token, accept, lines, listBrowsers };
}

forEachEngine((engine) => {
  test('a new password ends every session under the earlier one, and waits in the line of those who are known', async () => {
    const { token, accept, lines, listBrowsers } = await openInvited(engine);
    expect((await accept(token))?.member.id).toBe('nell');
    expect(await listBrowsers()).toEqual(['Safari']);
    expect(lines).toEqual([{ client: '192.0.2.1', isKnown: true }]);
  });

  test('whoever has a second step gets a ticket for it, and is signed in nowhere until the code is right', async () => {
    const { store, token, accept, listBrowsers } = await openInvited(engine);
    const step = { holder: nell.id, secret: 'a secret', made_at: 0, confirmed_at: 1, last_step: 0 };
    await store.db.insertInto('second_steps').values(step).execute();
    expect((await accept(token))?.entry).toEqual({ ticket: expect.any(String) });
    expect(await listBrowsers()).toEqual([]);
  });

  test('a link that was used, has ended or never was costs no slow hash, and changes nothing', async () => {
    const used = await openInvited(engine);
    await used.accept(used.token);
    expect([await used.accept(used.token), used.lines.length]).toEqual([null, 1]);
    const late = await openInvited(engine);
    late.clock.advance(INVITATION_MS);
    for (const token of [late.token, 'never given out']) expect(await late.accept(token)).toBeNull();
    expect([await late.listBrowsers(), late.lines]).toEqual([['Firefox'], []]);
  });
});
