import type { Clock } from '../time/clock.ts';
import { hastenWaiting, reopenDestination, reviveDead } from '../store/outbox/destinations.ts';
import type { Store } from '../store/engine/store.ts';
import type { Address } from '../outbox/destinations.ts';

/** Rows in one write: a destination that was away for days may have a hundred thousand, and nothing else is to wait for them. */
const BATCH = 500;

/**
 * Ends a pause: what waits there is due now, with all its days of retries before it, and so are the dead letters where asked. The
 * destination opens last, so that a process that dies half way leaves it paused, to be resumed again.
 */
export async function resumeDestination(
  { store, clock }: { store: Store; clock: Clock },
  { id, destinations }: Address,
  { withDead }: { withDead: boolean },
): Promise<void> {
  const at = clock.now();
  for (const release of withDead ? [reviveDead, hastenWaiting] : [hastenWaiting]) {
    let released = BATCH;
    while (released === BATCH) released = await store.write((tx) => release(tx, destinations, { at, limit: BATCH }));
  }
  await store.write((tx) => reopenDestination(tx, id, at));
}
