import type { Transaction } from 'kysely';
import { apiPaths } from '../../contract/paths.ts';
import { createSigner, signIn } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';
import type { Database } from '../store/schema/schema.ts';

const SECRET = 'mail-stops';
const KIND = 'texts';
const signed = (itemId: string) => `texts:${itemId}`;

/** The path under which whoever left this ends what they agreed to. It names nobody, and stays the same. */
export async function consentPath(tx: Transaction<Database>, itemId: string): Promise<string> {
  const signature = await signIn(tx, SECRET, signed(itemId));
  return apiPaths.mailStop.replace(':token', `${KIND}.${itemId}.${signature}`);
}

/** Reads a link's token: what it was given out for; null for any other. */
export function createConsentReader(store: Store): (token: string) => Promise<string | null> {
  const signer = createSigner(store, SECRET);
  return async (token) => {
    const [kind, itemId = '', signature = ''] = token.split('.', 3);
    return kind === KIND && (await signer.verify(signed(itemId), signature)) ? itemId : null;
  };
}
