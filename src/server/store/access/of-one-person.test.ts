import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import {
  findInvited,
  findMember,
  findMemberByEmail,
  removeMember,
  replacePassword,
  setInvitation,
  setMemberRole,
  takeInvitation,
} from './members.ts';
import {
  dropEndedSessions,
  endOtherSessionsOf,
  endOwnerSession,
  endOwnerSessionsOf,
  insertOwnerSession,
  rekeyOwnerSession,
  touchOwnerSession,
  type OwnerSessionRecord,
} from './owner-sessions.ts';
import { dropPushDevice, removePushDevice } from './push-devices.ts';

type Tx = Transaction<Database>;

/** The owner of OWNER_PASSWORD, who is no member, and two who were invited; all with the same password. */
const people = ['owner', 'nell', 'bob'] as const;
const memberOf = (person: string) => (person === 'owner' ? null : person);

/** The first was begun and seen before the second. */
const session = (person: string, number: number): OwnerSessionRecord => ({
  token_hash: `${person} ${number}`,
  password_key: 'key',
  browser: 'Firefox',
  created_at: number,
  last_seen_at: 10 * number,
  member_id: memberOf(person),
});

async function fill({ db }: Store): Promise<void> {
  for (const person of people) {
    const id = memberOf(person);
    if (id !== null)
      await db
        .insertInto('desk_members')
        .values({
          id,
          name: id,
          email: `${id}@example.com`,
          role: 'helper',
          created_at: 1,
          password_hash: 'hash',
          invitation_hash: `invitation of ${id}`,
          invitation_ends_at: 100,
        })
        .execute();
    await db.insertInto('second_steps').values({ holder: person, secret: 's', made_at: 1, last_step: 0 }).execute();
    await db.insertInto('recovery_codes').values({ holder: person, code_hash: 'c', made_at: 1 }).execute();
    for (const number of [1, 2]) {
      await db.insertInto('owner_sessions').values(session(person, number)).execute();
      await db
        .insertInto('push_devices')
        .values({
          id: `${person} ${number}`,
          member_id: id,
          password_key: 'key',
          session_hash: `${person} ${number}`,
          endpoint: 'https://push.example/1',
          p256dh: 'key',
          auth: 'secret',
          browser: 'Firefox',
          made_at: 1,
        })
        .execute();
    }
  }
}

/** All rows, each as its table, its id and the whole of it. */
async function allRows({ db }: Store): Promise<ReadonlyMap<string, string>> {
  const rows = [
    ...(await db.selectFrom('desk_members').selectAll().execute()).map((row) => [`member ${row.id}`, row] as const),
    ...(await db.selectFrom('owner_sessions').selectAll().execute()).map(
      (row) => [`session ${row.token_hash}`, row] as const,
    ),
    ...(await db.selectFrom('push_devices').selectAll().execute()).map((row) => [`device ${row.id}`, row] as const),
    ...(await db.selectFrom('second_steps').selectAll().execute()).map((row) => [`step ${row.holder}`, row] as const),
    ...(await db.selectFrom('recovery_codes').selectAll().execute()).map((row) => [`code ${row.holder}`, row] as const),
  ];
  return new Map(rows.map(([name, row]) => [name, JSON.stringify(row)]));
}

const ended = { memberId: 'nell', passwordKey: 'key', seenBefore: 0, createdBefore: 0 };
const invited = { tokenHash: 'invitation of nell', passwordHash: 'another' };
const all = (what: string, numbers: readonly number[] = [1, 2]) =>
  people.flatMap((person) => numbers.map((number) => `${what} ${person} ${number}`));

/** What each takes or changes, and nothing else. */
const cases: readonly [name: string, act: (tx: Tx) => Promise<unknown>, changed: readonly string[]][] = [
  ['one session ends', (tx) => endOwnerSession(tx, 'nell 1'), ['device nell 1', 'session nell 1']],
  [
    'all of a member’s sessions end',
    (tx) => endOwnerSessionsOf(tx, 'nell'),
    ['device nell 1', 'device nell 2', 'session nell 1', 'session nell 2'],
  ],
  [
    'all of the owner’s sessions end',
    (tx) => endOwnerSessionsOf(tx, null),
    ['device owner 1', 'device owner 2', 'session owner 1', 'session owner 2'],
  ],
  [
    'a member’s other sessions end',
    (tx) => endOtherSessionsOf(tx, 'nell', 'nell 1'),
    ['device nell 2', 'session nell 2'],
  ],
  [
    'the owner’s other sessions end',
    (tx) => endOtherSessionsOf(tx, null, 'owner 2'),
    ['device owner 1', 'session owner 1'],
  ],
  [
    'a session goes on under a new password',
    (tx) => rekeyOwnerSession(tx, 'nell 1', 'new'),
    ['device nell 1', 'session nell 1'],
  ],
  [
    'sessions under another password are dropped',
    (tx) => dropEndedSessions(tx, { ...ended, passwordKey: 'new' }),
    ['device nell 1', 'device nell 2', 'session nell 1', 'session nell 2'],
  ],
  [
    'the owner’s sessions under another password are dropped',
    (tx) => dropEndedSessions(tx, { ...ended, memberId: null, passwordKey: 'new' }),
    ['device owner 1', 'device owner 2', 'session owner 1', 'session owner 2'],
  ],
  [
    'sessions that are unseen for long are dropped',
    (tx) => dropEndedSessions(tx, { ...ended, seenBefore: 10 }),
    all('session', [1]),
  ],
  [
    'sessions that are old are dropped',
    (tx) => dropEndedSessions(tx, { ...ended, createdBefore: 1 }),
    all('session', [1]),
  ],
  ['a session is seen', (tx) => touchOwnerSession(tx, 'nell 1', { at: 30, before: 10 }), ['session nell 1']],
  ['a session was seen a moment ago', (tx) => touchOwnerSession(tx, 'nell 1', { at: 30, before: 9 }), []],
  [
    'a third session of a member begins, where two are kept',
    (tx) => insertOwnerSession(tx, session('nell', 3), 2),
    ['session nell 1'],
  ],
  ['a third session of the owner begins', (tx) => insertOwnerSession(tx, session('owner', 3), 2), ['session owner 1']],
  ['a session begins that was seen before all others', (tx) => insertOwnerSession(tx, session('bob', 0), 2), []],
  ['a role changes', (tx) => setMemberRole(tx, 'nell', 'owner'), ['member nell']],
  ['an invitation is made', (tx) => setInvitation(tx, 'nell', { hash: 'new', endsAt: 200 }), ['member nell']],
  ['an invitation is taken', (tx) => takeInvitation(tx, { ...invited, now: 99 }), ['member nell']],
  ['an invitation is taken too late', (tx) => takeInvitation(tx, { ...invited, now: 100 }), []],
  ['a password is replaced', (tx) => replacePassword(tx, 'nell', { before: 'hash', after: 'new' }), ['member nell']],
  [
    'a password is replaced that is another by now',
    (tx) => replacePassword(tx, 'nell', { before: 'old', after: 'new' }),
    [],
  ],
  [
    'a member is removed',
    (tx) => removeMember(tx, 'nell', 50),
    ['code nell', 'device nell 1', 'device nell 2', 'member nell', 'session nell 1', 'session nell 2', 'step nell'],
  ],
  ['a device is taken off the list', (tx) => removePushDevice(tx, 'nell 1', 50), ['device nell 1']],
  ['a device is gone', (tx) => dropPushDevice(tx, 'nell 1'), ['device nell 1']],
];

forEachEngine((engine) => {
  test('what ends, changes or goes of one person is theirs alone', async () => {
    for (const [name, act, changed] of cases) {
      const store = await engine.openStore();
      await fill(store);
      const before = await allRows(store);
      await store.write(act);
      const after = await allRows(store);
      const found = [...before].filter(([id, row]) => after.get(id) !== row).map(([id]) => id);
      expect(found.toSorted(), name).toEqual(changed.toSorted());
    }
  });

  test('a member is found by their own id, address and invitation, and not once they are removed', async () => {
    const store = await engine.openStore();
    await fill(store);
    const found = async () => [
      (await findMember(store.db, 'nell'))?.name,
      (await findMemberByEmail(store.db, 'Nell@Example.com'))?.name,
      (await findInvited(store.db, 'invitation of nell', 99))?.name,
      (await findInvited(store.db, 'invitation of nell', 100))?.name,
    ];
    expect(await found()).toEqual(['nell', 'nell', 'nell', undefined]);
    await store.write((tx) => removeMember(tx, 'nell', 50));
    expect(await found()).toEqual([undefined, undefined, undefined, undefined]);
    expect((await findMember(store.db, 'bob'))?.name).toBe('bob');
  });
});
