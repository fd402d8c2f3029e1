import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noticesSchema } from '../../../../contract/owner-notices.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA, useDeskRole } from '../parts/owner-session.ts';

const REFETCH_INTERVAL_MS = 60_000;

/** What the owner should know of the installation, read again every minute; helpers are told nothing of it. */
export function useNotices() {
  const client = useQueryClient();
  const role = useDeskRole();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerNotices],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerNotices, noticesSchema, signal),
    refetchInterval: REFETCH_INTERVAL_MS,
    enabled: role === 'owner',
  });
}
