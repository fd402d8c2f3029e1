import { createSigner } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';

const BOOKING_SECRET = 'booking-links';

/** A booking, and the token from its link that allows its holder to change it. */
export interface BookingAccess {
  readonly id: string;
  readonly token: unknown;
}

/** What the query of a booking's link names, `?booking=id.token`; empty where it names nothing. */
export function accessIn(url: string): BookingAccess {
  const named = new URLSearchParams(url.split('?', 2)[1]).get('booking') ?? '';
  const [id = '', token = ''] = named.split('.', 2);
  return { id, token };
}

/** The links by which a visitor changes a booking without a password. */
export interface BookingLinks {
  /** The path of the page on which the booking is moved or cancelled. */
  manage(id: string): Promise<string>;
  /** Whether a token is the booking's own. */
  verify(id: string, token: unknown): Promise<boolean>;
}

/** Links signed with a secret that all processes over this store share. */
export function createBookingLinks(store: Store): BookingLinks {
  const signer = createSigner(store, BOOKING_SECRET);
  return {
    async manage(id) {
      return `/book?booking=${id}.${await signer.sign(`booking:${id}`)}`;
    },
    async verify(id, token) {
      return typeof token === 'string' && signer.verify(`booking:${id}`, token);
    },
  };
}
