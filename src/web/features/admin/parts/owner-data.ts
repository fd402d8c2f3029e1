import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { destinationsSchema } from '../../../../contract/owner-destinations.ts';
import { ownerSessionsSchema } from '../../../../contract/owner-session.ts';
import { deliveriesSchema, nearMissesSchema, ownerMailSchema } from '../../../../contract/owner.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { personResentSchema } from '../../../../contract/people.ts';
import { ownerSessionKey } from '../../../api/desk-queries.ts';
import { asksForOwner } from '../../../api/request-error.ts';
import { deleteAt, getJson, postJson, type Parser } from '../../../api/request.ts';
import { isOnItsWay, type DeliveryChoice } from './describe-delivery.ts';
import { inPages, PAGE_ROWS, pagePath } from './list-pages.ts';
import { OWNER_DATA } from './owner-session.ts';

const REFETCH_INTERVAL_MS = 2000;

/** Reads data that only the owner may see. If the session has ended, the desk shows at once that nobody is signed in. */
export async function readAsOwner<Value>(
  client: QueryClient,
  path: string,
  schema: Parser<Value>,
  signal: AbortSignal,
) {
  try {
    return await getJson(path, schema, { signal });
  } catch (error) {
    if (asksForOwner(error)) client.setQueryData(ownerSessionKey, { signedIn: false });
    throw error;
  }
}

/** The near misses, the latest first, further pages on demand, and how many there are. */
export function useNearMisses() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerNearMisses],
    queryFn: ({ signal, pageParam }) =>
      readAsOwner(client, pagePath(apiPaths.ownerNearMisses, pageParam, PAGE_ROWS), nearMissesSchema, signal),
    ...inPages,
  });
}

/** Deliveries of one status or of all, newest first, further pages on demand; reloaded while one of them is due. */
export function useDeliveries(choice: DeliveryChoice) {
  const client = useQueryClient();
  const query = { ...PAGE_ROWS, ...(choice !== 'all' && { status: choice }) };
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerDeliveries, choice],
    queryFn: ({ signal, pageParam }) =>
      readAsOwner(client, pagePath(apiPaths.ownerDeliveries, pageParam, query), deliveriesSchema, signal),
    ...inPages,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some((delivery) => isOnItsWay(delivery, Date.now())))
        ? REFETCH_INTERVAL_MS
        : false,
  });
}

/** What a mail says. */
export function useMail(deliveryId: string) {
  const client = useQueryClient();
  const path = apiPaths.ownerMail.replace(':id', encodeURIComponent(deliveryId));
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, ownerMailSchema, signal),
  });
}

/** Loads again what shows how messages stand. */
async function reloadSent(client: QueryClient): Promise<void> {
  const lists = [apiPaths.ownerDeliveries, apiPaths.ownerOrders, apiPaths.ownerPerson, apiPaths.ownerToday];
  await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
}

/** Puts one delivery at the head of the queue, then reloads the lists that show it. */
export function useResend(deliveryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => postJson(apiPaths.ownerResend.replace(':id', encodeURIComponent(deliveryId))),
    onSuccess: () => reloadSent(client),
  });
}

/** Sends what has arrived once more, as a message of its own. */
export function useSendCopy(deliveryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => postJson(apiPaths.ownerDeliveryCopy.replace(':id', encodeURIComponent(deliveryId))),
    onSuccess: () => reloadSent(client),
  });
}

/** Sends all that was given up about a person once more. */
export function useResendAll(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const path = apiPaths.ownerPersonResend.replace(':id', encodeURIComponent(personId));
      return postJson(path, {}, { schema: personResentSchema });
    },
    onSuccess: () => reloadSent(client),
  });
}

/** The destinations and their pauses. */
export function useDestinations() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerDestinations],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerDestinations, destinationsSchema, signal),
    select: ({ destinations }) => destinations,
  });
}

/** Ends the pause of a destination, which sends all waiting deliveries; then reloads what showed the pause. */
export function useResume(destinationId: string, onResumed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { withDead: boolean }) =>
      postJson(apiPaths.ownerResume.replace(':id', encodeURIComponent(destinationId)), wanted),
    onSuccess: async () => {
      const lists = [
        apiPaths.ownerDestinations,
        apiPaths.ownerNotices,
        apiPaths.ownerDeliveries,
        apiPaths.ownerOrders,
        apiPaths.ownerToday,
      ];
      await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
      onResumed();
    },
  });
}

/** Where the owner is signed in. */
export function useSessions() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerSessions],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerSessions, ownerSessionsSchema, signal),
    select: ({ sessions }) => sessions,
  });
}

/** Ends one session, then reloads the list. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteAt(apiPaths.ownerSessionEnd.replace(':id', encodeURIComponent(id))),
    onSettled: async () => client.invalidateQueries({ queryKey: [OWNER_DATA, apiPaths.ownerSessions] }),
  });
}
