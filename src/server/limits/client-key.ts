import { createSigner } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';

const KEY_LENGTH = 12;

/** Makes the key under which the database stores a client: the same in every process, and not reversible to its address. */
export type ClientKey = (client: string) => Promise<string>;

/** `purpose` keeps apart what is counted for different things. */
export function createClientKey(store: Store, purpose: string): ClientKey {
  const { sign } = createSigner(store, purpose);
  return async (client) => (await sign(client)).slice(0, KEY_LENGTH);
}
