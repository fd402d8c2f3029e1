import { expect, test } from 'vitest';
import { connectionFailure } from './connection-failure.ts';

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'unknown-signer'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'unknown-signer'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown-signer'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unknown-signer'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'other-name'],
  ['CERT_HAS_EXPIRED', 'expired'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'no-tls'],
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'unknown-name'],
  ['ECONNRESET', 'cut-off'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENOENT', null],
  ['', null],
])('%s is %s', (code, failure) => {
  expect(connectionFailure(code)).toBe(failure);
});
