import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../contract/paths.ts';
import { trendSchema } from '../../contract/trend.ts';
import { getJson } from '../api/request.ts';

/** Some days beside earlier ones, asked for as an address does: `range=7d`, `from=...&to=...&against=year`. */
export function useTrend(asked: string) {
  return useQuery({
    queryKey: [apiPaths.trend, asked],
    queryFn: ({ signal }) => getJson(`${apiPaths.trend}?${asked}`, trendSchema, { signal }),
    placeholderData: keepPreviousData,
  });
}
