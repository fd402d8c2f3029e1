import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import type { Store } from '../engine/store.ts';
import {
  dropRemoteIds,
  findRemoteId,
  forgetDestination,
  forgetRemoteId,
  listRemoteIds,
  saveRemoteId,
  type RemoteKey,
} from './highlevel-ids.ts';

const ada = { destinationId: 'a', kind: 'contact', subject: 'ada' } as const satisfies RemoteKey;
/** Each differs from the first in one thing. */
const others: readonly RemoteKey[] = [
  { ...ada, destinationId: 'b' },
  { ...ada, kind: 'opportunity' },
  { ...ada, subject: 'bob' },
];
/** More than one statement names. */
const MANY = 501;

forEachEngine((engine) => {
  async function open(): Promise<Store> {
    const store = await engine.openStore();
    await store.write(async (tx) => {
      for (const key of [ada, ...others])
        await saveRemoteId(tx, key, `${key.destinationId} ${key.kind} ${key.subject}`, 1);
    });
    return store;
  }

  const known = async (store: Store) => Promise.all([ada, ...others].map(async (key) => findRemoteId(store.db, key)));
  const all = ['a contact ada', 'b contact ada', 'a opportunity ada', 'a contact bob'];

  test('each thing has the id that each destination gave it, the last one', async () => {
    const store = await open();
    expect(await known(store)).toEqual(all);
    expect(await findRemoteId(store.db, { ...ada, subject: 'nobody' })).toBeNull();
    await store.write((tx) => saveRemoteId(tx, ada, 'another', 2));
    expect(await known(store)).toEqual(['another', ...all.slice(1)]);
    expect(await listRemoteIds(store.db, ['bob'])).toEqual([
      { destination_id: 'a', kind: 'contact', subject: 'bob', remote_id: 'a contact bob', at: 1 },
    ]);
    expect(await listRemoteIds(store.db, ['ada', 'nobody'])).toHaveLength(3);
  });

  test('what is forgotten is forgotten alone', async () => {
    const store = await open();
    await store.write((tx) => forgetRemoteId(tx, ada));
    expect(await known(store)).toEqual([null, ...all.slice(1)]);
  });

  test('things are dropped at every destination, and a destination with all that it knows', async () => {
    const store = await open();
    await store.write((tx) => dropRemoteIds(tx, ['ada']));
    expect(await known(store)).toEqual([null, null, null, 'a contact bob']);
    const again = await open();
    await again.write((tx) => forgetDestination(tx, 'a'));
    expect(await known(again)).toEqual([null, 'b contact ada', null, null]);
  });

  test('however many things are asked for, each is listed and dropped', async () => {
    const store = await engine.openStore();
    const subjects = Array.from({ length: MANY }, (_, index) => `lead ${index}`);
    await store.write(async (tx) => {
      for (const subject of subjects) await saveRemoteId(tx, { ...ada, subject }, subject, 1);
    });
    const listed = await listRemoteIds(store.db, subjects);
    expect(listed.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
    await store.write((tx) => dropRemoteIds(tx, subjects));
    expect(await listRemoteIds(store.db, subjects)).toEqual([]);
  });
});
