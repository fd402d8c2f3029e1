import { setTimeout as delay } from 'node:timers/promises';

/** @throws Error where the work takes longer */
export async function within<T>(what: string, patienceMs: number, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = delay(patienceMs, null, { signal: patience.signal }).then(() => {
    throw new Error(`${what} took longer than ${patienceMs / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    patience.abort();
    late.catch(() => undefined);
  }
}
