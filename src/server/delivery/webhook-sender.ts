import type { Resolve } from './guarded-lookup.ts';
import type { Outgoing, SendResult } from './send.ts';
import { createRequestSender, type SendRequest } from './send-request.ts';
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

export interface SenderSettings {
  readonly secret: string | null;
  readonly allowPrivate: boolean;
  readonly limitMs?: number;
  /** How names are looked up. */
  readonly resolve?: Resolve;
  /** How one request is sent; without it over the network. */
  readonly request?: SendRequest;
}

/** Sends webhooks as Standard Webhooks describes. An attempt ends within `limitMs`, from the look-up of the name to the last byte. */
export function createWebhookSender(settings: SenderSettings): Sender {
  const { secret: ownSecret, allowPrivate, limitMs = SEND_LIMIT_MS, resolve } = settings;
  const { request: send = createRequestSender({ allowPrivate, limitMs, resolve, answerMaxBytes: BODY_MAX_BYTES }) } =
    settings;

  async function post({ id, url, body, at, secret = ownSecret }: OutgoingMessage): Promise<Answer> {
    const timestamp = String(Math.floor(at / 1000));
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      ...(secret !== null && { 'webhook-signature': signWebhook(secret, { id, timestamp, body }) }),
    };
    return send({ method: 'POST', url: new URL(url), headers, body });
  }

  return async (message) => {
    try {
      return resultOfAnswer(await post(message));
    } catch (error) {
      return resultOfError(error, limitMs);
    }
  };
}
