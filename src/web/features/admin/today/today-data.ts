import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import { todaySchema } from '../../../../contract/today.ts';
import { readAsOwner } from '../owner/owner-data.ts';
import { OWNER_DATA } from '../owner/owner-session.ts';

const REFETCH_INTERVAL_MS = 60_000;

/** What asks for a person today, read again every minute; with what stands beside each room. */
export function useToday({ enabled = true }: { enabled?: boolean } = {}) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerToday],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerToday, todaySchema, signal),
    refetchInterval: REFETCH_INTERVAL_MS,
    enabled,
  });
}
