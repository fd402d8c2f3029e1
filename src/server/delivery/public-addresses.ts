import { BlockList, isIPv4 } from 'node:net';

const IPV6 = 'ipv6';

/** Addresses of the machine itself, of local networks, of documentation and of many receivers (IANA special-purpose registries). */
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
for (const [network, prefix] of ipv6Ranges) special.addSubnet(network, prefix, IPV6);

/** Everything else is loopback, link-local, unique local, multicast, IPv4-mapped, NAT64 or unassigned. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, IPV6);

/** Whether a text is an IP address that anybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, IPV6) && !special.check(address, IPV6);
}
