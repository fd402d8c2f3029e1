import type { Transaction } from 'kysely';
import { bookingMadeSchema, type Booking, type HeldBooking } from '../../contract/booking-answers.ts';
import type { BookingRequest } from '../../contract/booking.ts';
import { bookingCaps } from '../../domain/booking/booking-caps.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import { queueOwnerAlert } from '../outbox/queue-mail.ts';
import { insertBooking, lapseHolds, type BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { admitBooker } from './admit-booker.ts';
import { setBookingAside } from './aside-booking.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { bookingFacts, queueConfirmationRequest } from './booking-mails.ts';
import { requireFree } from './free-times.ts';
import { BOOKED_MAX_AGE_MS } from './own-busy/busy-calendar.ts';
import { newBooking } from './new-booking.ts';
import { pendingText } from './pending-booking.ts';
import { presentBooking, presentHeld } from './present-booking.ts';
import { acceptBooking, type BookingSource } from './accept-booking.ts';
import { cancelReplaced, changeIntoRequested, findReplaced, isSamePerson } from './replace-booking.ts';

const MINUTE_MS = 60_000;

interface Maker extends FormArrival {
  /** Where the request came from. */
  readonly address: string;
}

const heldUntil = ({ created_at: at }: BookingRecord) => at + bookingCaps.holdMinutes * MINUTE_MS;

/** Holds the time until the visitor confirms it. */
async function hold(
  tx: Transaction<Database>,
  booking: BookingRecord,
  { source, managePath }: { source: BookingSource; managePath: string },
): Promise<HeldBooking> {
  const held = { ...booking, status: 'held', held_until: heldUntil(booking), pending: pendingText(source) } as const;
  await insertBooking(tx, held);
  await queueConfirmationRequest(tx, held, managePath);
  return presentHeld(held);
}

async function queueFloodAlert(
  tx: Transaction<Database>,
  booking: BookingRecord,
  { ownerEmail, timeZone }: BookingDeps,
): Promise<void> {
  const { name, email, created_at: at } = booking;
  const facts = bookingFacts(booking, timeZone);
  const what = 'Many sessions booked within an hour, please look at Bookings in the desk';
  await queueOwnerAlert(tx, { ownerEmail }, { about: 'booking', what, who: { name, email }, facts, leadId: null, at });
}

/**
 * Books a free time: stores the booking, its lead, its delivery to the CRM, its mails and its conversion together or not at all. A doubtful
 * booking only holds its time until the visitor confirms it by the link in a mail; what looks like spam is set aside, holds no time, and is answered
 * like every other. A booking that an earlier request of the same browser made
 * (`replaces`) is changed into this one.
 * @throws Refusal with the nearest free times if this one is not free, or if the person or the network has enough
 */
export async function bookSession(
  deps: BookingDeps,
  request: BookingRequest,
  maker: Maker,
): Promise<Booking | HeldBooking> {
  const { store, clock, timeZone, ownerEmail, links, publicUrl } = deps;
  const at = clock.now();
  const calendar = ownCalendar(deps);
  const { lengthMinutes } = calendar.rules;
  const network = await deps.networkKey(maker.address);
  const booking = newBooking(request, { lengthMinutes, network, at, madeBy: 'visitor', language: maker.language });
  const managePath = await links.manage(booking.id);
  const source = { ...maker, smsConsent: request.smsConsent };
  // The owner's own bookings are not limited.
  const isLimited = deps.isLimited && !maker.filtered;
  const { name, email, phone, notes } = request;
  const judgement = deps.judge.judge({ kind: 'booking', name, email, fields: { phone, notes } }, maker);
  const busy = await deps.busy.read(BOOKED_MAX_AGE_MS);
  return store.write((tx) =>
    answerOnce(tx, maker.idempotent, bookingMadeSchema, async () => {
      await lapseHolds(tx, at);
      const earlier = await findReplaced(tx, request.replaces, { route: maker.idempotent?.route ?? '', at });
      if (earlier !== null && isSamePerson(earlier, request))
        return changeIntoRequested(tx, deps, { earlier, request, at, busy });
      if (earlier !== null) await cancelReplaced(tx, deps, { earlier, at });
      await requireFree(tx, calendar, { startsAt: request.startsAt, now: at, busy });
      const admitted = isLimited ? await admitBooker(tx, booking, at) : null;
      const mustConfirm = admitted?.isDoubtful === true && deps.canAsk;
      if (judgement !== null) {
        await setBookingAside(tx, booking, { ...source, judgement });
        if (mustConfirm) return presentHeld({ ...booking, held_until: heldUntil(booking) });
        return presentBooking(booking, { managePath, publicUrl, now: at });
      }
      if (admitted?.isFirstOfMany) await queueFloodAlert(tx, booking, deps);
      if (mustConfirm) return hold(tx, booking, { source, managePath });
      const lead_id = await acceptBooking(tx, booking, source, { at, timeZone, ownerEmail, managePath, publicUrl });
      const stored = { ...booking, lead_id };
      await insertBooking(tx, stored);
      return presentBooking(stored, { managePath, publicUrl, now: at });
    }),
  );
}
