import { fate } from './chance.ts';
import { currentLife, type Life } from './life.ts';
import { dropDues, pause, stir, trueTime } from './time.ts';
import { tell } from './trace.ts';

/** One step in so many lets others go first; the longest such wait. */
const YIELDS = 0.08;
const YIELD_MS = 6;

/** What is wrong with the database at present, as moments until which it lasts. */
export const disk = { refusesUntil: 0, refusal: 13, awayUntil: 0, stallsUntil: 0 };

/** When anything was made to go wrong: what is sent twice may be, where one of these lies between. */
export const troubles: { from: number; until: number; readonly aheadMs: number }[] = [];
/** Of a trouble whose end is not known yet: a clock stays wrong until it is set right. */
export const UNTIL_WELL = Infinity;

/** @param aheadMs how far the clock is ahead by which the trouble is dated */
export function noteTrouble(ms = 0, aheadMs = 0): void {
  const from = trueTime() + aheadMs;
  troubles.push({ from, until: from + ms, aheadMs });
}

/** What was claimed by a wrong clock, and seems free to the others, is on its way for so long at most once the clock is right. */
const CLAIMED_BEFORE_MS = 10_000;

/** Everything that went wrong is over; a statement that stalls goes on when its time has come. */
export function endTroubles(): void {
  Object.assign(disk, { refusesUntil: 0, awayUntil: 0 });
  const end = Math.max(trueTime(), disk.stallsUntil);
  for (const trouble of troubles) {
    const isClock = trouble.until === UNTIL_WELL;
    trouble.until = Math.min(trouble.until, end + trouble.aheadMs + (isClock ? CLAIMED_BEFORE_MS : 0));
  }
}

export function beginWeather(): void {
  Object.assign(disk, { refusesUntil: 0, refusal: 13, awayUntil: 0, stallsUntil: 0 });
  troubles.length = 0;
}

/** Ends a process at once: nothing that it has begun goes on. */
export function kill(life: Life): void {
  if (!life.isAlive) return;
  tell(life.name, 'killed');
  noteTrouble();
  dropDues(life);
  life.end();
}

async function never(): Promise<never> {
  return new Promise<never>(() => undefined);
}

/** Something happens to the process that the code runs in. */
export function stirHere(): void {
  const life = currentLife();
  if (life !== undefined) stir(life);
}

/**
 * One step that a process takes: before and after each statement, and before and after each call over the network. Here it is killed where its time
 * has come, and here others may go first. A process that is over goes no step further.
 */
export async function step(): Promise<void> {
  const life = currentLife();
  if (life === undefined) return;
  if (life.stepsLeft !== null) {
    life.stepsLeft -= 1;
    if (life.stepsLeft < 0) kill(life);
  }
  if (!life.isAlive) await never();
  if (disk.stallsUntil > trueTime()) await pause(disk.stallsUntil - trueTime());
  else if (fate().chance(YIELDS)) await pause(fate().between(0, YIELD_MS));
}
