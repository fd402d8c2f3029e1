import { createSigner } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';

const ORDER_SECRET = 'order-tokens';

/** What opens an order: 256 bits that nobody can guess, the same however often its checkout asks. */
export interface OrderTokens {
  tokenOf(orderId: string): Promise<string>;
}

/** Tokens made with a secret that all processes over this store share. */
export function createOrderTokens(store: Store): OrderTokens {
  const { sign } = createSigner(store, ORDER_SECRET);
  return { tokenOf: (orderId) => sign(`order:${orderId}`) };
}
