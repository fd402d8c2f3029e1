import { AsyncLocalStorage } from 'node:async_hooks';
import { currentLife, type Life } from './life.ts';

/** What is left to do at a moment. */
interface Due {
  at: number;
  seq: number;
  readonly life: Life | undefined;
  run(): void;
  /** Of what repeats itself: its period, and the gap that it has at present. */
  readonly every?: number;
  gap?: number;
}

const HOUR_MS = 3_600_000;
/** Where nothing happens to a process, what it does every so often becomes rarer by this factor, down to once in so long: days take no longer than hours. */
const SLOWER_BY = 6;
const LONGEST_GAP_MS = 8 * HOUR_MS;

const turnOfTheRealLoop = globalThis.setImmediate;

let now = 0;
let seq = 0;
let dues: Due[] = [];
let turns = 0;

/** Begins anew at a moment, with nothing to do. */
export function beginTime(at: number): void {
  [now, seq, dues, turns] = [at, 0, [], 0];
}

/** The true time, in epoch milliseconds; processes may believe another. */
export function trueTime(): number {
  return now;
}

/** How many things the loop has run since the beginning. */
export function turnsTaken(): number {
  return turns;
}

function place(due: Due): void {
  due.seq = seq += 1;
  let [low, high] = [0, dues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dues[middle]?.at ?? 0) <= due.at) low = middle + 1;
    else high = middle;
  }
  dues.splice(low, 0, due);
}

function remove(due: Due): void {
  const at = dues.indexOf(due);
  if (at !== -1) dues.splice(at, 1);
}

/** Calls back after so many milliseconds, unless the life that asked is over by then. Gives what takes it back. */
export function callLater(ms: number, run: () => void, { every }: { every?: number } = {}): () => void {
  const inContext = AsyncLocalStorage.snapshot();
  const due: Due = {
    at: now + Math.max(0, Number.isFinite(ms) ? ms : 0),
    seq: 0,
    life: currentLife(),
    run: () => inContext(run),
    ...(every !== undefined && { every, gap: every }),
  };
  place(due);
  return () => {
    remove(due);
    delete due.gap;
  };
}

/** Resolves after so many milliseconds; never where the life that waits is over by then. */
export async function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  callLater(ms, resolve);
  return promise;
}

/** Something happens to this process: what it does every so often, it does as often as it says again. */
export function stir(life: Life): void {
  for (const due of dues.filter((one) => one.life === life && one.every !== undefined && one.gap !== one.every)) {
    due.gap = due.every ?? 0;
    if (due.at <= now + due.gap) continue;
    remove(due);
    due.at = now + due.gap;
    place(due);
  }
}

/** Forgets what an ended life had still to do. */
export function dropDues(life: Life): void {
  dues = dues.filter((due) => due.life !== life);
}

async function settle(): Promise<void> {
  await new Promise<void>((resolve) => {
    turnOfTheRealLoop(resolve);
  });
}

/** No world of ninety happenings takes a tenth of it: something goes round and round. */
const TURNS_MAX = 400_000;

/** What is done without end. */
export class RestlessError extends Error {
  override readonly name = 'RestlessError';
}

/** Runs what is due, in its order, until nothing is due before this moment, or `isOver` says so. The time is that moment then. */
export async function passTime(until: number, isOver: () => boolean = () => false): Promise<void> {
  for (;;) {
    await settle();
    if (isOver()) return;
    const due = dues[0];
    if (due === undefined || due.at > until) break;
    dues.shift();
    now = Math.max(now, due.at);
    turns += 1;
    if (turns > TURNS_MAX) throw new RestlessError(`After ${turns} turns there is no rest`);
    if (due.life !== undefined && !due.life.isAlive) continue;
    due.run();
    const { every, gap } = due;
    if (every === undefined || gap === undefined) continue;
    due.at = now + gap;
    due.gap = Math.max(every, Math.min(gap * SLOWER_BY, LONGEST_GAP_MS));
    place(due);
  }
  now = Math.max(now, until);
}
