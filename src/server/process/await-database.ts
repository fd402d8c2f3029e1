import { setTimeout as delay } from 'node:timers/promises';
import { adviceOn, causesOf, explainTrouble } from '../store/engine/database-trouble.ts';
import { StoreUnavailableError } from '../store/engine/store.ts';
import { codeOf } from '../store/engine/unavailable.ts';

const PAUSE_MS = 1000;
/** Who reads the log learns now and then that it still waits. */
const SAY_EVERY_MS = 60_000;
/** PostgreSQL's own no to who asks, or to which database: waiting changes nothing. */
const REFUSES_US = /^(28|3D)/;

/** Of an error around it: that the database is away. */
const whyAway = (error: unknown) => causesOf(error).find((one) => one instanceof StoreUnavailableError);

/** Whether the same may succeed a little later: the database is away, or has no primary now. */
function mayPass(error: unknown): boolean {
  const isRefused = causesOf(error).some((one) => REFUSES_US.test(codeOf(one) ?? ''));
  return !isRefused && adviceOn(error) === null && whyAway(error) !== undefined;
}

/**
 * Does the work again until the database can be reached: after a power cut it may come up later than Foyer, and a new primary is chosen within half a
 * minute. Whatever is wrong otherwise is thrown.
 * @param isRemote whether the database is another program's; a file is not waited for
 */
export async function awaitDatabase<T>(
  work: () => Promise<T>,
  { isRemote, say }: { isRemote: boolean; say: (line: string) => void },
): Promise<T> {
  let saidAt = -Infinity;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isRemote || !mayPass(error)) throw error;
      if (performance.now() - saidAt >= SAY_EVERY_MS) {
        saidAt = performance.now();
        say(`Foyer waits for its database: ${explainTrouble(whyAway(error))}\n`);
      }
    }
    await delay(PAUSE_MS);
  }
}
