import { keepPreviousData, useQuery, QueryClient } from '@tanstack/react-query';
import { dashboardSchema, type DashboardRange } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import { getJson } from './request.ts';

/** A client that loads data once: no refetch on focus, no polling, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}

/** The figures of a range, null if only the owner may see them. The simple dashboard asks for `7`, which means seven days. */
export function useDashboardFigures(range: DashboardRange | 7, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [apiPaths.dashboard, range],
    queryFn: ({ signal }) =>
      getJson(`${apiPaths.dashboard}?range=${range}`, dashboardSchema, { signal, unauthorized: 'empty' }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
