import { expect, test } from 'vitest';
import { nell } from '../../../test-support/data/members.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import type { MemberRecord } from '../store/access/members.ts';
import type { Store } from '../store/engine/store.ts';
import { createCodeTickets } from './code-tickets.ts';
import { createOwnerKey } from './owner-key.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import type { Line } from './passwords.ts';
import { codeSubject, signIn } from './sign-in.ts';

const PASSWORD = 'open the door, please';

/** Nell signs in with the right password; `meanwhile` is what others do while it is looked at. */
async function tryToSignIn(
  engine: TestEngine,
  {
    meanwhile = async () => {},
    deviceId = null,
  }: { meanwhile?: (store: Store) => Promise<unknown>; deviceId?: string | null },
) {
  const store = await engine.openStore();
  await store.db.insertInto('desk_members').values(nell).execute();
  const deps = { store, clock: testClock(), key: createOwnerKey(PASSWORD, 'a secret') };
  const lines: Line[] = [];
  const passwords = {
    hash: async () => 'another hash',
    async isRight(_hash: string | null, _given: string, line: Line) {
      lines.push(line);
      await meanwhile(store);
      return true;
    },
  };
  const { kind } = await signIn(
    { ...deps, password: PASSWORD, passwords, sessions: createOwnerSessions(deps), tickets: createCodeTickets(deps) },
    { account: { kind: 'member', member: nell }, given: 'right', browser: 'Firefox', network: '192.0.2.1', deviceId },
  );
  const sessions = await store.db.selectFrom('owner_sessions').select('member_id').execute();
  return { kind, sessions: sessions.map(({ member_id: id }) => id), lines };
}

forEachEngine((engine) => {
  test('whoever gives their password is in; a known device is told from a stranger’s', async () => {
    expect(await tryToSignIn(engine, {})).toEqual({
      kind: 'signed-in',
      sessions: ['nell'],
      lines: [{ client: '192.0.2.1', isKnown: false }],
    });
    const { lines } = await tryToSignIn(engine, { deviceId: 'a device' });
    expect(lines).toEqual([{ client: '192.0.2.1', isKnown: true }]);
  });

  test('a password that is replaced, or a person who is removed, while it is looked at lets nobody in', async () => {
    const changes = [{ password_hash: 'another hash' }, { removed_at: 1 }];
    for (const change of changes) {
      const meanwhile = ({ db }: Store) =>
        db.updateTable('desk_members').set(change).where('id', '=', 'nell').execute();
      expect(await tryToSignIn(engine, { meanwhile })).toMatchObject({ kind: 'wrong', sessions: [] });
    }
  });
});

test('codes are counted for each person, and anew under another password', () => {
  const subject = (change: Partial<MemberRecord> = {}) =>
    codeSubject({ kind: 'member', member: { ...nell, ...change } });
  expect(subject()).toBe(subject());
  const others = [
    subject({ id: 'bob' }),
    subject({ password_hash: 'another hash' }),
    codeSubject({ kind: 'first-owner' }),
  ];
  expect(new Set([subject(), ...others]).size).toBe(4);
});
