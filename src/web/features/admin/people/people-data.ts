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
import type { Done } from '../undo-note.tsx';
import { countPeople, statusNames } from './describe-person.ts';
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
export function useReloadPeople() {
  const client = useQueryClient();
  return async () => {
    const lists = [apiPaths.ownerPeople, apiPaths.ownerPerson, apiPaths.ownerToday];
    await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [OWNER_DATA, list] })));
  };
}

/** Gives people a status, and tells how to take it back. */
export function useSetStatus(onSet: (done: Done) => void) {
  const reload = useReloadPeople();
  const takeBack = async (changeId: string) => {
    const asked = { schema: statusUndoneSchema };
    const { restored } = await postJson(apiPaths.ownerPeopleStatusUndo, { changeId }, asked);
    await reload();
    return `Taken back for ${countPeople(restored)}.`;
  };
  return useMutation({
    mutationFn: async ({ ids, status }: { ids: readonly string[]; status: PersonStatus }) => ({
      ...(await postJson(apiPaths.ownerPeopleStatus, { ids, status }, { schema: statusSetSchema })),
      status,
    }),
    onSuccess: async ({ changeId, changed, status }) => {
      onSet({
        key: changeId,
        text: `${countPeople(changed)} set to ${statusNames[status]}.`,
        takeBack: changed === 0 ? null : () => takeBack(changeId),
      });
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
