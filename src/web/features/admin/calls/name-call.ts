import type { OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { nameStanding } from './owner-bookings.ts';

/** How a call stands, in words. */
export function nameCall(call: OwnerBooking, nowMs: number): string {
  const standing = call.noShow ? 'Nobody came' : nameStanding(call, nowMs);
  return call.madeBy === 'owner' ? `${standing}, by hand` : standing;
}
