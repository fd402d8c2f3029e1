import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { sharedAddresses } from './proxy-trust.ts';

test.each([
  ['', '203.0.113.1', false],
  ['', '127.0.0.1', true],
  ['', '::1', true],
  ['false', '203.0.113.1', false],
  ['1', '203.0.113.1', true],
  ['true', '203.0.113.1', true],
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['10.0.0.0/8', '203.0.113.1', false],
  ['uniquelocal', '192.168.1.1', true],
  ['uniquelocal', '203.0.113.1', false],
])('with TRUST_PROXY=%s, whether many clients share %s: %s', (setting, address, shared) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting });
  expect(sharedAddresses(trustProxy)(address)).toBe(shared);
});
