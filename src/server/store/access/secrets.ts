import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';

export const OWNER_SESSION_SECRET = 'owner-session';
const SECRET_BYTES = 32;

/** A random value that every process over this database shares; the first to ask makes it. */
export async function secretIn(tx: Transaction<Database>, name: string): Promise<string> {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  await tx
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await tx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}

/** The same, in a unit of its own. */
export const sharedSecret = (store: Store, name: string): Promise<string> => store.write((tx) => secretIn(tx, name));

/** The same, read when it is first needed and then kept; a read that fails is made again by the next. */
export function cachedSecret(store: Store, name: string): () => Promise<string> {
  let asked: Promise<string> | null = null;
  return async () => {
    asked ??= sharedSecret(store, name).catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
