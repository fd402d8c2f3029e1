import { expect, test } from 'vitest';
import { storeDeliveries } from '../../../../test-support/data/delivery-rows.ts';
import { forEachEngine, postgres } from '../../../../test-support/databases/engines.ts';
import { listCounted, takeShare } from './mail-shares.ts';

forEachEngine((engine) => {
  test('a share lists its newest, newest first, with the highest number of all', async () => {
    const counted = (created_at: number, share_number: number | null) => ({
      counts_as: 'share',
      created_at,
      next_attempt_at: created_at + 100,
      share_number,
    });
    const store = await engine.openStore();
    await storeDeliveries(store, {
      old: counted(1, 9),
      middle: counted(2, null),
      newest: counted(3, 4),
      other: { ...counted(4, 20), counts_as: 'other' },
      none: { created_at: 5 },
      unnumbered: { ...counted(6, null), counts_as: 'unnumbered' },
    });
    const list = async (share: string, limit: number) => store.write((tx) => listCounted(tx, share, limit));
    expect(await list('share', 2)).toEqual([
      { createdAt: 3, dueAt: 103, lastNumber: 9 },
      { createdAt: 2, dueAt: 102, lastNumber: 9 },
    ]);
    expect(await list('nobody', 2)).toEqual([]);
    expect(await store.write((tx) => takeShare(tx, 'nobody'))).toBe(false);
    expect(await store.write((tx) => takeShare(tx, 'unnumbered'))).toBe(false);
    expect(await store.write((tx) => takeShare(tx, 'share'))).toBe(engine.name === 'postgres');
  });
});

test('on PostgreSQL who takes a share keeps other processes from queueing in it, and from no other', async () => {
  // On SQLite one process writes at a time by itself.
  const database = await postgres.createDatabase();
  const [first, second] = [await postgres.openStore(database), await postgres.openStore(database)];
  const numbered = { counts_as: 'share', share_number: 1 };
  await storeDeliveries(first, { a: numbered, b: { ...numbered, counts_as: 'other' } });
  const [taken, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const early = first.writeBeside(async (tx) => {
    await takeShare(tx, 'share');
    taken.resolve();
    await release.promise;
    order.push('early');
  });
  await taken.promise;
  await second.writeBeside((tx) => takeShare(tx, 'other'));
  order.push('other');
  const late = second.writeBeside(async (tx) => {
    await takeShare(tx, 'share');
    order.push('late');
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  release.resolve();
  await Promise.all([early, late]);
  expect(order).toEqual(['other', 'early', 'late']);
});
