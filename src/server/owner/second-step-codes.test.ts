import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { appCode, STEP_MS } from '../../../test-support/data/app-codes.ts';
import { addressOf, bareCode, newRecoveryCodes, newSecret, recoveryHashOf, stepOf } from './second-step-codes.ts';

/** The secret of RFC 6238, appendix B, and what it gives: the last six of the eight digits there. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const rfcCodes = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

test.each(rfcCodes)('at second %d the code is the one of RFC 6238', (seconds, code) => {
  expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  expect(appCode(RFC_SECRET, seconds * 1000)).toBe(code);
});

test('a clock may be thirty seconds ahead or behind, and no more', () => {
  const now = 1_234_567_890_000;
  const step = now / STEP_MS;
  const taken = [-2, -1, 0, 1, 2].map((off) => stepOf(RFC_SECRET, appCode(RFC_SECRET, now + off * STEP_MS), now));
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
});

test('what is no code of six digits is none', () => {
  for (const code of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢']) expect(stepOf(RFC_SECRET, code, 59_000)).toBeNull();
});

test('a secret has 160 random bits, and its address names the site and the account', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(one);
  const address = new URL(addressOf(one, 'nell@example.com'));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe(`/${site.brand}:nell@example.com`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: site.brand,
    secret: one,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('recovery codes are ten, all different, and read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  const [code = ''] = codes;
  expect(recoveryHashOf(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(recoveryHashOf(code));
  expect(bareCode(' 287 082\n')).toBe('287082');
});
