import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboardSchema, type DashboardRange } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import { getJson } from './request.ts';

/** What the site counted in a range, null where only the owner may see it; `7` is asked for by the simple dashboard and means seven days. */
export function useDashboardFigures(range: DashboardRange | 7, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [apiPaths.dashboard, range],
    queryFn: ({ signal }) =>
      getJson(`${apiPaths.dashboard}?range=${range}`, dashboardSchema, { signal, unauthorized: 'empty' }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
