import * as http from 'node:http';
import * as https from 'node:https';
import { createGuardedLookup, refuseLiteralAddress, type Resolve } from './guarded-lookup.ts';
import type { Outgoing, SendResult } from './send.ts';
import { signWebhook } from './sign-webhook.ts';
import { resultOfAnswer, resultOfError, type Answer } from './webhook-result.ts';

export const SEND_LIMIT_MS = 10_000;
const BODY_MAX_BYTES = 8192;

/** The body is JSON and sent byte for byte. */
export interface OutgoingMessage extends Outgoing {
  readonly url: string;
  /** Signs it; without it the sender's own secret does, and with null none. */
  readonly secret?: string | null;
}

/** Sends one message once. Never throws. */
export type Sender = (message: OutgoingMessage) => Promise<SendResult>;

/** The body's first kilobytes, or less if the rest does not come in time. The status alone decides the result. */
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
    // The connection ended or the time is over; what has arrived is enough.
  }
  return Buffer.concat(chunks).toString('utf8');
}

export interface SenderSettings {
  readonly secret: string | null;
  readonly allowPrivate: boolean;
  readonly limitMs?: number;
  /** How names are looked up. */
  readonly resolve?: Resolve;
}

/**
 * Sends webhooks as Standard Webhooks describes. Each attempt opens its own connection, because one kept open could be closed by the
 * receiver and count as a failure. An attempt ends within `limitMs`, from the look-up of the name to the last byte.
 */
export function createWebhookSender(settings: SenderSettings): Sender {
  const { secret: ownSecret, allowPrivate, limitMs = SEND_LIMIT_MS, resolve } = settings;
  const lookup = allowPrivate ? undefined : createGuardedLookup(resolve);

  function post({ id, url, body, at, secret = ownSecret }: OutgoingMessage): Promise<Answer> {
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
    // The first of these decides; what comes after an answer changes nothing.
    request.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      answer(readBeginning(response).then((beginning) => ({ status, headers, text: beginning })));
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection was closed without an answer')));
    request.end(body);
    return promise;
  }

  return async (message) => {
    try {
      return resultOfAnswer(await post(message));
    } catch (error) {
      return resultOfError(error, limitMs);
    }
  };
}
