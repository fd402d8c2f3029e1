import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1100::1', '2001:db8:0:1100::/56'],
  ['2001:db8:0:11ff:1:2:3:4', '2001:db8:0:1100::/56'],
])('%s is in %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
