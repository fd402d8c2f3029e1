import type { PushNews } from '../../contract/owner-push.ts';
import type { Config } from '../config/config.ts';
import { createRequestSender, type RequestSettings } from '../delivery/send-request.ts';
import { readRetryAfter } from '../delivery/retry-policy.ts';
import type { SendResult } from '../delivery/send.ts';
import { resultOfAnswer, resultOfError } from '../delivery/webhook-result.ts';
import { dropPushDevice, notePush, type PushDeviceRecord } from '../store/access/push-devices.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import type { PushKeys } from './push-keys.ts';

export const PUSH_LIMIT_MS = 10_000;
/** So much of a push service's answer is kept. */
const ANSWER_MAX_BYTES = 8192;
/** How long a push service keeps what it cannot hand over, such as to a phone that is off. */
export const PUSH_TTL_SECONDS = 24 * 60 * 60;

/** The push service knows the device no more. */
const GONE: ReadonlySet<number | null> = new Set([404, 410]);
const BUSY = 429;
/** For a service that is busy and does not say how long. */
const BUSY_MS = 60_000;

export interface PushDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly keys: () => Promise<PushKeys>;
  readonly config: Pick<Config, 'ownerEmail' | 'publicUrl' | 'allowPrivateWebhooks'>;
  readonly limitMs?: number;
  /** How names are looked up. */
  readonly resolve?: RequestSettings['resolve'];
}

/** Shows news on one device; never throws. What came of it is noted beside the device; one that is gone is forgotten. */
export type PushTo = (device: PushDeviceRecord, news: PushNews) => Promise<SendResult & { readonly isGone: boolean }>;

/** Whom a push service can ask about what it gets. */
const contactOf = ({ ownerEmail, publicUrl }: PushDeps['config']) =>
  ownerEmail === null ? publicUrl : `mailto:${ownerEmail}`;

/** Sends news encrypted (RFC 8291) and signed by the server's key (RFC 8292), so that the push service can read none of it. */
export function createPushTo({ store, clock, keys, config, limitMs = PUSH_LIMIT_MS, resolve }: PushDeps): PushTo {
  const allowPrivate = config.allowPrivateWebhooks;
  const send = createRequestSender({ allowPrivate, limitMs, answerMaxBytes: ANSWER_MAX_BYTES, resolve });

  async function deliver({ endpoint, p256dh, auth }: PushDeviceRecord, news: PushNews): Promise<SendResult> {
    const { buildPushPayload } = await import('@block65/webcrypto-web-push');
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const message = { data: JSON.stringify(news), options: { ttl: PUSH_TTL_SECONDS, urgency: 'high' as const } };
    const sealed = await buildPushPayload(message, subscription, { ...(await keys()), subject: contactOf(config) });
    return resultOfAnswer(
      await send({ method: 'POST', url: new URL(endpoint), headers: sealed.headers, body: sealed.body }),
    );
  }

  async function note(id: string, { error, status, retryAfter }: SendResult): Promise<void> {
    const at = clock.now();
    const waitUntil = status === BUSY ? at + (readRetryAfter(retryAfter, at) || BUSY_MS) : null;
    await store.write((tx) => (GONE.has(status) ? dropPushDevice(tx, id) : notePush(tx, id, { at, error, waitUntil })));
  }

  return async (device, news) => {
    const result = await deliver(device, news).catch((error: unknown) => resultOfError(error, limitMs));
    // Another device's push may well be taken.
    const own = { ...result, concerns: 'delivery' as const, isGone: GONE.has(result.status) };
    try {
      await note(device.id, result);
      return own;
    } catch {
      // What came of it is told all the same.
      return own;
    }
  };
}
