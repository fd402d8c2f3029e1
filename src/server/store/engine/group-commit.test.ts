import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { createGroupCommit } from './group-commit.ts';
import { storeLimits } from './limits.ts';
import { announceAfterCommit, handOver } from './unit-effects.ts';
import { openSqlite } from './sqlite.ts';
import { StoreUnavailableError, type BulkWrite, type Signal, type Store } from './store.ts';

const key = (name: string) => ({
  key: name,
  route: 'POST /t',
  body_hash: 'h',
  answer: '{}',
  created_at: 1,
});
const insert = (store: Store, name: string) =>
  store.write(async (tx) => {
    await tx.insertInto('idempotency_keys').values(key(name)).execute();
    return name;
  });
const kept = async (store: Store) =>
  (await store.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map((row) => row.key);

forEachEngine((engine) => {
  test('many writes at once are all answered and all kept', async () => {
    const store = await engine.openStore();
    const names = Array.from({ length: 200 }, (_, index) => `k${String(index).padStart(3, '0')}`);
    expect(await Promise.all(names.map((name) => insert(store, name)))).toEqual(names);
    expect(await kept(store)).toEqual(names);
  });

  test('a write that throws leaves nothing behind and takes no other with it', async () => {
    const store = await engine.openStore();
    const outcomes = await Promise.allSettled([
      insert(store, 'a'),
      store.write(async (tx) => {
        await tx.insertInto('idempotency_keys').values(key('half')).execute();
        throw new Error('no');
      }),
      insert(store, 'a'),
      insert(store, 'b'),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await kept(store)).toEqual(['a', 'b']);
  });

  test('a crowd of one kind is one run; one bad item among them is refused alone', async () => {
    const store = await engine.openStore();
    const runs: number[] = [];
    const keys: BulkWrite<string> = {
      name: 'keys',
      async run(tx, names) {
        runs.push(names.length);
        await tx.insertInto('idempotency_keys').values(names.map(key)).execute();
      },
    };
    await Promise.all(['a', 'b', 'c'].map((name) => store.writeBulk(keys, name)));
    expect(runs).toEqual([3]);
    const outcomes = await Promise.allSettled(['d', 'a', 'e'].map((name) => store.writeBulk(keys, name)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await kept(store)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('writes of neighbouring turns of the event loop share a commit; a stream of them does not delay it without end', async () => {
    const store = await engine.openStore();
    const runs: number[] = [];
    const counted: BulkWrite<number> = { name: 'counted', run: async (_tx, items) => void runs.push(items.length) };
    const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
    async function sendInTurns(count: number): Promise<void> {
      const sent: Promise<void>[] = [];
      for (let index = 0; index < count; index += 1) {
        sent.push(store.writeBulk(counted, index), store.writeBulk(counted, index));
        await turn();
      }
      await Promise.all(sent);
    }
    await sendInTurns(4);
    expect(runs).toEqual([8]);
    await sendInTurns(40);
    expect(Math.max(...runs)).toBeLessThan(80);
  });

  test('while many forms are stored the event loop turns, so that others are answered meanwhile', async () => {
    const store = await engine.openStore();
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const seen = new Set<number>();
    await Promise.all(Array.from({ length: 400 }, () => store.write(async () => void seen.add(turns))));
    clearImmediate(counting);
    expect(seen.size).toBeGreaterThan(2);
  });

  test('what is not stored yet is told, with how long the oldest has waited', async () => {
    const store = await engine.openStore();
    const gate = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const first = store.write(async () => {
      began.resolve();
      await gate.promise;
    });
    await began.promise;
    expect(store.backlogs()[0]).toEqual({ writes: 1, waitedMs: 0 });
    const others = ['a', 'b'].map((name) => insert(store, name));
    expect(store.backlogs()[0]?.writes).toBe(3);
    await expect.poll(() => store.backlogs()[0]?.waitedMs).toBeGreaterThan(0);
    gate.resolve();
    await Promise.all([first, ...others]);
    await expect.poll(() => store.backlogs()[0]).toEqual({ writes: 0, waitedMs: 0 });
  });

  test('what units hand over is one run at the end; a unit that throws hands over nothing', async () => {
    const store = await engine.openStore();
    const runs: string[][] = [];
    const keys: BulkWrite<string> = {
      name: 'keys',
      async run(tx, names) {
        runs.push([...names]);
        await tx.insertInto('idempotency_keys').values(names.map(key)).execute();
      },
    };
    const unit = (name: string, then: () => void = () => undefined) =>
      store.write(async (tx) => {
        await tx.insertInto('idempotency_keys').values(key(name)).execute();
        await handOver(tx, keys, `${name}, handed over`);
        then();
      });
    const fail = () => {
      throw new Error('no');
    };
    const outcomes = await Promise.allSettled([unit('a'), unit('b', fail), unit('c')]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(runs).toEqual([['a, handed over', 'c, handed over']]);
    expect(await kept(store)).toEqual(['a', 'a, handed over', 'c', 'c, handed over']);

    // Where they cannot be stored together, each stands or falls with its own unit.
    await insert(store, 'e, handed over');
    const again = await Promise.allSettled(['d', 'e', 'f'].map(async (name) => unit(name)));
    expect(again.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await kept(store)).filter((name) => name > 'd')).toEqual([
      'd, handed over',
      'e, handed over',
      'f',
      'f, handed over',
    ]);
  });

  test('what is handed over announces too, and a kind that needs the others runs after them', async () => {
    const store = await engine.openStore();
    const [ran, heard]: [string[], string[]] = [[], []];
    const signal: Signal = { name: 'ran' };
    store.onCommitted(signal, () => heard.push('ran'));
    const first: BulkWrite<string> = { name: 'first', run: async () => void ran.push('first') };
    const last: BulkWrite<string> = {
      name: 'last',
      isLast: true,
      async run(tx) {
        ran.push('last');
        announceAfterCommit(tx, signal);
      },
    };
    await Promise.all([store.write((tx) => handOver(tx, last, 'a')), store.write((tx) => handOver(tx, first, 'b'))]);
    expect(ran).toEqual(['first', 'last']);
    expect(heard).toEqual(['ran']);
  });

  test('closing commits what is queued and takes nothing more', async () => {
    const database = await engine.createDatabase();
    const store = await engine.openStore(database);
    const last = insert(store, 'last');
    await store.close();
    await expect(last).resolves.toBe('last');
    await expect(insert(store, 'late')).rejects.toThrow('closed');
    expect(await kept(await engine.openStore(database))).toEqual(['last']);
  });

  test('several processes may open and migrate one database at once', async () => {
    const database = await engine.createBareDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => engine.openStore(database)));
    await Promise.all(stores.map((store) => store.checkReady()));
    await Promise.all(stores.map((store, index) => insert(store, `k${index}`)));
    expect(await kept(stores[0] ?? (await engine.openStore(database)))).toEqual(['k0', 'k1', 'k2']);
  });

  test('a database that is not migrated is not ready', async () => {
    const store = await engine.openStore();
    await store.write(async (tx) => sql`delete from kysely_migration`.execute(tx));
    await expect(store.checkReady()).rejects.toThrow('Not migrated');
  });
});

test('a write that waited too long for its group is refused without having run; what came later is stored', async () => {
  const { writer, reader, migrator, beginGroup } = openSqlite(await testFolder(), storeLimits);
  let time = 0;
  const group = createGroupCommit(writer, beginGroup, { queueMs: 1000 }, () => time);
  const gate = Promise.withResolvers<void>();
  const under = Promise.withResolvers<void>();
  const slow = group.write(async () => {
    under.resolve();
    await gate.promise;
  });
  await under.promise;
  let hasRun = false;
  const late = group.write(async () => {
    hasRun = true;
  });
  const isRefused = expect(late).rejects.toBeInstanceOf(StoreUnavailableError);
  time = 1001;
  const next = group.write(async () => 'stored');
  gate.resolve();
  await slow;
  await isRefused;
  expect(await next).toBe('stored');
  expect(hasRun).toBe(false);
  await Promise.all([writer, reader, migrator].map((db) => db.destroy()));
});
