import { createHmac } from 'node:crypto';
import type { StandInEvent } from './objects.ts';

/** One delivery of an event as it goes over the wire. */
export interface SignedEvent {
  /** The exact text that is signed. */
  readonly payload: string;
  readonly headers: { readonly 'content-type': 'application/json'; readonly 'stripe-signature': string };
}

/** Signs as Stripe does: `t=` the second, `v1=` the HMAC-SHA256 of `t.payload`, and a `v0` of no meaning. */
export function signEvent(event: object, secret: string, atMs: number): SignedEvent {
  const payload = JSON.stringify(event, null, 2);
  const seconds = Math.floor(atMs / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${mac},v0=${'0'.repeat(mac.length)}`,
    },
  };
}

/** Sends the event to a webhook endpoint over HTTP, as often as it takes, but at most `tries` times; the last status, or null. */
export async function postEvent(
  event: StandInEvent,
  { url, secret, tries = 3 }: { url: string; secret: string; tries?: number },
): Promise<number | null> {
  const { payload, headers } = signEvent(event, secret, Date.now());
  let status: number | null = null;
  for (let made = 0; made < tries; made += 1) {
    try {
      const answer = await fetch(url, { method: 'POST', headers, body: payload });
      await answer.arrayBuffer();
      status = answer.status;
      if (answer.ok) return status;
    } catch {
      status = null;
    }
  }
  return status;
}
