import type { IncomingHttpHeaders } from 'node:http';
import { connectionFailure, type ConnectionFailure } from '../network/connection-failure.ts';
import { quoteAnswer } from './quote-answer.ts';
import type { FailureSubject, SendResult } from './send.ts';

const GONE = 410;
/** The receiver refuses this payload, and may accept the next one. */
const REFUSED: ReadonlySet<number> = new Set([400, 409, 413, 422]);

/** What a receiver answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The beginning of the body. */
  readonly text: string;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function subjectOf(status: number): FailureSubject {
  if (status === GONE) return 'gone';
  return REFUSED.has(status) ? 'delivery' : 'destination';
}

/** The result of an attempt that was answered: a 2xx is a success, a redirect is not followed. */
export function resultOfAnswer({ status, headers, text }: Answer): SendResult {
  const retryAfter = headers['retry-after'] ?? null;
  if (status >= 200 && status < 300) return { status, retryAfter, error: null };
  const refused = { status, retryAfter, concerns: subjectOf(status) };
  if (isRedirect(status))
    return {
      ...refused,
      error: `Answered ${status}, a redirect; redirects are not followed, please set the final address`,
      answer: quoteAnswer(`Location: ${headers.location ?? 'none'}`),
    };
  return { ...refused, error: `Answered ${status}`, answer: quoteAnswer(text) };
}

/** Why there is no connection, for an owner who reads it in the desk. */
const failures: Readonly<Record<ConnectionFailure, string>> = {
  'unknown-signer': 'The certificate of this address is signed by nobody that is known here',
  'other-name': 'The certificate of this address is for another name',
  expired: 'The certificate of this address has expired',
  'no-tls': 'This address does not speak https; perhaps it begins with http://',
  refused: 'Nothing takes connections at this address',
  'unknown-name': 'The name in this address is not known',
  'cut-off': 'The connection was cut off',
  unreachable: 'This address cannot be reached from here',
};

function describeError(error: Error, limitMs: number): string {
  if (error.name === 'AbortError') return `No answer within ${limitMs / 1000} seconds`;
  const code = 'code' in error ? String(error.code) : '';
  const failure = connectionFailure(code);
  if (failure !== null) return `${failures[failure]} (${code})`;
  return error.message || code || error.name;
}

/** The result of an attempt without an answer. */
export function resultOfError(error: unknown, limitMs: number): SendResult {
  const known = error instanceof Error ? error : new Error(String(error));
  return { status: null, retryAfter: null, error: describeError(known, limitMs) };
}
