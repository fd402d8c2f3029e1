import { randomUUIDv7 } from 'node:crypto';

/** In the string of a UUID: the time takes the first thirteen places, then comes the version, then three digits that RFC 9562 lets a counter have. */
const TIME_END = 13;
const COUNTER = { from: 15, to: 18, values: 0x1000 };

let lastTime = '';
let counter = 0;

/**
 * An id for a new row: a UUID of version 7, which begins with the time. Rows of one time then stand together in every index of ids, so that a
 * commit writes few pages. Ids of one process and one millisecond follow one another, so that lists keep the order in which rows came. Its 62
 * random bits cannot be guessed; what must not tell its time either, such as a secret link, takes another.
 */
export function newRowId(): string {
  const id = randomUUIDv7();
  const time = id.slice(0, TIME_END);
  counter = time === lastTime ? (counter + 1) % COUNTER.values : 0;
  lastTime = time;
  return `${id.slice(0, COUNTER.from)}${counter.toString(16).padStart(COUNTER.to - COUNTER.from, '0')}${id.slice(COUNTER.to)}`;
}
