import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bucketInSql } from '../../../../db/migrations/0045-delivery-buckets.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { isSqlite } from '../engine/is-sqlite.ts';
import { bucketOf, bucketOfDelivery } from './buckets.ts';
import { eventChannel } from './event-channel.ts';

const KEYS = 16_000;

describe('buckets', () => {
  test.each([
    ['ids', randomUUID],
    ['shares of mailboxes', () => randomBytes(33).toString('base64url').slice(0, 22)],
  ])('%s fill all buckets alike', (_what, key) => {
    const counts = Map.groupBy(
      Array.from({ length: KEYS }, () => bucketOf(key())),
      (bucket) => bucket,
    );
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, bucket) => bucket));
    for (const { length } of counts.values()) expect(Math.abs(length - 1000)).toBeLessThan(250);
  });

  test('the events of a destination lie together, and so do the mails that are counted together; others go by their ids', () => {
    const [first, second] = [{ id: 'row-1' }, { id: 'row-2' }];
    const events = { destination: eventChannel('4'), counts_as: null };
    expect([first, second].map((row) => bucketOfDelivery({ ...row, ...events }))).toEqual([4, 4]);
    const mails = { destination: 'mail', counts_as: 'share-7' };
    expect([first, second].map((row) => bucketOfDelivery({ ...row, ...mails }))).toEqual([7, 7]);
    const leads = { destination: 'crm', counts_as: null };
    expect([first, second].map((row) => bucketOfDelivery({ ...row, ...leads }))).toEqual([1, 2]);
  });
});

forEachEngine((engine) => {
  test('the upgrade sorts as Foyer does, whatever a key ends in', async () => {
    const { db } = await engine.openStore();
    const keys = ['0', 'f', 'g', 'z', 'A', 'Z', '-', '_', 'é', ' '].map((letter) => `key ${letter}`);
    const told = await Promise.all(
      keys.map(async (key) => {
        const { rows } = await sql<{ bucket: number }>`
          select ${bucketInSql(sql.ref('key'), { isSqlite: isSqlite(db) })} as bucket from (select cast(${key} as text) as key) as given`.execute(
          db,
        );
        return rows[0]?.bucket;
      }),
    );
    expect(told).toEqual(keys.map(bucketOf));
  });
});
