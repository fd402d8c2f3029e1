import { randomUUIDv7 } from 'node:crypto';

/**
 * An id for a new row: a UUID of version 7, which begins with the time. Rows of one time then stand together in every index of ids, so that a
 * commit writes few pages. Its 74 random bits cannot be guessed; what must not tell its time either, such as a secret link, takes another.
 */
export function newRowId(): string {
  return randomUUIDv7();
}
