import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const IPV6_NETWORK_BITS = 56;

/** The network a client is in: over IPv4 the 256 addresses around its own, over IPv6 what one household or server has. */
export function clientNetwork(address: string): string {
  const own = normalizeIP(address, IPV6_NETWORK_BITS);
  return isIPv4(own) ? `${own.slice(0, own.lastIndexOf('.'))}.0/24` : `${own}/${IPV6_NETWORK_BITS}`;
}
