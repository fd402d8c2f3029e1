import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardRange } from '../../../../contract/analytics.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { salesStatsSchema } from '../../../../contract/sales.ts';
import { getJson } from '../../../api/request.ts';

/** What was sold in a range. */
export function useSalesStats(range: DashboardRange, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: [apiPaths.salesStats, range],
    queryFn: ({ signal }) => getJson(`${apiPaths.salesStats}?range=${range}`, salesStatsSchema, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
