import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailableError } from '../store/engine/store.ts';

const PAUSE_MS = 1000;
/** Who reads the log learns now and then that it still waits. */
const SAY_EVERY_MS = 60_000;
/** PostgreSQL's own no to who asks, or to which database: waiting changes nothing. */
const REFUSES_US = /^(28|3D)/;

/** An error and what caused it, in words; a connection refused at every address has a code but no message. */
export function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || ('code' in error ? String(error.code) : error.name);
  return error.cause === undefined ? own : `${own}: ${reasons(error.cause)}`;
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** Whether the same may succeed a little later: the database is away, or has no primary now. */
function mayPass(error: unknown): boolean {
  const all = causes(error);
  const isRefused = all.some((one) => 'code' in one && typeof one.code === 'string' && REFUSES_US.test(one.code));
  return !isRefused && all.some((one) => one instanceof StoreUnavailableError);
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
        say(`Foyer waits for its database: ${reasons(error)}\n`);
      }
    }
    await delay(PAUSE_MS);
  }
}
