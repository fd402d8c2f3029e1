import { createHash, timingSafeEqual } from 'node:crypto';
import { findOrder, findOrderBySecret, type OrderRecord } from '../store/orders/orders.ts';
import type { Store } from '../store/engine/store.ts';

/** The form in which tokens, client secrets and checkout ids are stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in constant time. */
export function isHashOf(hash: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(Buffer.from(hash, 'base64url'), Buffer.from(hashOf(given), 'base64url'));
}

/** The order that a token opens. Null if the id is unknown or the token is another order's; the caller cannot tell which. */
export async function findOrderByToken(
  { db }: Pick<Store, 'db'>,
  id: string,
  token: unknown,
): Promise<OrderRecord | null> {
  const order = await findOrder(db, id);
  return order !== null && isHashOf(order.token_hash, token) ? order : null;
}

/** The order whose payment has this client secret, or null. The provider adds the secret to the address to which a buyer returns. */
export async function findOrderByClientSecret(
  { db }: Pick<Store, 'db'>,
  clientSecret: string,
): Promise<OrderRecord | null> {
  // The database compares hashes, so the time it takes does not show how near a guess is.
  return findOrderBySecret(db, hashOf(clientSecret));
}
