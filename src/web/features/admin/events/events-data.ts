import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  eventDestinationMadeSchema,
  eventDestinationsSchema,
  eventTestSchema,
  type EventDestinationMade,
  type EventDestinationShown,
  type EventTest,
  type SentChange,
  type SentDestination,
} from '../../../../contract/event-destinations.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { deleteAt, postJson } from '../../../api/request.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import type { Done } from '../parts/undo-note.tsx';

const REPLAY_LOOK_MS = 1500;
const key = [OWNER_DATA, apiPaths.ownerEventDestinations];
const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** The destinations of the event stream; reloaded while a replay is under way. */
export function useEventDestinations() {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerEventDestinations, eventDestinationsSchema, signal),
    select: ({ destinations }) => destinations,
    refetchInterval: ({ state }) =>
      state.data?.destinations.some(({ replay }) => replay?.isOver === false) ? REPLAY_LOOK_MS : false,
  });
}

/** Does something about the destinations, then loads them again. */
function useDeed<Wanted, Answer = void>(deed: (wanted: Wanted) => Promise<Answer>, onDone?: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: key });
      onDone?.(answer);
    },
  });
}

/** Makes a destination; hears of it, with its secret, which is told once. */
export function useMake(onMade: (made: EventDestinationMade) => void) {
  return useDeed(
    async (wanted: SentDestination) =>
      postJson(apiPaths.ownerEventDestinations, wanted, { schema: eventDestinationMadeSchema }),
    onMade,
  );
}

export function useChange(id: string, onChanged: () => void) {
  return useDeed(async (wanted: SentChange) => postJson(pathOf(apiPaths.ownerEventDestination, id), wanted), onChanged);
}

/** Removes a destination, with the way back. */
export function useRemove({ id, name }: EventDestinationShown, onDone: (done: Done) => void) {
  const client = useQueryClient();
  const takeBack = async () => {
    await postJson(pathOf(apiPaths.ownerEventDestinationRestore, id));
    await client.invalidateQueries({ queryKey: key });
    return `${name} is back.`;
  };
  return useDeed(
    async () => deleteAt(pathOf(apiPaths.ownerEventDestination, id)),
    () => onDone({ key: `removed ${id} ${Date.now()}`, text: `${name} is removed.`, takeBack }),
  );
}

export function useTest(id: string) {
  return useMutation({
    mutationFn: async (): Promise<EventTest> =>
      postJson(pathOf(apiPaths.ownerEventDestinationTest, id), undefined, { schema: eventTestSchema }),
  });
}

export function useReplay(id: string, onBegun: () => void) {
  return useDeed(
    async (days: { from: string; until: string }) => postJson(pathOf(apiPaths.ownerEventDestinationReplay, id), days),
    onBegun,
  );
}
