import { keepPreviousData, useQuery, QueryClient } from '@tanstack/react-query';
import { dashboardSchema } from '../../contract/analytics.ts';
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

/** The figures of some days, asked for as an address does: `range=7d`, `from=...&to=...`. Null if only the owner may see them. */
export function useDashboardFigures(days: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [apiPaths.dashboard, days],
    queryFn: ({ signal }) =>
      getJson(`${apiPaths.dashboard}?${days}`, dashboardSchema, { signal, unauthorized: 'empty' }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
