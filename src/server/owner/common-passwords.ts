import { hash } from 'node:crypto';
import list from './common-passwords.json' with { type: 'json' };

const BYTES = 4;
const hashes = Buffer.from(list.hashes, 'base64');

/** The first four bytes of a password's SHA-256, as a number; capitals do not matter. */
export function shortHashOf(password: string): number {
  return hash('sha256', password.toLowerCase(), 'buffer').readUInt32BE();
}

/**
 * Whether a password is on the list of those that people take most and that got out. The list holds four bytes of each hash, in order, so one in 100,000
 * passwords that are not on it is taken for one of them. `scripts/make-common-passwords.ts` makes it.
 */
export function isCommonPassword(password: string): boolean {
  const wanted = shortHashOf(password);
  let from = 0;
  let to = hashes.length / BYTES;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = hashes.readUInt32BE(middle * BYTES);
    if (found === wanted) return true;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
