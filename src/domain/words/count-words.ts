import { tellFigure } from '../../contract/tell-figure.ts';

const countWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A count as people write it: in words up to twelve, in figures beyond. `say` says a word in another language. */
export function inWords(count: number, say: (word: (typeof countWords)[number]) => string = (word) => word): string {
  const word = countWords[count - 1];
  return word === undefined ? tellFigure(count) : say(word);
}

/** `three calls`, `one call` */
export const counted = (count: number, one: string, many: string): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;
