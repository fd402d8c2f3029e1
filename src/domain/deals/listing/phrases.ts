import type { Token } from './lex.ts';
import type { Row } from './phrase-rows.ts';
import { spellings, vocabulary } from './vocabulary.ts';

/** A phrase from one of its groups on: `bed/beds size?`. Of two rows that have a phrase, the one of lower order has it. */
interface Rest {
  readonly row: Row;
  readonly order: number;
  readonly phrase: string;
  from: number;
}

/** One point that phrases have in common: what may follow is worked out when a text comes to it. */
interface Node {
  rests: Rest[];
  ready: Ready | undefined;
}

/** Each word that leads on from a node, and the row that may end there, what is optional skipped. */
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

/** A shorter one is a slip of a word of many spellings alone, by a letter that it lacks or two that changed places. */
const SHORTEST_SLIP = 6;
const SHORTEST_LACK = 4;
const MOST_MEANINGS = 4000;
/** Signs that may stand between the words of one phrase. */
const JOINS = new Set(['.', '-', '/', '(', "'"]);
/** Words that stand within any phrase and change nothing: `let it go today at`, `would probably take`. */
const PASSING = new Set('today now currently just only probably really still actually already'.split(' '));
const root: Node = { rests: [], ready: undefined };
let known: ReadonlySet<string> = new Set();
/** What the words of texts have meant so far. */
const meanings = new Map<string, string>();
/** Each way to write a word, and the word as the vocabulary's phrases have it. */
const plain = new Map<string, string>();
/** Known words that may be slipped in, by first letter and length. */
const slippable = new Map<string, string[]>();

function prepare(): void {
  let all = '';
  for (const row of spellings) {
    all += `${row} `;
    const ways = row.split(' ');
    for (const way of ways) plain.set(way, ways[0] ?? way);
  }
  for (let order = 0; order < vocabulary.length; order += 1) {
    const row = vocabulary[order];
    if (row === undefined || (row.is === 'value' && row.under)) continue;
    all += `${row.words}|`;
    const phrases = row.words.split('|');
    for (let at = 0; at < phrases.length; at += 1) root.rests.push({ row, order, phrase: phrases[at] ?? '', from: 0 });
  }
  known = new Set(all.match(/[^ |?/]{4,}/g));
  known.forEach((word) => {
    if (word.length <= SHORTEST_LACK) return;
    const key = word.charAt(0) + word.length;
    const list = slippable.get(key);
    if (list) list.push(word);
    else slippable.set(key, [word]);
  });
}

const isOptional = (group: string) => group.length > 1 && group.endsWith('?');

/** `bed/beds`, `size?`, and the slash itself. */
function wordsOf(group: string): readonly string[] {
  const bare = isOptional(group) ? group.slice(0, -1) : group;
  return bare === '/' ? ['/'] : bare.split('/').map(plainly);
}

/** Phrases that go on with the same group go on together. */
function byGroup(rests: readonly Rest[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (let at = 0; at < rests.length; at += 1) {
    const rest = rests[at];
    if (rest === undefined || rest.from > rest.phrase.length) continue;
    const { phrase } = rest;
    const blank = phrase.indexOf(' ', rest.from);
    const end = blank < 0 ? phrase.length : blank;
    const group = phrase.slice(rest.from, end);
    rest.from = end + 1;
    const node = nodes.get(group);
    if (node) node.rests.push(rest);
    else nodes.set(group, { rests: [rest], ready: undefined });
  }
  return nodes;
}

function lead(next: Map<string, Node[]>, word: string, to: Node): void {
  const list = next.get(word);
  if (list === undefined) next.set(word, [to]);
  else if (!list.includes(to)) list.push(to);
}

function makeReady(node: Node): Ready {
  const next = new Map<string, Node[]>();
  const done = node.rests.find(({ phrase, from }) => from > phrase.length);
  let row = done?.row;
  let order = done?.order ?? 0;
  byGroup(node.rests).forEach((to, group) => {
    const words = wordsOf(group);
    for (let at = 0; at < words.length; at += 1) lead(next, words[at] ?? '', to);
    if (!isOptional(group)) return;
    const behind = readyOf(to);
    behind.next.forEach((nodes, word) => nodes.forEach((one) => lead(next, word, one)));
    if (behind.row && (row === undefined || behind.order < order)) ({ row, order } = behind);
  });
  node.rests = [];
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
  if (word.endsWith("'s")) return word.slice(0, -2);
  const isShort = word.length < SHORTEST_SLIP;
  for (
    let length = isShort ? word.length : Math.max(SHORTEST_SLIP, word.length - 1);
    length <= word.length + 1;
    length += 1
  )
    for (const other of slippable.get(word.charAt(0) + length) ?? [])
      if (
        isOneAway(word, other) &&
        !other.startsWith(word) &&
        !(isShort && (Array.from(word).some((letter) => !other.includes(letter)) || !plain.has(other)))
      )
        return other;
  return null;
}

const plainly = (word: string) => plain.get(word) ?? word;

/** The word that is meant, as the phrases have it: itself where it is known or short, else a known one a slip away. */
function meant(word: string): string {
  const found = meanings.get(word);
  if (found !== undefined) return found;
  if (meanings.size > MOST_MEANINGS) meanings.clear();
  const isKnown = word.length < SHORTEST_LACK || known.has(word);
  const meaning = plainly(isKnown ? word : (slipOf(word) ?? word));
  meanings.set(word, meaning);
  return meaning;
}

const CELL_SIGNS = new Set(['\t', '•', '|']);

/** The word that a token is for a phrase: none where a cell or a line ends. */
function wordOf(token: Token): string {
  if (token.kind === 'word') return meant(token.low);
  if (token.low === '..') return ':';
  return token.kind === 'line' || token.kind === 'other' || CELL_SIGNS.has(token.low) ? '' : token.low;
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

/** `1,720 sq ft  Lot: 6,970`, `.25 ac in ground pool`: the last word of a phrase belongs to what comes next. */
function isNextLabel(row: Row, tokens: readonly Token[], from: number, end: number): boolean {
  if (tokens[end - 1]?.low === 'in' && tokens[end]?.low === 'ground') return true;
  // `0.25 ac - year built 1978`
  const isAcres = tokens[from]?.low === 'ac' && tokens[from - 1]?.kind === 'number';
  if (isAcres && end > from + 1 && tokens[from + 1]?.kind === 'sign') return true;
  // `1,825 sf. Lot size 75 x 135`, `1,012SF LOT 5,401SF`
  const isOtherSize = (tokens[end]?.value ?? 0) >= LEAST_LOT && AREA.has(tokens[end + 1]?.low ?? '');
  if (tokens[end]?.kind === 'word' || (tokens[end]?.value ?? 0) >= LEAST_LOT)
    for (let at = from + 1; at < end; at += 1)
      if ((tokens[at]?.low === '.' || isOtherSize) && AREA.has(tokens[at - 1]?.low ?? '')) return true;
  return (
    row.is === 'number' &&
    (row.role === 'lotFeet' || row.role === 'otherArea') &&
    end - from > 1 &&
    tokens[end]?.low === ':' &&
    tokens[from - 1]?.kind === 'number'
  );
}

const LEAST_LOT = 100;
const AREA = new Set(['sf', 'sqft']);
const NO_NODES: readonly Node[] = [];
const [SLASH, DASH] = [1, 2];

/** A label may have a slash or a dash between blanks in it, a value only a slash without blanks, and what says nothing neither. */
function widestGap({ is }: Row): number {
  return is === 'number' || is === 'text' ? DASH : is === 'nothing' ? 0 : SLASH;
}

/** Words that pass stand in values and in what names a figure. */
const letsPass = ({ is }: Row) => is === 'number' || is === 'value';

/** The phrases of a text. */
export class PhraseReader {
  private readonly tokens: readonly Token[];
  /** The words of the text for its phrases, slips mended. */
  private readonly words: readonly string[];
  private from = 0;
  private row: Row | undefined;
  private order = 0;
  private to = 0;

  constructor(tokens: readonly Token[]) {
    if (known.size === 0) prepare();
    this.tokens = tokens;
    this.words = tokens.map(wordOf);
  }

  /** The longest phrase that begins at a token. */
  at(from: number): Phrase | undefined {
    const nodes = readyOf(root).next.get(this.words[from] ?? '');
    if (nodes === undefined) return undefined;
    this.from = from;
    this.row = undefined;
    this.to = 0;
    for (let at = 0; at < nodes.length; at += 1) this.follow(nodes[at], from + 1, 0, false);
    const { row, to } = this;
    if (row === undefined) return undefined;
    // `bath(s)`
    const isOpen = this.tokens[to]?.low === ')' && this.tokens.slice(from, to).some(({ low }) => low === '(');
    return { row, from, to: isOpen ? to + 1 : to };
  }

  /** `gap`: the widest sign that was skipped; `passed`: a word was. */
  private follow(node: Node | undefined, at: number, gap: number, passed: boolean): void {
    if (node === undefined) return;
    const { next, row, order } = readyOf(node);
    if (
      row &&
      (at > this.to || (at === this.to && order < this.order)) &&
      gap <= widestGap(row) &&
      (!passed || letsPass(row)) &&
      !isNextLabel(row, this.tokens, this.from, at)
    ) {
      this.row = row;
      this.order = order;
      this.to = at;
    }
    if (next.size === 0) return;
    const nodes = next.get(this.words[at] ?? '') ?? NO_NODES;
    for (let one = 0; one < nodes.length; one += 1) this.follow(nodes[one], at + 1, gap, passed);
    const token = this.tokens[at];
    if (token === undefined) return;
    const passes = PASSING.has(token.low);
    if (!passes && (!JOINS.has(token.low) || endsSentence(this.tokens, at))) return;
    const isApart = token.gap && (token.low === '-' || (token.low === '/' && this.tokens[at + 1]?.gap === true));
    const wider = Math.max(gap, isApart ? DASH : token.low === '/' ? SLASH : 0);
    const behind = next.get(this.words[at + 1] ?? '') ?? NO_NODES;
    for (let one = 0; one < behind.length; one += 1) this.follow(behind[one], at + 2, wider, passed || passes);
  }
}
