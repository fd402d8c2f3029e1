import { finderOf } from './find-words.ts';
import type { Words } from './fill.ts';

/** What a page needs to speak a language that is not English. */
export interface Speech {
  readonly words: Words;
  /** What a finished English sentence says; null where that is not known. */
  readonly find: (text: string) => string | null;
}

/**
 * @param sentences those of the words that may come finished, with values in them. The others are said where they stand, and a short one such as
 *   `{least} to {most}` would be found in half of all sentences.
 */
export function speechOf(words: Words, sentences: Words = words): Speech {
  return { words, find: finderOf(words, sentences) };
}
