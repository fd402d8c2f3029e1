import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { claimedDelivery, deliveriesById, storeDeliveries } from '../../../../test-support/data/delivery-rows.ts';
import { postgres } from '../../../../test-support/databases/engines.ts';
import type { Database } from '../schema/schema.ts';
import { bucketOf } from './buckets.ts';
import { claimDue, recordDelivered } from './delivery-claims.ts';

type Tx = Transaction<Database>;
const asked = { destination: 'crm', at: 1000, until: 2000, buckets: ['a', 'b'].map(bucketOf) };
const end = { startedAt: 1500, endedAt: 1600, status: 200, error: null, answer: null };

/** On SQLite one process writes at a time by itself. */
const meanwhile: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  claims: (tx) => claimDue(tx, { ...asked, claim: 'early' }),
  delivers: async (tx) => {
    for (const id of ['a', 'b']) await recordDelivered(tx, claimedDelivery(id), end);
  },
};

test.each(Object.entries(meanwhile))(
  'on PostgreSQL what another process %s at this moment is not claimed',
  async (_what, act) => {
    const database = await postgres.createDatabase();
    const [first, second] = [await postgres.openStore(database), await postgres.openStore(database)];
    await storeDeliveries(first, { a: {}, b: {} });
    const [acted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const early = first.writeBeside(async (tx) => {
      await act(tx);
      acted.resolve();
      await release.promise;
    });
    await acted.promise;
    const late = second.writeBeside((tx) => claimDue(tx, { ...asked, claim: 'late' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    release.resolve();
    await early;
    expect(await late).toEqual([]);
    expect([...(await deliveriesById(first)).values()].map((row) => row.claimed_by)).not.toContain('late');
  },
);
