import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import {
  decidedSchema,
  setAsideListSchema,
  undecidedSchema,
  type SetAsideDecision,
} from '../../../../contract/set-aside.ts';
import { postJson } from '../../../api/request.ts';
import { readAsOwner } from '../owner/owner-data.ts';
import { OWNER_DATA } from '../owner/owner-session.ts';
import type { Done } from '../undo-note.tsx';
import { describeDecided, describeRestored } from './describe-set-aside.ts';

const REFETCH_INTERVAL_MS = 5000;

/** What was set aside, the newest first, further pages on demand; read again while something that was decided is about to happen. */
export function useSetAside() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerSetAside],
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ before: pageParam }).toString()}`;
      return readAsOwner(client, `${apiPaths.ownerSetAside}${query}`, setAsideListSchema, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
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
    mutationFn: async ({ ids, decision }: { ids: readonly string[]; decision: SetAsideDecision }) => {
      const { decided, dueAt } = await postJson(
        apiPaths.ownerSetAsideDecide,
        { ids, decision },
        { schema: decidedSchema },
      );
      return { ids, decision, decided, dueAt };
    },
    onSuccess: async ({ ids, decision, decided, dueAt }) => {
      onDecided({
        key: `${dueAt} ${ids.join(' ')}`,
        text: describeDecided(decision, decided),
        takeBack: decided === 0 ? null : async () => describeRestored(await takeBack.mutateAsync(ids)),
      });
      await reload();
    },
  });
}
