import type { Transaction } from 'kysely';
import { UNDO_MS, ownerBookingSchema, type CallRequest, type OwnerBooking } from '../../contract/owner-bookings.ts';
import { isApart } from '../../domain/booking/free-slots.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import { Refusal } from '../requests/refusal.ts';
import { listBlockedTimes } from '../store/leads/blocked-times.ts';
import { changeBooking, findBooking, insertBooking, lapseHolds, listStanding } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { acceptBooking } from './accept-booking.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { queueVisitorMail } from './booking-mails.ts';
import { newBooking } from './new-booking.ts';
import { cancelledBooking, pastBooking } from './change-booking.ts';
import { presentOwnerBooking } from './present-booking.ts';
import { untilSent } from '../requests/undo-window.ts';
import { keepTime } from './undo-change.ts';
import { tellOfBooking } from './booking-events.ts';
import { noteCallDeed } from './call-deeds.ts';
import { withdrawEvents } from '../store/stream/tell.ts';

type Tx = Transaction<Database>;

const DAY_MS = 86_400_000;

export const unknownCall = new Refusal({
  kind: 'unknown',
  title: 'No such call',
  detail: 'This call is not in the database any more.',
});

const taken = new Refusal({
  kind: 'conflict',
  title: 'This time is taken',
  detail: 'Another call overlaps it. Please choose another time, or move the other call first.',
});

const blockedTime = new Refusal({
  kind: 'conflict',
  title: 'This time is blocked',
  detail: 'Please remove the blocked time first, or choose another time.',
});

const notYetBegun = new Refusal({
  kind: 'conflict',
  title: 'This call has not begun',
  detail: 'Whether somebody comes can be noted once the call has begun.',
});

/** @throws Refusal where the owner cannot put a call there (SPEC 20) */
export async function requireUntaken(
  tx: Tx,
  { from, until, now, except }: { from: number; until: number; now: number; except: string },
): Promise<void> {
  if (from <= now) throw pastBooking;
  const others = await listStanding(tx, { from: from - DAY_MS, until, now, except });
  if (!isApart({ from, until }, others)) throw taken;
  const blocked = await listBlockedTimes(tx, { from, until, now });
  if (blocked.some(({ booking_id: id }) => id !== except)) throw blockedTime;
}

/** Books a call for the owner: with its lead and its delivery to the CRM, in no figure of the site; the visitor is invited if told to. */
export async function bookByHand(
  deps: BookingDeps,
  { lengthMinutes, tell, ...request }: CallRequest,
  { idempotent, by }: Pick<FormArrival, 'idempotent'> & { by: string | null },
): Promise<OwnerBooking> {
  const { store, clock, timeZone, publicUrl, links } = deps;
  const at = clock.now();
  const minutes = lengthMinutes ?? ownCalendar(deps).rules.lengthMinutes;
  const booking = newBooking({ ...request, timeZone }, { lengthMinutes: minutes, network: null, at, madeBy: 'owner' });
  const managePath = await links.manage(booking.id);
  return store.write((tx) =>
    answerOnce(tx, idempotent, ownerBookingSchema, async () => {
      await lapseHolds(tx, at);
      await requireUntaken(tx, { from: booking.starts_at, until: booking.ends_at, now: at, except: booking.id });
      const source = { sessionId: null, filtered: true, smsConsent: undefined };
      const moment = { at, timeZone, ownerEmail: null, isByHand: true, managePath, publicUrl, isMailed: tell };
      const stored = { ...booking, lead_id: await acceptBooking(tx, booking, source, moment) };
      await insertBooking(tx, stored);
      await noteCallDeed(tx, stored.id, { deed: 'booked', by, at });
      return presentOwnerBooking(stored, at);
    }),
  );
}

/**
 * Moves a call to any time that is not taken. For half a minute it can be undone: its old time is kept, and the mail to the visitor waits.
 * @throws Refusal if there is no such call, it is past or cancelled, or the time is taken or blocked
 */
export async function moveCall(
  { store, clock, links, publicUrl }: BookingDeps,
  id: string,
  { startsAt, tell, by }: { startsAt: number; tell: boolean; by: string | null },
): Promise<OwnerBooking> {
  const now = clock.now();
  const managePath = await links.manage(id);
  return store.write(async (tx) => {
    await lapseHolds(tx, now);
    const booking = await findBooking(tx, id);
    if (booking === null) throw unknownCall;
    if (booking.status !== 'booked' && booking.status !== 'held') throw cancelledBooking;
    if (booking.ends_at <= now) throw pastBooking;
    if (booking.starts_at === startsAt) return presentOwnerBooking(booking, now);
    const endsAt = startsAt + booking.ends_at - booking.starts_at;
    await requireUntaken(tx, { from: startsAt, until: endsAt, now, except: id });
    const moved = await changeBooking(tx, id, { starts_at: startsAt, ends_at: endsAt, changed_at: now });
    await noteCallDeed(tx, id, { deed: 'moved', by, at: now });
    await keepTime(tx, booking, { now, ms: UNDO_MS });
    await tellOfBooking(tx, moved, {
      what: 'moved',
      before: booking.starts_at,
      at: now,
      notBefore: untilSent(now),
    });
    // A visitor who did not confirm was never told that the session is booked.
    const about = { managePath, publicUrl, notBefore: untilSent(now) };
    if (tell && booking.status === 'booked') await queueVisitorMail(tx, moved, about);
    return presentOwnerBooking(moved, now);
  });
}

/** Notes that nobody came to a call, or takes the note back. */
export async function noteNoShow(
  { store, clock }: Pick<BookingDeps, 'store' | 'clock'>,
  id: string,
  { noShow: isNoShow, by }: { noShow: boolean; by: string | null },
): Promise<OwnerBooking> {
  const now = clock.now();
  return store.write(async (tx) => {
    const booking = await findBooking(tx, id);
    if (booking === null) throw unknownCall;
    if (booking.status !== 'booked') throw cancelledBooking;
    if (isNoShow && booking.starts_at > now) throw notYetBegun;
    const noted = await changeBooking(tx, id, { no_show_at: isNoShow ? now : null, changed_at: now });
    if (isNoShow !== (booking.no_show_at !== null))
      await noteCallDeed(tx, id, { deed: isNoShow ? 'no-show' : 'came', by, at: now });
    const { lead_id: itemId } = noted;
    if (isNoShow && booking.no_show_at === null)
      await tellOfBooking(tx, noted, { what: 'no_show', at: now, notBefore: untilSent(now) });
    if (!isNoShow && itemId !== null) await withdrawEvents(tx, { itemId, types: ['booking.no_show'], since: 0 });
    return presentOwnerBooking(noted, now);
  });
}
