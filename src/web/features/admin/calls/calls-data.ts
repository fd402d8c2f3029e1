import { useMutation, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import {
  blockedTimeSchema,
  callSchema,
  callsSchema,
  cancelledBookingsSchema,
  ownerBookingSchema,
  undoneBookingsSchema,
  type BlockedTimeShown,
  type OwnerBooking,
} from '../../../../contract/owner-bookings.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { deleteAt, postJson } from '../../../api/request.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

const at = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** What stands in the calendar from one day to another. */
export function useCalls(from: string, to: string) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerCalls}?${new URLSearchParams({ from, to }).toString()}`;
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerCalls, from, to],
    queryFn: ({ signal }) => readAsOwner(client, path, callsSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** A call, and what its visitor wrote elsewhere. */
export function useCall(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerCall, id],
    queryFn: ({ signal }) => readAsOwner(client, at(apiPaths.ownerCall, id), callSchema, signal),
  });
}

/** What the owner does with the calendar. */
export type CallDeed =
  | { readonly do: 'move'; readonly call: OwnerBooking; readonly startsAt: string; readonly tell: boolean }
  | { readonly do: 'cancel'; readonly call: OwnerBooking; readonly tell: boolean }
  | { readonly do: 'no-show'; readonly call: OwnerBooking; readonly noShow: boolean }
  | { readonly do: 'block'; readonly startsAt: string; readonly endsAt: string; readonly note: string }
  | { readonly do: 'unblock'; readonly blocked: BlockedTimeShown }
  | { readonly do: 'undo'; readonly ids: readonly string[] }
  | {
      readonly do: 'book';
      readonly startsAt: string;
      readonly name: string;
      readonly email: string;
      readonly phone: string;
      readonly notes: string;
      readonly tell: boolean;
    };

/** Whether it did what was asked; the id of a call that was booked. */
interface Outcome {
  readonly isDone: boolean;
  readonly made?: string;
}

async function perform(deed: CallDeed): Promise<Outcome> {
  switch (deed.do) {
    case 'move': {
      const { call, startsAt, tell } = deed;
      await postJson(at(apiPaths.ownerCallMove, call.id), { startsAt, tell }, { schema: ownerBookingSchema });
      return { isDone: true };
    }
    case 'cancel': {
      const wanted = { ids: [deed.call.id], tell: deed.tell };
      const { cancelled } = await postJson(apiPaths.ownerBookingsCancel, wanted, { schema: cancelledBookingsSchema });
      return { isDone: cancelled === 1 };
    }
    case 'no-show': {
      const { call, noShow } = deed;
      await postJson(at(apiPaths.ownerCallNoShow, call.id), { noShow }, { schema: ownerBookingSchema });
      return { isDone: true };
    }
    case 'block': {
      const { startsAt, endsAt, note } = deed;
      await postJson(apiPaths.ownerBlockedTimes, { startsAt, endsAt, note }, { schema: blockedTimeSchema });
      return { isDone: true };
    }
    case 'unblock':
      await deleteAt(at(apiPaths.ownerBlockedTime, deed.blocked.id));
      return { isDone: true };
    case 'undo': {
      const { undone } = await postJson(
        apiPaths.ownerBookingsUndo,
        { ids: deed.ids },
        { schema: undoneBookingsSchema },
      );
      return { isDone: undone > 0 };
    }
    case 'book':
      break;
  }
  const { do: _do, ...wanted } = deed;
  const { id } = await postJson(apiPaths.ownerCalls, wanted, { schema: ownerBookingSchema });
  return { isDone: true, made: id };
}

/** Does it, then reloads the lists that show it. */
export function useCallDeed(onDone: (deed: CallDeed, outcome: Outcome) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: perform,
    onSuccess: async (outcome, deed) => {
      const lists = [
        apiPaths.ownerCalls,
        apiPaths.ownerCall,
        apiPaths.ownerBookings,
        apiPaths.ownerDeliveries,
        apiPaths.ownerLeads,
        apiPaths.ownerToday,
      ];
      await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
      onDone(deed, outcome);
    },
  });
}
