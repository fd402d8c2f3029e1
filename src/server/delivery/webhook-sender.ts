import * as http from 'node:http';
import * as https from 'node:https';
import { createGuardedLookup, refuseLiteralAddress, type Resolve } from './guarded-lookup.ts';
import { quoteAnswer } from './quote-answer.ts';
import type { FailureSubject, Outgoing, SendResult } from './send.ts';
import { signWebhook } from './sign-webhook.ts';

export const SEND_LIMIT_MS = 10_000;
const BODY_MAX_BYTES = 8192;
const GONE = 410;
/** What a receiver answers where it does not take this payload, and may take the next. */
const REFUSED: ReadonlySet<number> = new Set([400, 409, 413, 422]);

/** The body is JSON and sent byte for byte. */
export interface OutgoingMessage extends Outgoing {
  readonly url: string;
}

/** Sends one message once. Never throws. */
export type Sender = (message: OutgoingMessage) => Promise<SendResult>;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Its beginning. */
  readonly text: string;
}

/** Some of the body: as much as comes in time, and no more than a few kilobytes. The status has decided already. */
async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= BODY_MAX_BYTES) break;
    }
  } catch {
    // Cut off or too slow; what came is enough.
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function subjectOf(status: number): FailureSubject {
  if (status === GONE) return 'gone';
  return REFUSED.has(status) ? 'delivery' : 'destination';
}

function describeAnswer({ status, headers, text }: Answer): SendResult {
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

function describeFailure(error: unknown, limitMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `No answer within ${limitMs / 1000} seconds`;
  // A connection refused at every address of a name has a code but no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

export interface SenderSettings {
  readonly secret: string | null;
  readonly allowPrivate: boolean;
  readonly limitMs?: number;
  /** How names are looked up. */
  readonly resolve?: Resolve;
}

/**
 * Sends webhooks as Standard Webhooks describes. Each attempt has a connection of its own, so that one which the receiver closed
 * meanwhile never counts as a failure, and ends within `limitMs`, from the look-up of the name to the last byte.
 */
export function createWebhookSender(settings: SenderSettings): Sender {
  const { secret, allowPrivate, limitMs = SEND_LIMIT_MS, resolve } = settings;
  const lookup = allowPrivate ? undefined : createGuardedLookup(resolve);

  function post({ id, url, body, at }: OutgoingMessage): Promise<Answer> {
    const target = new URL(url);
    if (!allowPrivate) refuseLiteralAddress(target);
    const timestamp = String(Math.floor(at / 1000));
    const { promise, resolve: answer, reject } = Promise.withResolvers<Answer>();
    const request = (target.protocol === 'https:' ? https : http).request(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(limitMs),
      ...(lookup && { lookup }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Foyer',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        ...(secret !== null && { 'webhook-signature': signWebhook(secret, { id, timestamp, body }) }),
      },
    });
    let hasAnswer = false;
    request.on('response', (response) => {
      hasAnswer = true;
      const { statusCode: status = 0, headers } = response;
      const text = readBeginning(response).finally(() => request.destroy());
      answer(text.then((beginning) => ({ status, headers, text: beginning })));
    });
    request.on('error', (error) => {
      if (!hasAnswer) reject(error);
    });
    request.on('close', () => {
      if (!hasAnswer) reject(new Error('The connection was closed without an answer'));
    });
    request.end(body);
    return promise;
  }

  return async (message) => {
    try {
      return describeAnswer(await post(message));
    } catch (error) {
      return { status: null, retryAfter: null, error: describeFailure(error, limitMs) };
    }
  };
}
