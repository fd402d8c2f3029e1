/** Runs work with the same key one after another, even if earlier work fails. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates the queues of one process. Between processes the provider's idempotency keys prevent a second intent. But a provider refuses calls that
 * overlap, and one page often sends two requests at once.
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
