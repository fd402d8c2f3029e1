import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { deliveriesSchema, ownerLeadsSchema } from '../../../../contract/owner.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { asksForOwner } from '../../../api/explain-failure.ts';
import { getJson, postJson, type Parser } from '../../../api/request.ts';
import { OWNER_DATA, ownerSessionKey } from './owner-session.ts';

/** Reads what is the owner's; an ended session shows at once as signed out. */
async function readAsOwner<Value>(client: QueryClient, path: string, schema: Parser<Value>, signal: AbortSignal) {
  try {
    return await getJson(path, schema, { signal });
  } catch (error) {
    if (asksForOwner(error)) client.setQueryData(ownerSessionKey, { signedIn: false });
    throw error;
  }
}

/** Every lead, newest first. */
export function useLeads() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerLeads],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerLeads, ownerLeadsSchema, signal),
    select: ({ leads }) => leads,
  });
}

/** Every delivery, newest first. */
export function useDeliveries() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerDeliveries],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerDeliveries, deliveriesSchema, signal),
    select: ({ deliveries }) => deliveries,
  });
}

/** Puts one delivery back at the head of the queue, then reads the list again. */
export function useResend(deliveryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => postJson(apiPaths.ownerResend.replace(':id', encodeURIComponent(deliveryId))),
    onSuccess: () => client.invalidateQueries({ queryKey: [OWNER_DATA, apiPaths.ownerDeliveries] }),
  });
}
