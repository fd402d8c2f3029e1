import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { attributionSchema } from '../../../../contract/attribution.ts';
import { ownerBalanceSchema, ownerOrdersSchema, type OrderStandingFilter } from '../../../../contract/owner-orders.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

interface WantedOrders {
  readonly find: string;
  readonly standing: OrderStandingFilter | 'all';
}

/** The address's query for these orders; empty for all. */
export function orderQuery({ find, standing }: WantedOrders): string {
  const query = new URLSearchParams({ ...(find !== '' && { find }), ...(standing !== 'all' && { standing }) });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The newest of the wanted orders. */
export function useOrders(wanted: WantedOrders) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerOrders}${orderQuery(wanted)}`;
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerOrders, wanted],
    queryFn: ({ signal }) => readAsOwner(client, path, ownerOrdersSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** The attribution figures of some days, asked for as an address does: `range=7d`. */
export function useAttribution(days: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerAttribution, days],
    queryFn: ({ signal }) => readAsOwner(client, `${apiPaths.ownerAttribution}?${days}`, attributionSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** How the books compare with the provider's balance. */
export function useBalance() {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerBalance],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerBalance, ownerBalanceSchema, signal),
  });
}
