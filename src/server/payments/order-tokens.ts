import { createHmac } from 'node:crypto';
import { cachedSecret } from '../store/access/secrets.ts';
import type { Store } from '../store/engine/store.ts';

const ORDER_SECRET = 'order-tokens';

/** What opens an order: 256 bits that nobody can guess, the same however often its checkout asks. */
export interface OrderTokens {
  tokenOf(orderId: string): Promise<string>;
}

/** Tokens made with a secret that all processes over this store share. */
export function createOrderTokens(store: Store): OrderTokens {
  const secret = cachedSecret(store, ORDER_SECRET);
  return {
    async tokenOf(orderId) {
      return createHmac('sha256', await secret())
        .update(`order:${orderId}`)
        .digest('base64url');
    },
  };
}
