import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardRange } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import { trendSchema } from '../../contract/trend.ts';
import { getJson } from '../api/request.ts';

/** A range beside the days before it. */
export function useTrend(range: DashboardRange) {
  return useQuery({
    queryKey: [apiPaths.trend, range],
    queryFn: ({ signal }) => getJson(`${apiPaths.trend}?range=${range}`, trendSchema, { signal }),
    placeholderData: keepPreviousData,
  });
}
