import { BlockList, isIP } from 'node:net';

/** What belongs to a machine, a local network, documentation or no single receiver (IANA special-purpose registries). */
const ipv4Ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within global unicast: Teredo and other protocols, documentation, 6to4. They can lead to a private IPv4 address. */
const ipv6Ranges = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of ipv4Ranges) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of ipv6Ranges) special.addSubnet(network, prefix, 'ipv6');

/** Everything else is loopback, link-local, unique local, multicast, IPv4-mapped, NAT64 or unassigned. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one that anybody on the internet can reach. Anything that is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  const bare = address.split('%', 1)[0] ?? '';
  const version = isIP(bare);
  if (version === 4) return !special.check(bare, 'ipv4');
  return version === 6 && globalUnicast.check(bare, 'ipv6') && !special.check(bare, 'ipv6');
}
