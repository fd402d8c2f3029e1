import { randomUUID } from 'node:crypto';
import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import { writeCalendarFeed } from '../../domain/booking/calendar-file.ts';
import { createSigner } from '../store/access/signer.ts';
import { listWithin, type BookingRecord } from '../store/leads/bookings.ts';
import { readMarker, setMarker } from '../store/rebuild/markers.ts';
import type { BookingDeps } from './booking-deps.ts';
import { calendarEventOf } from './present-booking.ts';

const DAY_MS = 86_400_000;
const PAST_DAYS = 90;
const AHEAD_DAYS = 400;
const CALLS_MAX = 2000;
const FEED_SECRET = 'calendar-feed';
const MARKER = 'calendar_feed';
/** Stands in the marker once the link was taken back. */
const REVOKED = '';

/** The owner's calls as a calendar under a secret link, which is one at a time and can be taken back. */
export interface CalendarFeed {
  /** The link's path; null while there is none. */
  path(): Promise<string | null>;
  /** Makes a new link; the one before it is no longer known. */
  renew(): Promise<string | null>;
  revoke(): Promise<void>;
  /** The calendar; null for a link that is not known. */
  read(token: string): Promise<string | null>;
}

function feedEvent(booking: BookingRecord, publicUrl: string) {
  const { name, email, phone, notes } = booking;
  const url = `${publicUrl}/admin?tab=bookings&calls=day&call=${booking.id}`;
  return {
    ...calendarEventOf(booking, url),
    summary: `${name}, ${site.brand}`,
    description: [phone, email, notes, url].filter((line) => line !== '').join('\n'),
    ...(phone !== '' && { location: phone }),
  };
}

export function createCalendarFeed({
  store,
  clock,
  publicUrl,
}: Pick<BookingDeps, 'store' | 'clock' | 'publicUrl'>): CalendarFeed {
  const signer = createSigner(store, FEED_SECRET);
  const current = async () => (await readMarker(store.db, MARKER)) ?? REVOKED;
  const set = (value: string) => store.write((tx) => setMarker(tx, MARKER, value));
  async function path(): Promise<string | null> {
    const nonce = await current();
    return nonce === REVOKED ? null : apiPaths.calendarFeed.replace(':token', await signer.sign(nonce));
  }
  return {
    path,
    async renew() {
      await set(randomUUID());
      return path();
    },
    async revoke() {
      await set(REVOKED);
    },
    async read(token) {
      const nonce = await current();
      if (nonce === REVOKED || !(await signer.verify(nonce, token))) return null;
      const now = clock.now();
      const span = { from: now - PAST_DAYS * DAY_MS, until: now + AHEAD_DAYS * DAY_MS, limit: CALLS_MAX };
      const calls = await listWithin(store.db, span);
      const booked = calls.filter(({ status }) => status === 'booked');
      return writeCalendarFeed(
        `${site.brand}: calls`,
        booked.map((booking) => feedEvent(booking, publicUrl)),
      );
    },
  };
}
