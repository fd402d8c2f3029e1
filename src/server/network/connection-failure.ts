/** Why a connection to a service outside does not come about, as far as an operator can tell it apart. */
export type ConnectionFailure =
  'unknown-signer' | 'other-name' | 'expired' | 'no-tls' | 'refused' | 'unknown-name' | 'cut-off' | 'unreachable';

/** By the codes of the system and of Node's TLS. */
const byCode: readonly (readonly [code: RegExp, failure: ConnectionFailure])[] = [
  [/^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/, 'unknown-signer'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'other-name'],
  [/^CERT_\w+$/, 'expired'],
  [/^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/, 'no-tls'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'unknown-name'],
  [/^(ECONNRESET|EPIPE)$/, 'cut-off'],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, 'unreachable'],
];

/** Null for a code that says none of these. */
export function connectionFailure(code: string): ConnectionFailure | null {
  return byCode.find(([one]) => one.test(code))?.[1] ?? null;
}
