import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../engine/store.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { cachedSecret, secretIn } from './secrets.ts';

/** Signs texts with a secret that all processes over one store share, so that each knows what another signed. */
export interface Signer {
  /** 256 bits in base64url. */
  sign(text: string): Promise<string>;
  /** Whether this is the signature of the text; in constant time. */
  verify(text: string, signature: string): Promise<boolean>;
}

/** Signs within a unit, with the same secret. */
export async function signIn(tx: Transaction<Database>, secretName: string, text: string): Promise<string> {
  return createHmac('sha256', await secretIn(tx, secretName))
    .update(text)
    .digest('base64url');
}

/** Each `secretName` has a secret of its own. */
export function createSigner(store: Store, secretName: string): Signer {
  const secret = cachedSecret(store, secretName);
  const digest = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest();
  return {
    sign: async (text) => (await digest(text)).toString('base64url'),
    async verify(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const own = await digest(text);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
