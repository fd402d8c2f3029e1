import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskRole } from '../../../../contract/owner-session.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { helperTodaySchema, todaySchema, type HelperToday, type Today } from '../../../../contract/today.ts';
import type { Parser } from '../../../api/request.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA, useDeskRole } from '../parts/owner-session.ts';

const REFETCH_INTERVAL_MS = 60_000;
const nothing = { state: 'ready' as const, total: 0, lines: [] };

/** A helper's day has no orders and no messages in it. */
const asToday = ({ rooms, ...today }: HelperToday): Today => ({
  ...today,
  checkouts: nothing,
  orders: nothing,
  deliveries: nothing,
  pauses: nothing,
  rooms: { ...rooms, setAside: null, orders: null },
});

const ways: Readonly<Record<DeskRole, { path: string; parser: Parser<Today> }>> = {
  owner: { path: apiPaths.ownerToday, parser: todaySchema },
  helper: { path: apiPaths.ownerHelperToday, parser: { parse: (answer) => asToday(helperTodaySchema.parse(answer)) } },
};

/** What asks for a person today, read again every minute and whenever one comes back to the desk; with what stands beside each room. */
export function useToday() {
  const client = useQueryClient();
  const role = useDeskRole();
  const { path, parser } = ways[role];
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerToday, role],
    queryFn: ({ signal }) => readAsOwner(client, path, parser, signal),
    refetchInterval: REFETCH_INTERVAL_MS,
    // A phone that lay aside, or a laptop that slept, shows what was then.
    refetchOnWindowFocus: 'always',
  });
}
