import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

const columns = [
  'id',
  'kind',
  'lead_id',
  'order_id',
  'destination',
  'status',
  'attempts',
  'last_error',
  'created_at',
] as const;

/** Repeats the index's condition; otherwise neither engine uses the index. */
const counted = sql<boolean>`status in ('waiting', 'dead')`;

/** Those that were given up or held back, the newest first; and how many there are, up to `most`. */
export async function listGivenUp(db: Db, { limit, most }: { limit: number; most: number }) {
  const dead = db.selectFrom('deliveries').where('status', '=', 'dead');
  const some = dead.where(counted).select('id').limit(most);
  const [{ total }, deliveries] = await Promise.all([
    db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    dead.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
  ]);
  return { total, deliveries };
}

/** Those to these destinations that have failed and are tried again, the oldest first; of the oldest `most` that wait. */
export async function listFailing(
  db: Db,
  { destinations, limit, most }: { destinations: readonly string[]; limit: number; most: number },
) {
  if (destinations.length === 0) return { total: 0, deliveries: [] };
  const waiting = db
    .selectFrom('deliveries')
    .select([...columns, 'failures'])
    .where('status', '=', 'waiting')
    .where('destination', 'in', [...destinations])
    .limit(most)
    .as('waiting');
  const failing = db.selectFrom(waiting).where('failures', '>', 0);
  const [{ total }, deliveries] = await Promise.all([
    failing.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    failing.select(columns).orderBy('created_at').orderBy('id').limit(limit).execute(),
  ]);
  return { total, deliveries };
}
