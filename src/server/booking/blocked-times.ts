import { BLOCKED_TIMES_MAX, type BlockedTimeRequest, type BlockedTimeShown } from '../../contract/owner-bookings.ts';
import { Refusal } from '../requests/refusal.ts';
import { countBlockedTimes, deleteBlockedTime, insertBlockedTime } from '../store/leads/blocked-times.ts';
import type { BookingDeps } from './booking-deps.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

const tooMany = new Refusal({
  kind: 'conflict',
  title: 'Many times are blocked already',
  detail: `${BLOCKED_TIMES_MAX} blocked times are not over yet. Please remove one, or block longer times.`,
});

const unknownTime = new Refusal({
  kind: 'unknown',
  title: 'No such blocked time',
  detail: 'It is offered to visitors already.',
});

const past = new Refusal({
  kind: 'conflict',
  title: 'This time is past',
  detail: 'Please choose a time that ends later than now.',
});

type Deps = Pick<BookingDeps, 'store' | 'clock'>;

/** Blocks a time: from now on nobody is offered it. Calls that stand in it stay. */
export async function blockTime(
  { store, clock }: Deps,
  { startsAt, endsAt, note }: BlockedTimeRequest,
): Promise<BlockedTimeShown> {
  const id = newRowId();
  const now = clock.now();
  if (endsAt <= now) throw past;
  await store.write(async (tx) => {
    if ((await countBlockedTimes(tx, now)) >= BLOCKED_TIMES_MAX) throw tooMany;
    const row = { id, starts_at: startsAt, ends_at: endsAt, note, created_at: now, expires_at: null, booking_id: null };
    await insertBlockedTime(tx, row);
  });
  return { id, startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString(), note };
}

/**
 * Offers a blocked time again.
 * @throws Refusal where there is none
 */
export async function unblockTime({ store }: Deps, id: string): Promise<void> {
  await store.write(async (tx) => {
    if (!(await deleteBlockedTime(tx, id))) throw unknownTime;
  });
}
