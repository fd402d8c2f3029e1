import { createSigner } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';

const ORDER_SECRET = 'order-tokens';

/** The tokens that open orders: 256 bits each. A checkout always gets the same one. */
export interface OrderTokens {
  tokenOf(orderId: string): Promise<string>;
}

/** Makes tokens from a secret that all processes with this store share. */
export function createOrderTokens(store: Store): OrderTokens {
  const { sign } = createSigner(store, ORDER_SECRET);
  return { tokenOf: (orderId) => sign(`order:${orderId}`) };
}
