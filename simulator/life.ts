import { AsyncLocalStorage } from 'node:async_hooks';

/** One simulated process, from its start to its end; a process that is started again is another life. */
export interface Life {
  readonly name: string;
  /** How far its clock is off, in milliseconds. */
  clockOffMs: number;
  isAlive: boolean;
  /** After how many steps it is killed; null where nothing kills it. */
  stepsLeft: number | null;
  /** What ends with it. */
  readonly endings: (() => void)[];
  /** Resolves when it is over. */
  readonly over: Promise<void>;
  end(): void;
}

const lives = new AsyncLocalStorage<Life>();

/** The life in which the calling code runs; undefined for what is no process: visitors, services, the simulator. */
export function currentLife(): Life | undefined {
  return lives.getStore();
}

/** Runs something as a part of this life. */
export function inLife<T>(life: Life, run: () => T): T {
  return lives.run(life, run);
}

export function newLife(name: string): Life {
  const { promise, resolve } = Promise.withResolvers<void>();
  const life: Life = {
    name,
    clockOffMs: 0,
    isAlive: true,
    stepsLeft: null,
    endings: [],
    over: promise,
    end() {
      if (!life.isAlive) return;
      life.isAlive = false;
      for (const ending of life.endings) ending();
      resolve();
    },
  };
  return life;
}
