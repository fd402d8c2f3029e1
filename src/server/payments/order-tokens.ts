import { createHmac } from 'node:crypto';
import { sharedSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

const ORDER_SECRET = 'order-tokens';

/** What opens an order: 256 bits that nobody can guess, the same however often its checkout asks. */
export interface OrderTokens {
  tokenOf(orderId: string): Promise<string>;
}

/** Tokens made with a secret that all processes over this store share; it is read when the first is needed. */
export function createOrderTokens(store: Store): OrderTokens {
  let asked: Promise<string> | null = null;
  return {
    async tokenOf(orderId) {
      asked ??= sharedSecret(store, ORDER_SECRET).catch((error: unknown) => {
        asked = null;
        throw error;
      });
      return createHmac('sha256', await asked)
        .update(`order:${orderId}`)
        .digest('base64url');
    },
  };
}
