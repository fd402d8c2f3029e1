import { createHmac } from 'node:crypto';
import { clientNetwork } from '../http/client-network.ts';
import { keptSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

const NETWORKS_SECRET = 'booking-networks';
const KEY_LENGTH = 12;

/** What a network is known by in the database of bookings: the same for all its addresses, and not to be led back to them. */
export function createNetworkKey(store: Store): (address: string) => Promise<string> {
  const secret = keptSecret(store, NETWORKS_SECRET);
  return async (address) =>
    createHmac('sha256', await secret())
      .update(clientNetwork(address))
      .digest('base64url')
      .slice(0, KEY_LENGTH);
}
