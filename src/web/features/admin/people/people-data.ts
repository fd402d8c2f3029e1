import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import {
  PEOPLE_AT_ONCE_MAX,
  filteredStatusSetSchema,
  peopleCountsSchema,
  personCalledSchema,
  personJoinedSchema,
  personSplitSchema,
  peopleSchema,
  personSchema,
  statusSetSchema,
  statusUndoneSchema,
  type PersonStatus,
} from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { postJson } from '../../../api/request.ts';
import { inPages } from '../parts/list-pages.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import type { Done } from '../parts/undo-note.tsx';
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
    ...inPages,
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

/** Who was called, and what they are called here. */
export interface CalledPerson {
  readonly id: string;
  readonly name: string;
}

/** Notes that somebody was called just now, and tells how to take it back. */
export function useCalled(onDone: (done: Done) => void) {
  const reload = useReloadPeople();
  return useMutation({
    mutationFn: ({ id }: CalledPerson) =>
      postJson(pathOf(apiPaths.ownerPersonCalled, id), undefined, { schema: personCalledSchema }),
    onSuccess: async ({ eventId }, { id, name }) => {
      const takeBack = async () => {
        await postJson(pathOf(apiPaths.ownerPersonCalledUndo, id), { eventId });
        await reload();
        return `The call to ${name} is not noted any more.`;
      };
      onDone({ key: eventId, text: `The call to ${name} is noted.`, takeBack });
      await reload();
    },
  });
}

/** Who is given a status: some by id, or everybody whom a filter leaves. */
type Whom = { readonly ids: readonly string[] } | { readonly filter: InboxFilter };

interface StatusWanted {
  readonly whom: Whom;
  readonly status: PersonStatus;
  /** Hears after each piece how many have the status by now. */
  readonly onPiece?: (done: number) => void;
}

/** Sends one piece, and gives the place of the next; null after the last. */
async function sendPiece(whom: Whom, place: string | null, more: Readonly<Record<string, unknown>>) {
  if ('filter' in whom) {
    const body = { filter: whom.filter, ...(place !== null && { before: place }), ...more };
    return postJson(apiPaths.ownerPeopleStatusFiltered, body, { schema: filteredStatusSetSchema });
  }
  const from = Number(place ?? 0);
  const ids = whom.ids.slice(from, from + PEOPLE_AT_ONCE_MAX);
  const set = await postJson(apiPaths.ownerPeopleStatus, { ids, ...more }, { schema: statusSetSchema });
  const next = from + PEOPLE_AT_ONCE_MAX;
  return { ...set, next: next < whom.ids.length ? String(next) : null };
}

/** Sends a change piece by piece. What fails after the first piece ends it; what was done until then is one change all the same. */
async function setInPieces({ whom, status, onPiece }: StatusWanted) {
  let sent = await sendPiece(whom, null, { status });
  let { changed } = sent;
  const { changeId } = sent;
  try {
    while (sent.next !== null) {
      onPiece?.(changed);
      sent = await sendPiece(whom, sent.next, { status, changeId });
      changed += sent.changed;
    }
  } catch (error) {
    return { changeId, changed, status, failure: explainFailure(error) };
  }
  return { changeId, changed, status, failure: null };
}

/** Gives people a status, and tells how to take it back. */
export function useSetStatus(onSet: (done: Done) => void) {
  const reload = useReloadPeople();
  const takeBack = async (changeId: string) => {
    let count = 0;
    for (let more = true; more;) {
      const asked = { schema: statusUndoneSchema };
      const piece = await postJson(apiPaths.ownerPeopleStatusUndo, { changeId }, asked);
      count += piece.restored;
      ({ more } = piece);
    }
    await reload();
    return `Taken back for ${countPeople(count)}.`;
  };
  return useMutation({
    mutationFn: setInPieces,
    onSuccess: async ({ changeId, changed, status, failure }) => {
      const set = `${countPeople(changed)} set to ${statusNames[status]}`;
      onSet({
        key: changeId,
        text: failure === null ? `${set}.` : `${set}, then it stopped. ${failure}`,
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
