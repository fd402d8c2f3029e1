import { createHash, timingSafeEqual } from 'node:crypto';
import { findOrder, findOrderBySecret, type OrderRecord } from '../store/orders/orders.ts';
import type { Store } from '../store/engine/store.ts';

/** The form in which tokens, client secrets and checkout ids are stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** In constant time. */
export function isHashOf(hash: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(Buffer.from(hash, 'base64url'), Buffer.from(hashOf(given), 'base64url'));
}

/** The order that a token opens; null alike for an id that is unknown and for a token that is not its own. */
export async function findOrderByToken(
  { db }: Pick<Store, 'db'>,
  id: string,
  token: unknown,
): Promise<OrderRecord | null> {
  const order = await findOrder(db, id);
  return order !== null && isHashOf(order.token_hash, token) ? order : null;
}

/** The order whose payment has this client secret, which the provider puts on the address that a buyer returns to; null where there is none. */
export async function findOrderByClientSecret(
  { db }: Pick<Store, 'db'>,
  clientSecret: string,
): Promise<OrderRecord | null> {
  // What is looked up, and so compared byte by byte, is the hash, which tells nothing of how near a guess is.
  return findOrderBySecret(db, hashOf(clientSecret));
}
