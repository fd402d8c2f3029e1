import { setImmediate } from 'node:timers/promises';
import { RESTORE_MS } from '../../contract/event-destinations.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/engine/store.ts';
import { countDeliveries } from '../store/outbox/destinations.ts';
import { eventChannel } from '../store/outbox/event-channel.ts';
import { dropRemoved, findEventDestination, listRemoved } from '../store/stream/event-destinations.ts';
import { endReplays, openReplays, stepReplay, type Replay } from '../store/stream/replays.ts';
import type { Clock } from '../time/clock.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';

const EVERY_MS = 1000;
/** A replay waits while so many wait there: a destination that takes nothing is not piled up on. */
export const WAITING_MAX = 1000;
const DROPPED_AT_ONCE = 500;

interface StreamDeps {
  readonly store: Store;
  readonly clock: Clock;
}

async function goOn({ store, clock }: StreamDeps, replay: Replay): Promise<void> {
  const destination = await findEventDestination(store.db, replay.destination_id);
  const isGone = destination === null || destination.removed_at !== null;
  if (isGone) {
    await store.write((tx) => endReplays(tx, replay.destination_id, clock.now()));
    return;
  }
  const { waiting } = await countDeliveries(store.db, [eventChannel(destination.id)], { limit: WAITING_MAX });
  if (waiting < WAITING_MAX) await store.write((tx) => stepReplay(tx, replay, destination, clock.now()));
}

/** One step of each replay, and the end of what was removed; visitors' writes go in between. */
export async function tendStream(deps: StreamDeps, isClosing: () => boolean = () => false): Promise<void> {
  const { store, clock } = deps;
  for (const replay of await openReplays(store.db)) {
    if (isClosing()) return;
    await goOn(deps, replay);
  }
  for (const id of await listRemoved(store.db, clock.now() - 2 * RESTORE_MS))
    for (let isOver = false; !isOver && !isClosing(); await setImmediate())
      isOver = await store.write((tx) => dropRemoved(tx, id, DROPPED_AT_ONCE));
}

/** Goes on with replays of the event stream, and forgets destinations that were removed. */
export function sweepStream(deps: StreamDeps & { readonly log: Pick<Log, 'warn'> }): Sweeper {
  const work = async (isClosing: () => boolean) => tendStream(deps, isClosing);
  return sweepEvery(
    { name: 'event-stream', everyMs: EVERY_MS, work, failure: 'The event stream could not be tended' },
    deps.log,
  );
}
