import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import {
  decidedSchema,
  setAsideListSchema,
  undecidedSchema,
  type SetAsideDecision,
} from '../../../../contract/set-aside.ts';
import { postJson } from '../../../api/request.ts';
import { inPages, pagePath } from '../parts/list-pages.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import type { Done } from '../parts/undo-note.tsx';
import { describeDecided, describeRestored } from './describe-set-aside.ts';

const REFETCH_INTERVAL_MS = 5000;

/** What was set aside, the newest first, further pages on demand; read again while something that was decided is about to happen. */
export function useSetAside() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerSetAside],
    queryFn: ({ signal, pageParam }) =>
      readAsOwner(client, pagePath(apiPaths.ownerSetAside, pageParam), setAsideListSchema, signal),
    ...inPages,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ setAside }) => setAside.some(({ decided }) => decided !== null))
        ? REFETCH_INTERVAL_MS
        : false,
  });
}

function useReload() {
  const client = useQueryClient();
  return async () => {
    const lists = [apiPaths.ownerSetAside, apiPaths.ownerToday];
    await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
  };
}

/** Takes decisions back that are not carried out yet; gives how many. */
export function useTakeBack() {
  const reload = useReload();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { restored } = await postJson(apiPaths.ownerSetAsideUndo, { ids }, { schema: undecidedSchema });
      return restored;
    },
    onSuccess: reload,
  });
}

/** Lets forms in or removes them, and tells how to take it back. */
export function useDecide(onDecided: (done: Done) => void) {
  const reload = useReload();
  const takeBack = useTakeBack();
  return useMutation({
    mutationFn: async (wanted: { ids: readonly string[]; decision: SetAsideDecision; startsAt?: string }) => ({
      ...wanted,
      ...(await postJson(apiPaths.ownerSetAsideDecide, wanted, { schema: decidedSchema })),
    }),
    onSuccess: async ({ ids, decision, decided, notFree, dueAt }) => {
      onDecided({
        key: `${dueAt} ${ids.join(' ')}`,
        text: describeDecided(decision, { decided, notFree }),
        takeBack: decided === 0 ? null : async () => describeRestored(await takeBack.mutateAsync(ids)),
      });
      await reload();
    },
  });
}
