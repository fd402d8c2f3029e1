import { createHmac, timingSafeEqual } from 'node:crypto';
import { cachedSecret } from '../store/access/secrets.ts';
import type { Store } from '../store/engine/store.ts';

const BOOKING_SECRET = 'booking-links';

/** What lets whoever holds a booking's link change it, without a password. */
export interface BookingLinks {
  /** The path of the page on which the booking is moved or cancelled. */
  manage(id: string): Promise<string>;
  /** Whether a token is the booking's own. */
  verify(id: string, token: unknown): Promise<boolean>;
}

/** Links signed with a secret that all processes over this store share. */
export function createBookingLinks(store: Store): BookingLinks {
  const secret = cachedSecret(store, BOOKING_SECRET);

  async function sign(id: string): Promise<Buffer> {
    return createHmac('sha256', await secret())
      .update(`booking:${id}`)
      .digest();
  }

  return {
    async manage(id) {
      return `/book?booking=${id}.${(await sign(id)).toString('base64url')}`;
    },
    async verify(id, token) {
      if (typeof token !== 'string') return false;
      const given = Buffer.from(token, 'base64url');
      const own = await sign(id);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
