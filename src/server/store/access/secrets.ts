import { randomBytes } from 'node:crypto';
import type { Store } from '../engine/store.ts';

export const OWNER_SESSION_SECRET = 'owner-session';
const SECRET_BYTES = 32;

/** A random value that every process over this database shares; the first to ask makes it. */
export async function sharedSecret(store: Store, name: string): Promise<string> {
  return store.write(async (tx) => {
    const value = randomBytes(SECRET_BYTES).toString('base64url');
    await tx
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await tx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return row.value;
  });
}

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
