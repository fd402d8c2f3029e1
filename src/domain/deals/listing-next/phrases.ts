import type { Token } from './lex.ts';
import { vocabulary, type Row } from './vocabulary.ts';

interface Pattern {
  readonly row: Row;
  readonly groups: readonly { readonly words: ReadonlySet<string>; readonly optional: boolean }[];
}

/** A phrase of the vocabulary in the text: the tokens from `from` up to `to`. */
export interface Phrase {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
}

const SHORTEST_SLIP = 6;
/** Signs that may stand between the words of one phrase. */
const JOINS = new Set(['.', '-', '/', '(', "'"]);
const patterns = new Map<string, Pattern[]>();
const known = new Set<string>();
const slips = new Map<string, string | null>();
const byLetter = new Map<string, string[]>();
const MOST_SLIPS = 2000;

function compile(row: Row, phrase: string): void {
  const groups = phrase
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const optional = part.length > 1 && part.endsWith('?');
      const bare = optional ? part.slice(0, -1) : part;
      return { words: new Set(bare === '/' ? ['/'] : bare.split('/')), optional };
    });
  const pattern = { row, groups };
  for (const group of groups) {
    for (const word of group.words) {
      const list = patterns.get(word);
      if (list?.at(-1) === pattern) continue;
      if (list) list.push(pattern);
      else patterns.set(word, [pattern]);
    }
    if (!group.optional) break;
  }
  for (const { words } of groups) for (const word of words) known.add(word);
}

function prepare(): void {
  for (const row of vocabulary)
    if (row.is !== 'value' || !row.under) for (const phrase of row.words.split('|')) compile(row, phrase);
  for (const word of known) {
    if (word.length < SHORTEST_SLIP) continue;
    const letter = word.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
}

/** Whether two words of like length differ by one letter more, less, other or by two that changed places. */
function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length === b.length)
    return (
      a.slice(at + 1) === b.slice(at + 1) ||
      (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
    );
  return a.length > b.length ? a.slice(at + 1) === b.slice(at) : a.slice(at) === b.slice(at + 1);
}

/** The word that is meant: itself where it is known or short, else a known one a slip away. */
function meant(word: string): string {
  if (word.length < SHORTEST_SLIP || known.has(word)) return word;
  const found = slips.get(word);
  if (found !== undefined) return found ?? word;
  if (slips.size > MOST_SLIPS) slips.clear();
  // A plural is no slip.
  const slip =
    word.endsWith('s') && known.has(word.slice(0, -1))
      ? null
      : (byLetter
          .get(word.charAt(0))
          ?.find((other) => other.length >= SHORTEST_SLIP && isOneAway(word, other) && !other.startsWith(word)) ??
        null);
  slips.set(word, slip);
  return slip ?? word;
}

/** The word that a token is for a phrase: none where a cell or a line ends. */
function wordOf(token: Token | undefined): string {
  if (token === undefined || token.kind === 'line' || token.low === '\t' || token.low === '•' || token.low === '|')
    return '';
  return token.kind === 'word' ? meant(token.low) : token.low;
}

/** Words that a dot shortens, so that it ends no sentence. */
const DOTTED = new Set(
  'sqft sf const sq yr yrs st apx approx appx est tot ft no act eff orig lvg liv fin htd bldg ann att det gar br ba bd avg lot prop p i s l c'.split(
    ' ',
  ),
);

function endsSentence(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.low === '.' && tokens[at + 1]?.gap === true && !DOTTED.has(tokens[at - 1]?.low ?? '');
}

/** The words of a text for its phrases, slips mended. */
export function phraseWords(tokens: readonly Token[]): string[] {
  if (patterns.size === 0) prepare();
  return tokens.map(wordOf);
}

/** The end of the longest reading of the groups from one on, or 0. */
function matchFrom(
  pattern: Pattern,
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
  group: number,
): number {
  const wanted = pattern.groups[group];
  if (wanted === undefined) return at;
  const skip =
    group > 0 &&
    JOINS.has(tokens[at]?.low ?? '') &&
    !endsSentence(tokens, at) &&
    !(pattern.row.is !== 'number' && pattern.row.is !== 'text' && tokens[at]?.low === '-' && tokens[at]?.gap) &&
    !(pattern.row.is === 'nothing' && tokens[at]?.low === '/')
      ? 1
      : 0;
  for (let jump = 0; jump <= skip; jump += 1) {
    if (wanted.words.has(words[at + jump] ?? '')) {
      const end = matchFrom(pattern, words, tokens, at + jump + 1, group + 1);
      if (end > 0) return end;
    }
  }
  return wanted.optional ? matchFrom(pattern, words, tokens, at, group + 1) : 0;
}

/** `1,720 sq ft  Lot: 6,970`: the last word of a unit's phrase is the next label. */
function isNextLabel({ row }: Pattern, tokens: readonly Token[], from: number, end: number): boolean {
  // `1,825 sf. Lot size 75 x 135`
  if (
    tokens[end]?.kind === 'word' &&
    tokens
      .slice(from, end)
      .some((token, at, all) => token.low === '.' && (all[at - 1]?.low === 'sf' || all[at - 1]?.low === 'sqft'))
  )
    return true;
  return (
    row.is === 'number' &&
    (row.role === 'lotFeet' || row.role === 'otherArea') &&
    end - from > 1 &&
    tokens[end]?.low === ':' &&
    tokens[from - 1]?.kind === 'number'
  );
}

/** The longest phrase that begins at a token. */
export function phraseAt(words: readonly string[], tokens: readonly Token[], from: number): Phrase | undefined {
  const list = patterns.get(words[from] ?? '');
  if (list === undefined) return undefined;
  let best: Pattern | undefined;
  let to = 0;
  for (const pattern of list) {
    const end = matchFrom(pattern, words, tokens, from, 0);
    if (end > to && !isNextLabel(pattern, tokens, from, end)) [best, to] = [pattern, end];
  }
  if (best === undefined) return undefined;
  // `bath(s)`
  if (tokens[to]?.low === ')' && tokens.slice(from, to).some(({ low }) => low === '(')) to += 1;
  return { row: best.row, from, to };
}
