import { keepPreviousData, MutationCache, onlineManager, useQuery, QueryClient } from '@tanstack/react-query';
import { dashboardSchema } from '../../contract/analytics.ts';
import { apiPaths } from '../../contract/paths.ts';
import { getJson } from './request.ts';
import { asksForOwner, RequestError } from './request-error.ts';

/** The key of who is signed in here. */
export const ownerSessionKey = [apiPaths.ownerSession];

/** Whether the server said no, so that nothing has changed there; any other failure leaves it open. */
const isRefused = (error: unknown) => error instanceof RequestError && error.problem !== null && error.status < 500;

/**
 * A client that loads data once: no refetch on focus, no polling, no retries. Without a network a request fails at once, and is not kept for later, where
 * nobody would see what became of it; what could not be loaded is loaded once the network is back. A write that the server did not answer may have
 * arrived, so all that is shown is loaded again; one that asks to sign in shows that nobody is signed in any more.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // The failure is told at once, however long that takes.
      onError: (error) => {
        if (asksForOwner(error)) void client.invalidateQueries({ queryKey: ownerSessionKey });
        const refetchType = onlineManager.isOnline() ? 'active' : 'none';
        if (!isRefused(error)) void client.invalidateQueries({ refetchType });
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
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
