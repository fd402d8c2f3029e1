import type { PushSubscriptionSent } from '../../../../contract/owner-push.ts';
import { DESK_PATH, PUSH_WORKER_PATH } from '../../../../contract/paths.ts';
import { NOT_ALLOWED, NOT_SUBSCRIBED, type PushWorld } from './may-be-told.ts';

/** What this browser says of itself. */
export function readWorld(): PushWorld {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return {
    isSecure: window.isSecureContext,
    hasPush,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    permission: hasPush ? Notification.permission : undefined,
  };
}

async function findSubscription(): Promise<PushSubscription | null> {
  const { isSecure, hasPush } = readWorld();
  if (!isSecure || !hasPush) return null;
  const registration = await navigator.serviceWorker.getRegistration(DESK_PATH);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const asBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The id by which the server knows this browser; null where it is subscribed to nothing. */
export async function findThisDevice(): Promise<string | null> {
  const subscription = await findSubscription();
  if (subscription === null) return null;
  return asBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
}

/** Why this browser is not subscribed; its message can be shown. */
export class NotSubscribed extends Error {
  override readonly name = 'NotSubscribed';
}

/**
 * Asks whether notifications may be shown, and subscribes with the server's key. To be called by a press, or browsers do not ask.
 * @throws NotSubscribed
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionSent> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed(NOT_ALLOWED);
  try {
    const { endpoint, keys } = (await subscribeAs(publicKey)).toJSON();
    return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  } catch (error) {
    throw new NotSubscribed(NOT_SUBSCRIBED, { cause: error });
  }
}

async function subscribeAs(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(PUSH_WORKER_PATH, { scope: DESK_PATH, updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const key = before?.options.applicationServerKey;
  // A database that was restored may have another key, and a browser subscribes with one alone.
  if (before && (!key || asBase64Url(key) !== publicKey)) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Nothing that was sent to this browser before arrives any more. */
export async function unsubscribeHere(): Promise<void> {
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // The server tells it nothing any more in any case.
  }
}
