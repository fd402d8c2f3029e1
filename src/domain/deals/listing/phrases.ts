import type { Token } from './lex.ts';
import type { Row } from './phrase-rows.ts';
import { vocabulary } from './vocabulary.ts';

/** What may follow at one point of a phrase: groups of words that mean the same, each leading on. Rows share their beginnings. */
interface Node {
  readonly groups: Map<string, Node>;
  row: Row | undefined;
  /** Which of the rows it is: where two have a phrase, the first has it. */
  order: number;
  ready: Ready | undefined;
}

/** A node with each word that leads on from it, and the row that may end there, what is optional skipped. */
interface Ready {
  readonly next: ReadonlyMap<string, readonly Node[]>;
  readonly row: Row | undefined;
  readonly order: number;
}

/** A phrase of the vocabulary in the text: the tokens from `from` up to `to`. */
export interface Phrase {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
}

const SHORTEST_SLIP = 6;
const MOST_SLIPS = 2000;
/** Signs that may stand between the words of one phrase. */
const JOINS = new Set(['.', '-', '/', '(', "'"]);
const root: Node = { groups: new Map(), row: undefined, order: 0, ready: undefined };
/** The words of each group: `bed/beds`, `size?`. */
const groups = new Map<string, readonly string[]>();
const known = new Set<string>();
const slips = new Map<string, string | null>();
/** Known words that may be slipped in, by first letter and length. */
const slippable = new Map<string, string[]>();

const isOptional = (group: string) => group.length > 1 && group.endsWith('?');

function wordsOf(group: string): readonly string[] {
  const found = groups.get(group);
  if (found) return found;
  const bare = isOptional(group) ? group.slice(0, -1) : group;
  const words = bare === '/' ? ['/'] : bare.split('/');
  groups.set(group, words);
  for (const word of words) known.add(word);
  return words;
}

function add(row: Row, phrase: string, order: number): void {
  let node = root;
  for (const group of phrase.split(' ')) {
    if (group === '') continue;
    let next = node.groups.get(group);
    if (next === undefined) {
      next = { groups: new Map(), row: undefined, order: 0, ready: undefined };
      node.groups.set(group, next);
      wordsOf(group);
    }
    node = next;
  }
  if (node === root || node.row !== undefined) return;
  node.row = row;
  node.order = order;
}

function prepare(): void {
  for (const [order, row] of vocabulary.entries())
    if (row.is !== 'value' || !row.under) for (const phrase of row.words.split('|')) add(row, phrase, order);
  for (const word of known) {
    if (word.length < SHORTEST_SLIP) continue;
    const key = word.charAt(0) + word.length;
    const list = slippable.get(key);
    if (list) list.push(word);
    else slippable.set(key, [word]);
  }
}

function makeReady(node: Node): Ready {
  const next = new Map<string, Node[]>();
  let { row, order } = node;
  const lead = (word: string, to: Node) => {
    const list = next.get(word);
    if (list === undefined) next.set(word, [to]);
    else if (!list.includes(to)) list.push(to);
  };
  for (const [group, to] of node.groups) {
    for (const word of wordsOf(group)) lead(word, to);
    if (!isOptional(group)) continue;
    const behind = readyOf(to);
    for (const [word, nodes] of behind.next) for (const one of nodes) lead(word, one);
    if (behind.row && (row === undefined || behind.order < order)) ({ row, order } = behind);
  }
  return { next, row, order };
}

function readyOf(node: Node): Ready {
  node.ready ??= makeReady(node);
  return node.ready;
}

/** Whether two words differ by one letter more, less, other or by two that changed places. */
function isOneAway(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < least - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  const [restA, restB] = [a.length - start - end, b.length - start - end];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

function slipOf(word: string): string | null {
  // A plural is no slip.
  if (word.endsWith('s') && known.has(word.slice(0, -1))) return null;
  for (let length = Math.max(SHORTEST_SLIP, word.length - 1); length <= word.length + 1; length += 1)
    for (const other of slippable.get(word.charAt(0) + length) ?? [])
      if (isOneAway(word, other) && !other.startsWith(word)) return other;
  return null;
}

/** The word that is meant: itself where it is known or short, else a known one a slip away. */
function meant(word: string): string {
  if (word.length < SHORTEST_SLIP || known.has(word)) return word;
  const found = slips.get(word);
  if (found !== undefined) return found ?? word;
  if (slips.size > MOST_SLIPS) slips.clear();
  const slip = slipOf(word);
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

/** `1,720 sq ft  Lot: 6,970`: the last word of a unit's phrase is the next label. */
function isNextLabel(row: Row, tokens: readonly Token[], from: number, end: number): boolean {
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

const NO_NODES: readonly Node[] = [];
const [SLASH, DASH] = [1, 2];

/** Labels span a slash and a dash between blanks; values no such dash; what says nothing neither. */
function widestGap({ is }: Row): number {
  return is === 'number' || is === 'text' ? DASH : is === 'nothing' ? 0 : SLASH;
}

/** The longest phrase that begins at one token. */
class Match {
  row: Row | undefined;
  to = 0;
  private order = 0;
  private readonly words: readonly string[];
  private readonly tokens: readonly Token[];
  private readonly from: number;

  constructor(words: readonly string[], tokens: readonly Token[], from: number) {
    this.words = words;
    this.tokens = tokens;
    this.from = from;
  }

  /** `gap`: the widest sign that was skipped. */
  follow(node: Node, at: number, gap: number): void {
    const { next, row, order } = readyOf(node);
    if (
      row &&
      (at > this.to || (at === this.to && order < this.order)) &&
      gap <= widestGap(row) &&
      !isNextLabel(row, this.tokens, this.from, at)
    ) {
      this.row = row;
      this.order = order;
      this.to = at;
    }
    if (next.size === 0) return;
    for (const to of next.get(this.words[at] ?? '') ?? NO_NODES) this.follow(to, at + 1, gap);
    const token = this.tokens[at];
    if (token === undefined || !JOINS.has(token.low) || endsSentence(this.tokens, at)) return;
    const wider = Math.max(gap, token.low === '-' && token.gap ? DASH : token.low === '/' ? SLASH : 0);
    for (const to of next.get(this.words[at + 1] ?? '') ?? NO_NODES) this.follow(to, at + 2, wider);
  }
}

/** The words of a text for its phrases, slips mended. */
export function phraseWords(tokens: readonly Token[]): string[] {
  if (known.size === 0) prepare();
  return tokens.map(wordOf);
}

/** The longest phrase that begins at a token. */
export function phraseAt(words: readonly string[], tokens: readonly Token[], from: number): Phrase | undefined {
  const nodes = readyOf(root).next.get(words[from] ?? '');
  if (nodes === undefined) return undefined;
  const match = new Match(words, tokens, from);
  for (const node of nodes) match.follow(node, from + 1, 0);
  const { row } = match;
  let { to } = match;
  if (row === undefined) return undefined;
  // `bath(s)`
  if (tokens[to]?.low === ')' && tokens.slice(from, to).some(({ low }) => low === '(')) to += 1;
  return { row, from, to };
}
