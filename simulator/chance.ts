import { seededRandom, type Random } from '../src/server/demo/random.ts';

/** What the processes draw: ids, keys, jitter. */
let drawn: Random = seededRandom(0);
/** What the world decides: delays, losses. Apart, so that an id more does not change the weather. */
let decided: Random = seededRandom(0);

export function beginChance(seed: number): void {
  [drawn, decided] = [seededRandom(seed), seededRandom(seed ^ 0x5eed)];
}

export function draw(): number {
  return drawn.next();
}

export function fate(): Random {
  return decided;
}
