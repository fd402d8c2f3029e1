import type { Store } from './store.ts';

const PROBE = 'write-probe';
/** However often it is asked, a try is good for so long. */
const GOOD_FOR_MS = 1000;

/** Looks whether the database is migrated and tries to write, at most once a second; rejects with what a write rejects with. */
export function createWriteProbe(store: Store, nowMs: () => number = () => performance.now()): () => Promise<void> {
  let last: { readonly at: number; readonly tried: Promise<void> } | null = null;

  async function tryToWrite(value: string): Promise<void> {
    await store.checkReady();
    await store.write(async (tx) => {
      await tx
        .insertInto('secrets')
        .values({ name: PROBE, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    });
  }

  return () => {
    const at = nowMs();
    if (last === null || at - last.at >= GOOD_FOR_MS) last = { at, tried: tryToWrite(String(at)) };
    return last.tried;
  };
}
