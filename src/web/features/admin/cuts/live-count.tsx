import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { liveSchema } from '../../../../contract/cuts.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

const REFETCH_INTERVAL_MS = 60_000;

/** How many visitors opened a page in the last five minutes; nothing while that is not known. */
export function LiveCount() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerLive],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerLive, liveSchema, signal),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  if (data === undefined) return null;
  const { visitors } = data;
  return (
    <p className="note">
      {tellFigure(visitors)} {visitors === 1 ? 'visitor' : 'visitors'} in the last five minutes
    </p>
  );
}
