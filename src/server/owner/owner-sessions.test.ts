import { expect, test, vi } from 'vitest';
import { nell } from '../../../test-support/data/members.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import type { MemberRecord } from '../store/access/members.ts';
import { createOwnerKey } from './owner-key.ts';
import { createOwnerSessions, IDLE_MS, SEEN_EVERY_MS, SESSION_MS } from './owner-sessions.ts';

/** The sessions of a desk at which the owner, or Nell, has just signed in. */
async function openSignedIn(engine: TestEngine, member: MemberRecord | null) {
  const store = await engine.openStore();
  const write = vi.spyOn(store, 'write');
  const clock = testClock();
  if (member !== null) await store.db.insertInto('desk_members').values(member).execute();
  const sessions = createOwnerSessions({ store, clock, key: createOwnerKey('open the door, please', 'a secret') });
  const token = await store.write((tx) => sessions.begin(tx, 'Firefox', member));
  const readSeen = async () =>
    (await store.db.selectFrom('owner_sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
  write.mockClear();
  return { store, clock, sessions, token, readSeen, write };
}

forEachEngine((engine) => {
  test('a session that nobody uses for two weeks ends', async () => {
    const { clock, sessions, token } = await openSignedIn(engine, null);
    clock.advance(IDLE_MS - 1);
    expect(await sessions.list()).toHaveLength(1);
    clock.advance(1);
    expect(await sessions.list()).toEqual([]);
    expect(await sessions.find(token)).toBeNull();
  });

  test('a session that is used goes on, and ends after thirty days all the same', async () => {
    const { clock, sessions, token } = await openSignedIn(engine, null);
    for (const wait of [IDLE_MS - 1, IDLE_MS - 1]) {
      clock.advance(wait);
      expect(await sessions.find(token)).not.toBeNull();
    }
    clock.advance(SESSION_MS - 2 * (IDLE_MS - 1) - 1);
    expect(await sessions.find(token)).not.toBeNull();
    clock.advance(1);
    expect(await sessions.find(token)).toBeNull();
  });

  test('that a session is used is written every five minutes at most', async () => {
    const { clock, sessions, token, readSeen, write } = await openSignedIn(engine, null);
    const begun = clock.now();
    clock.advance(SEEN_EVERY_MS - 1);
    await sessions.find(token);
    expect([await readSeen(), write.mock.calls.length]).toEqual([begun, 0]);
    clock.advance(1);
    await sessions.find(token);
    expect([await readSeen(), write.mock.calls.length]).toEqual([begun + SEEN_EVERY_MS, 1]);
  });

  test('another password ends a member’s session, whether or not anybody ended it', async () => {
    const { store, sessions, token } = await openSignedIn(engine, nell);
    expect((await sessions.find(token))?.identity).toEqual({ memberId: 'nell', name: 'Nell', role: 'helper' });
    await store.db.updateTable('desk_members').set({ password_hash: 'another hash' }).execute();
    expect([await sessions.find(token), await sessions.list()]).toEqual([null, []]);
  });

  test('another OWNER_PASSWORD ends the owner’s session', async () => {
    const { store, clock, token } = await openSignedIn(engine, null);
    const after = createOwnerSessions({ store, clock, key: createOwnerKey('another password', 'a secret') });
    expect([await after.find(token), await after.list()]).toEqual([null, []]);
  });
});
