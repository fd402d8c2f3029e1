import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { attributionSchema } from '../../../../contract/attribution.ts';
import {
  checkoutMailSchema,
  ownerBalanceSchema,
  ownerOrderMoneySchema,
  ownerOrdersSchema,
  type OrderStandingFilter,
} from '../../../../contract/owner-orders.ts';
import { subscriptionsSchema } from '../../../../contract/subscriptions.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { postJson } from '../../../api/request.ts';
import { inPages, PAGE_ROWS, pagePath } from '../parts/list-pages.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

interface WantedOrders {
  readonly find: string;
  readonly standing: OrderStandingFilter | 'all';
}

const queryOf = ({ find, standing }: WantedOrders): Record<string, string> => ({
  ...(find !== '' && { find }),
  ...(standing !== 'all' && { standing }),
});

/** The file of these orders. */
export const orderFile = (wanted: WantedOrders) => pagePath(apiPaths.ownerOrdersExport, null, queryOf(wanted));

/** The wanted orders, the newest first, further pages on demand, and how many there are. */
export function useOrders(wanted: WantedOrders) {
  const client = useQueryClient();
  const query = { ...PAGE_ROWS, ...queryOf(wanted) };
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerOrders, wanted],
    queryFn: ({ signal, pageParam }) =>
      readAsOwner(client, pagePath(apiPaths.ownerOrders, pageParam, query), ownerOrdersSchema, signal),
    ...inPages,
    placeholderData: keepPreviousData,
  });
}

/** The subscriptions, the newest first, further pages on demand, and how many there are. */
export function useSubscriptions() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerSubscriptions],
    queryFn: ({ signal, pageParam }) =>
      readAsOwner(client, pagePath(apiPaths.ownerSubscriptions, pageParam, PAGE_ROWS), subscriptionsSchema, signal),
    ...inPages,
  });
}

/** An order's money, movement by movement, and its onboarding form. */
export function useOrderMoney(orderId: string) {
  const client = useQueryClient();
  const path = apiPaths.ownerOrder.replace(':id', encodeURIComponent(orderId));
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, ownerOrderMoneySchema, signal),
  });
}

/** Whether buyers who left their checkout are mailed, and the switch. */
export function useCheckoutMail() {
  const client = useQueryClient();
  const queryKey = [OWNER_DATA, apiPaths.ownerCheckoutMail];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerCheckoutMail, checkoutMailSchema, signal),
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) => postJson(apiPaths.ownerCheckoutMail, { isOn }, { schema: checkoutMailSchema }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  return { asked, change };
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
