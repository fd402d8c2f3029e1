import { createHmac } from 'node:crypto';
import { cachedSecret } from '../store/access/secrets.ts';
import type { Store } from '../store/engine/store.ts';

const KEY_LENGTH = 12;

/** Names a client in the database: always alike, in every process, and not to be led back to its address. */
export type ClientKey = (client: string) => Promise<string>;

/** `purpose` keeps apart what is counted for different things. */
export function createClientKey(store: Store, purpose: string): ClientKey {
  const secret = cachedSecret(store, purpose);
  return async (client) =>
    createHmac('sha256', await secret())
      .update(client)
      .digest('base64url')
      .slice(0, KEY_LENGTH);
}
