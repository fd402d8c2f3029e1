import type { OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { isToCome, nameStanding } from './owner-bookings.ts';

/** How a call stands, in words. */
export function nameCall(call: OwnerBooking, nowMs: number): string {
  const standing = call.noShow ? 'Nobody came' : nameStanding(call, nowMs);
  return call.madeBy === 'owner' ? `${standing}, by hand` : standing;
}

/** Until when the time of a call is kept that its visitor has not confirmed; null for every other call. */
export function nameHold(call: OwnerBooking, nowMs: number, timeZone: string | undefined): string | null {
  if (call.status !== 'held' || call.heldUntil === null || !isToCome(call, nowMs)) return null;
  return `The time is kept until ${formatMoment(call.heldUntil, timeZone)}. It is booked once the visitor presses the link in their mail.`;
}
