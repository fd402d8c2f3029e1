import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import {
  peopleCountsSchema,
  personJoinedSchema,
  personSplitSchema,
  peopleSchema,
  personSchema,
  statusSetSchema,
  statusUndoneSchema,
  type PersonStatus,
} from '../../../../contract/people.ts';
import { postJson } from '../../../api/request.ts';
import { readAsOwner } from '../owner/owner-data.ts';
import { OWNER_DATA } from '../owner/owner-session.ts';
import type { InboxFilter } from './use-inbox-address.ts';

export function queryOf(filter: InboxFilter, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...filter, ...more }).toString();
  return query === '' ? '' : `?${query}`;
}

/** The people of a filter, who last left something the latest first; further pages on demand. */
export function usePeople(filter: InboxFilter) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerPeople, filter],
    queryFn: ({ signal, pageParam }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      return readAsOwner(client, `${apiPaths.ownerPeople}${queryOf(filter, before)}`, peopleSchema, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** How many people a filter leaves, and how many each choice would. */
export function usePeopleCounts(filter: InboxFilter) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerPeople, 'counts', filter],
    queryFn: ({ signal }) =>
      readAsOwner(client, `${apiPaths.ownerPeopleCounts}${queryOf(filter)}`, peopleCountsSchema, signal),
    placeholderData: keepPreviousData,
  });
}

const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** Everything about one person. */
export function usePerson(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerPerson, id],
    queryFn: ({ signal }) => readAsOwner(client, pathOf(apiPaths.ownerPerson, id), personSchema, signal),
  });
}

/** Loads again what a change of people shows in. */
function useReloadPeople() {
  const client = useQueryClient();
  return async () => {
    const lists = [apiPaths.ownerPeople, apiPaths.ownerPerson];
    await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
  };
}

/** A change that was made, and can be taken back. */
export interface StatusChange {
  readonly changeId: string;
  readonly changed: number;
  readonly status: PersonStatus;
}

/** Gives people a status. */
export function useSetStatus(onSet: (change: StatusChange) => void) {
  const reload = useReloadPeople();
  return useMutation({
    mutationFn: async ({ ids, status }: { ids: readonly string[]; status: PersonStatus }) => ({
      ...(await postJson(apiPaths.ownerPeopleStatus, { ids, status }, { schema: statusSetSchema })),
      status,
    }),
    onSuccess: async (change) => {
      onSet(change);
      await reload();
    },
  });
}

/** Takes such a change back. */
export function useUndoStatus(onUndone: (restored: number) => void) {
  const reload = useReloadPeople();
  return useMutation({
    mutationFn: (changeId: string) =>
      postJson(apiPaths.ownerPeopleStatusUndo, { changeId }, { schema: statusUndoneSchema }),
    onSuccess: async ({ restored }) => {
      onUndone(restored);
      await reload();
    },
  });
}

/** Joins whoever has an address to a person. */
export function useJoin(id: string) {
  const reload = useReloadPeople();
  return useMutation({
    mutationFn: (email: string) =>
      postJson(pathOf(apiPaths.ownerPersonJoin, id), { email }, { schema: personJoinedSchema }),
    onSuccess: reload,
  });
}

/** Splits addresses off to a person of their own. */
export function useSplit(id: string) {
  const reload = useReloadPeople();
  return useMutation({
    mutationFn: (emails: readonly string[]) =>
      postJson(pathOf(apiPaths.ownerPersonSplit, id), { emails }, { schema: personSplitSchema }),
    onSuccess: reload,
  });
}

/** Sends something about one person: a note, a day, tags. */
export function useAboutPerson(path: string, id: string) {
  const reload = useReloadPeople();
  return useMutation({
    mutationFn: (body: Readonly<Record<string, unknown>>) => postJson(pathOf(path, id), body),
    onSuccess: reload,
  });
}
