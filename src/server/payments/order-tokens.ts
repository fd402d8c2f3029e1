import { createSigner } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';

const ORDER_SECRET = 'order-tokens';

/** The tokens that open orders: 256 bits each, the same however often the checkout asks. */
export interface OrderTokens {
  tokenOf(orderId: string): Promise<string>;
}

/** Tokens made with a secret that all processes over this store share. */
export function createOrderTokens(store: Store): OrderTokens {
  const { sign } = createSigner(store, ORDER_SECRET);
  return { tokenOf: (orderId) => sign(`order:${orderId}`) };
}
