import * as http from 'node:http';
import * as https from 'node:https';
import { createGuardedLookup, refuseLiteralAddress, type Resolve } from './guarded-lookup.ts';
import type { Answer } from './webhook-result.ts';

export interface RequestSettings {
  readonly allowPrivate: boolean;
  /** From the look-up of the name to the last byte. */
  readonly limitMs: number;
  /** So much of an answer's body is read. */
  readonly answerMaxBytes: number;
  /** How names are looked up. */
  readonly resolve?: Resolve | undefined;
}

export interface RequestToSend {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A string is JSON; null for a request without a body. */
  readonly body: string | Uint8Array | null;
}

/** Sends one request once. @throws where there is no answer in time, or the address is private */
export type SendRequest = (request: RequestToSend) => Promise<Answer>;

/** The body's beginning, or less if the rest does not come in time. The status alone decides the result. */
async function readBeginning(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // The connection ended or the time is over; what has arrived is enough.
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Sends requests to public addresses only, unless private ones are allowed. Each opens its own connection, because one kept open could be closed by
 * the receiver and count as a failure.
 */
export function createRequestSender(settings: RequestSettings): SendRequest {
  const { allowPrivate, limitMs, answerMaxBytes, resolve } = settings;
  const lookup = allowPrivate ? undefined : createGuardedLookup(resolve);
  return async ({ method, url, headers, body }) => {
    if (!allowPrivate) refuseLiteralAddress(url);
    const { promise, resolve: answer, reject } = Promise.withResolvers<Answer>();
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(limitMs),
      ...(lookup && { lookup }),
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
        'user-agent': 'Foyer',
        ...headers,
      },
    });
    // The first of these decides; what comes after an answer changes nothing.
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      answer(readBeginning(response, answerMaxBytes).then((beginning) => ({ status, headers: sent, text: beginning })));
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection was closed without an answer')));
    request.end(body ?? undefined);
    return promise;
  };
}
