import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelledBookingsSchema,
  ownerBookingsSchema,
  type CancelBookings,
  type OwnerBooking,
} from '../../../../contract/owner-bookings.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { postJson } from '../../../api/request.ts';
import { inPages, PAGE_ROWS, pagePath } from '../parts/list-pages.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

const statusNames: Readonly<Record<OwnerBooking['status'], string>> = {
  booked: 'Booked',
  held: 'Not confirmed yet',
  cancelled: 'Cancelled',
  lapsed: 'Never confirmed',
};

export function nameStanding({ status, endsAt }: Pick<OwnerBooking, 'status' | 'endsAt'>, nowMs: number): string {
  return status === 'booked' && Date.parse(endsAt) <= nowMs ? 'Over' : statusNames[status];
}

/** Whether a session is upcoming and can be cancelled. */
export function isToCome({ status, endsAt }: Pick<OwnerBooking, 'status' | 'endsAt'>, nowMs: number): boolean {
  return (status === 'booked' || status === 'held') && Date.parse(endsAt) > nowMs;
}

/** The ids of upcoming sessions from the same network. */
export function sameNetwork(
  { network }: Pick<OwnerBooking, 'network'>,
  toCome: readonly OwnerBooking[],
): readonly string[] {
  return network === null ? [] : toCome.filter((other) => other.network === network).map(({ id }) => id);
}

/** Each booking once, where it stands first. */
export function uniqueById(bookings: readonly OwnerBooking[]): readonly OwnerBooking[] {
  return [...new Map(bookings.map((booking) => [booking.id, booking])).values()];
}

export function countSessions(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`;
}

/** Upcoming bookings first, the next one on top; then all others, further pages on demand. */
export function useBookings() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerBookings],
    queryFn: ({ signal, pageParam }) =>
      readAsOwner(client, pagePath(apiPaths.ownerBookings, pageParam, PAGE_ROWS), ownerBookingsSchema, signal),
    ...inPages,
  });
}

/** Cancels several bookings, then reloads the lists that show them. */
export function useCancelBookings(onCancelled: (count: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: CancelBookings) =>
      postJson(apiPaths.ownerBookingsCancel, wanted, { schema: cancelledBookingsSchema }),
    onSuccess: async ({ cancelled }) => {
      const lists = [
        apiPaths.ownerBookings,
        apiPaths.ownerNotices,
        apiPaths.ownerDeliveries,
        apiPaths.ownerPeople,
        apiPaths.ownerToday,
      ];
      await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
      onCancelled(cancelled);
    },
  });
}
