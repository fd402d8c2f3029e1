import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '../../src/server/store/engine/store.ts';

/** The process was killed; whatever it would have done next, it does not. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

interface Life {
  stepsLeft: number;
}

const lives = new AsyncLocalStorage<Life>();

/** One step that a process takes: before or after a commit, before or after a call to Stripe. Throws where it is killed there, and ever after. */
export function step(): void {
  const life = lives.getStore();
  if (life === undefined) return;
  if (life.stepsLeft === 0) throw new Killed();
  life.stepsLeft -= 1;
}

/** Runs something in a process that is killed after so many steps; null is one that lives. */
export async function inProcess<T>(stepsLeft: number | null, run: () => Promise<T>): Promise<T> {
  return stepsLeft === null ? run() : lives.run({ stepsLeft }, run);
}

/** The store as a process sees it that may be killed between any two steps; what is committed stays. */
export function mortal(store: Store): Store {
  return {
    ...store,
    async write(unit) {
      step();
      const value = await store.write(unit);
      step();
      return value;
    },
    async writeBeside(unit) {
      step();
      const value = await store.writeBeside(unit);
      step();
      return value;
    },
    async writeBulk(bulk, item) {
      step();
      await store.writeBulk(bulk, item);
      step();
    },
  };
}
