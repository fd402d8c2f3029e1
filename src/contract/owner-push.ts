import { z } from 'zod';
import { boundedText } from './limits.ts';
import { RESTORE_MS } from './event-destinations.ts';

/** How many devices one person can have told. */
export const PUSH_DEVICES_MAX = 10;
/** How long a device that was removed can be brought back. */
export const PUSH_RESTORE_MS = RESTORE_MS;

const P256DH_BYTES = 65;
const AUTH_BYTES = 16;
const base64url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3);
  return boundedText(letters + 3).pipe(
    z.string().regex(new RegExp(String.raw`^[\w-]{${letters}}={0,2}$`), 'This is no key of a push subscription'),
  );
};

/** What a browser says of its push subscription (`PushSubscription.toJSON`). */
export const pushSubscriptionSchema = z.object({
  endpoint: boundedText(1000).pipe(z.url({ protocol: /^https$/, error: 'Please send an https address' })),
  keys: z.object({ p256dh: base64url(P256DH_BYTES), auth: base64url(AUTH_BYTES) }),
});

/** One browser that is told. Times are ISO 8601 in UTC; owners see everybody's, others their own. */
export const pushDeviceSchema = z.object({
  /** SHA-256 of its endpoint in base64url, by which a browser finds its own. */
  id: z.string(),
  /** Whose it is; null for the owner of OWNER_PASSWORD. */
  name: z.string().nullable(),
  /** Whether it belongs to whoever asks. */
  own: z.boolean(),
  /** `Firefox on Windows`. */
  browser: z.string(),
  since: z.string(),
  lastToldAt: z.string().nullable(),
  /** Why it could not be told since, and when that was; null where nothing failed. */
  trouble: z.object({ at: z.string(), error: z.string() }).nullable(),
});
export const pushDevicesSchema = z.object({
  /** The server's public key, which browsers subscribe with (VAPID, RFC 8292), in base64url. */
  publicKey: z.string(),
  devices: z.array(pushDeviceSchema),
});
export const pushDeviceMadeSchema = z.object({ id: z.string() });

/** What came of a test: whether the push service took it, and what it answered or why there was no answer. */
export const pushTestSchema = z.object({
  taken: z.boolean(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** The push service knows this device no more, and it was taken off the list. */
  gone: z.boolean(),
});

/** What the service worker shows. Paths are within the desk. */
export const pushNewsSchema = z.object({
  /** The same for the same news, so that what arrives twice is shown once. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** Where a press leads. */
  path: z.string(),
  /** Where _Call_ leads; null where nobody can be called. */
  callPath: z.string().nullable(),
});

export type PushSubscriptionSent = z.infer<typeof pushSubscriptionSchema>;
export type PushDevice = z.infer<typeof pushDeviceSchema>;
export type PushNews = z.infer<typeof pushNewsSchema>;
