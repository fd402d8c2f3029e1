import type { Transaction } from 'kysely';
import { DEMO_IDS } from '../engine/demo-mark.ts';
import { deleteSetAside } from '../leads/set-aside.ts';
import type { Database } from '../schema/schema.ts';
import { demoAddresses } from './find-demo.ts';

/** Takes away what was set aside of the demonstration; how many there were. */
export async function dropSuspects(tx: Transaction<Database>, most: number): Promise<number> {
  const rows = await tx
    .selectFrom('set_aside')
    .select('id')
    .where((row) => row.or([row('id', 'like', DEMO_IDS), row('email', 'like', demoAddresses)]))
    .limit(most)
    .execute();
  await deleteSetAside(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
