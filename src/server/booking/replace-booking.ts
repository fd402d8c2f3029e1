import type { Transaction } from 'kysely';
import { bookingMadeSchema, type Booking, type HeldBooking } from '../../contract/booking-answers.ts';
import type { BookingRequest } from '../../contract/booking.ts';
import type { Interval } from '../../domain/booking/zone-time.ts';
import { mailboxOf } from '../outbox/mailbox.ts';
import type { Idempotent } from '../requests/answer-once.ts';
import { claimKey } from '../store/access/idempotency.ts';
import { changeBooking, findBooking, type BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { queueChangeMails, queueConfirmationRequest } from './booking-mails.ts';
import { requireFree } from './free-times.ts';
import { presentBooking, presentHeld } from './present-booking.ts';
import { tellOfBooking } from './booking-events.ts';

type Tx = Transaction<Database>;

const MINUTE_MS = 60_000;

/** In place of a body's hash: the key belongs to a request that another one replaced, so that it books nothing if it arrives yet. */
const REPLACED = 'replaced';

function bookingIdIn(answer: string): string | null {
  // A key that was claimed as replaced has no answer.
  return answer === '' ? null : bookingMadeSchema.parse(JSON.parse(answer)).id;
}

/**
 * The booking that an earlier request of the same browser made, whose answer was lost: the keys are known to nobody else. From now on a
 * request with one of these keys that is still under way books nothing. Null where none of them booked a session that stands.
 */
export async function findReplaced(
  tx: Tx,
  keys: readonly string[],
  { route, at }: Pick<Idempotent, 'route' | 'at'>,
): Promise<BookingRecord | null> {
  let replaced: BookingRecord | null = null;
  for (const key of keys) {
    const earlier = await claimKey(tx, { key, route, bodyHash: REPLACED, at });
    if (earlier === null || earlier.route !== route) continue;
    const id = bookingIdIn(earlier.answer);
    const booking = id === null ? null : await findBooking(tx, id);
    if (booking !== null && ['booked', 'held'].includes(booking.status) && booking.starts_at > at) replaced = booking;
  }
  return replaced;
}

/** Whether the earlier booking can be changed into the requested one; another person's address needs a confirmation of its own. */
export function isSamePerson(earlier: BookingRecord, { email }: Pick<BookingRequest, 'email'>): boolean {
  return mailboxOf(earlier.email) === mailboxOf(email);
}

interface Replacing {
  readonly earlier: BookingRecord;
  readonly request: BookingRequest;
  readonly at: number;
}

/**
 * Changes the earlier booking into the requested one: there is still one booking, one lead and one delivery.
 * @throws Refusal with the nearest free times if the requested one is not free
 */
export async function changeIntoRequested(
  tx: Tx,
  deps: BookingDeps,
  { earlier, request, at, busy }: Replacing & { busy: readonly Interval[] },
): Promise<Booking | HeldBooking> {
  const { name, phone, notes, startsAt, timeZone } = request;
  const managePath = await deps.links.manage(earlier.id);
  const isMoved = startsAt !== earlier.starts_at;
  const calendar = ownCalendar(deps);
  if (isMoved) await requireFree(tx, calendar, { startsAt, now: at, busy, except: earlier.id });
  const time = isMoved && { starts_at: startsAt, ends_at: startsAt + calendar.rules.lengthMinutes * MINUTE_MS };
  const changed = await changeBooking(tx, earlier.id, {
    ...time,
    name,
    phone,
    notes,
    time_zone: timeZone,
    changed_at: at,
  });
  if (isMoved) await tellOfBooking(tx, changed, { what: 'moved', before: earlier.starts_at, at });
  const { held_until, status } = changed;
  if (status === 'held' && held_until !== null) {
    const held = { ...changed, held_until };
    if (isMoved) await queueConfirmationRequest(tx, held, managePath);
    return presentHeld(held);
  }
  if (isMoved) await queueChangeMails(tx, changed, { ...deps, managePath, before: earlier.starts_at });
  return presentBooking(changed, { managePath, publicUrl: deps.publicUrl, now: at });
}

/** Cancels the earlier booking, in place of which another address books. */
export async function cancelReplaced(
  tx: Tx,
  deps: BookingDeps,
  { earlier, at }: Pick<Replacing, 'earlier' | 'at'>,
): Promise<void> {
  const cancelled = await changeBooking(tx, earlier.id, { status: 'cancelled', changed_at: at });
  await tellOfBooking(tx, cancelled, { what: 'cancelled', at });
  const managePath = await deps.links.manage(earlier.id);
  if (earlier.status === 'booked')
    await queueChangeMails(tx, cancelled, { ...deps, managePath, before: earlier.starts_at });
}
