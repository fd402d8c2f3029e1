/** Runs what has one key one after another, whether or not the ones before succeed. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns within one process. Between processes the provider's idempotency keys do the same, but a provider answers calls that overlap with a
 * refusal, and two of one page's are common.
 */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    const settled = own.catch(() => undefined);
    last.set(key, settled);
    try {
      return await own;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
