import { findWords } from './find-words.ts';
import type { Words } from './fill.ts';

/** What a page needs to speak a language that is not English. */
export interface Speech {
  readonly words: Words;
  /** What a finished English sentence says; null where that is not known. */
  readonly find: (text: string) => string | null;
}

export function speechOf(words: Words): Speech {
  return { words, find: (text) => findWords(words, text) };
}
