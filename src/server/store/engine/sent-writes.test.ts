import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { send } from './send.ts';
import { inSteps, type BulkWrite, type Store } from './store.ts';
import { handBeside } from './unit-effects.ts';

const row = (key: string) => ({ key, route: 'POST /t', body_hash: 'h', answer: '{}', created_at: 1 });
const kept = async (store: Store) =>
  (await store.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(({ key }) => key);
const statuses = async (writes: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(writes)).map(({ status }) => status);

/** A kind that sends its rows and waits for no answer; notes how many it is given at once. */
function sentKeys(): { keys: BulkWrite<string>; runs: number[] } {
  const runs: number[] = [];
  const keys: BulkWrite<string> = {
    name: 'sent keys',
    async run(tx, names) {
      runs.push(names.length);
      await send(tx, tx.insertInto('idempotency_keys').values(names.map(row)).compile());
    },
  };
  return { keys, runs };
}

forEachEngine((engine) => {
  test('what many units beside each other store is one run', async () => {
    const store = await engine.openStore();
    const { keys, runs } = sentKeys();
    const names = ['a', 'b', 'c'];
    await Promise.all(names.map((name) => store.writeBeside((tx) => handBeside(tx, keys, name))));
    expect(runs).toEqual([3]);
    expect(await kept(store)).toEqual(names);
  });

  test('a unit beside others that throws, or whose row is refused after it was sent, fails alone', async () => {
    const store = await engine.openStore();
    const { keys } = sentKeys();
    await store.writeBeside((tx) => handBeside(tx, keys, 'stands'));
    const unit = (name: string) => store.writeBeside((tx) => handBeside(tx, keys, name));
    const thrown = store.writeBeside(async (tx) => {
      await handBeside(tx, keys, 'half');
      throw new Error('no');
    });
    expect(await statuses([unit('a'), thrown, unit('b')])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await statuses([unit('c'), unit('stands'), unit('d')])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await kept(store)).toEqual(['a', 'b', 'c', 'd', 'stands']);
  });

  test('a unit in turn sees what those before it stored, whoever shares their group', async () => {
    const store = await engine.openStore();
    const { keys } = sentKeys();
    const inTurn = (name: string) =>
      store.write(async (tx) => {
        const before = await tx.selectFrom('idempotency_keys').select('key').where('key', 'like', 'turn%').execute();
        await handBeside(tx, keys, name);
        return before.length;
      });
    const beside = (name: string) => store.writeBeside((tx) => handBeside(tx, keys, name));
    const [first, , second] = await Promise.all([inTurn('turn a'), beside('b'), inTurn('turn c')]);
    expect([first, second]).toEqual([0, 1]);
    expect(await kept(store)).toEqual(['b', 'turn a', 'turn c']);
  });

  test('whoever waits for the answer to a later statement hears why the first one failed', async () => {
    const store = await engine.openStore();
    const failing = store.writeBeside(async (tx) => {
      await send(
        tx,
        tx
          .insertInto('idempotency_keys')
          .values([row('a'), row('a')])
          .compile(),
      );
      await tx.selectFrom('idempotency_keys').selectAll().execute();
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await kept(store)).toEqual([]);
  });

  test('all kinds ask before one of them writes, and one that needs the others runs after them', async () => {
    const store = await engine.openStore();
    const steps: string[] = [];
    const kind = (name: string) =>
      inSteps<string>({
        name,
        async ask(tx) {
          steps.push(`${name} asks`);
          const answer = await send(tx, tx.selectFrom('idempotency_keys').select('key').compile());
          return async () => {
            const found = await answer();
            return async () => void steps.push(`${name} writes after ${found.length}`);
          };
        },
      });
    const [one, other] = [kind('one'), kind('other')];
    const last: BulkWrite<string> = { name: 'last', isLast: true, run: async () => void steps.push('last') };
    await store.writeBeside(async (tx) => {
      await handBeside(tx, last, '');
      await handBeside(tx, one, '');
      await handBeside(tx, other, '');
    });
    expect(steps).toEqual(['one asks', 'other asks', 'one writes after 0', 'other writes after 0', 'last']);
  });
});
