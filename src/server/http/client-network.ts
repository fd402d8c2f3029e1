import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A provider gives one household or one server a network of about this size. */
export const IPV6_NETWORK_BITS = 56;

/** Who counts as one client: an address, over IPv6 the network around it. */
export function clientOf(address: string): string {
  return normalizeIP(address, IPV6_NETWORK_BITS);
}

/** The network a client is in: over IPv4 the 256 addresses around its own. */
export function clientNetwork(address: string): string {
  const own = clientOf(address);
  return isIPv4(own) ? `${own.slice(0, own.lastIndexOf('.'))}.0/24` : `${own}/${IPV6_NETWORK_BITS}`;
}
