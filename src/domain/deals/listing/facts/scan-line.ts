import { blankOut } from './blank-out.ts';
import { roleWords, type Role, type RoleWords } from './roles.ts';

/** A figure as it stands: `1,450`, `0.25`, `3+`. Money, dates, telephones and the like are not among them. */
export interface Figure {
  readonly kind: 'figure';
  readonly value: number;
  readonly text: string;
  /** A dot or comma within it. */
  readonly decimal: boolean;
  readonly at: number;
}

export interface WordsToken {
  readonly kind: 'words';
  readonly role: Role;
  readonly before: boolean;
  readonly after: boolean;
  readonly text: string;
}

interface Sign {
  readonly kind: 'colon' | 'dash' | 'slash' | 'break' | 'cell' | 'open' | 'close' | 'word' | 'range';
  readonly text: string;
}

export type Token = Figure | WordsToken | Sign;

export function isWords(token: Token | undefined): token is WordsToken {
  return token?.kind === 'words';
}

const groups = roleWords.map(({ source }) => source.replaceAll(/(?<!\\)\((?!\?)/g, '(?:'));
const free = (source: string) => new RegExp(`(?<![a-zà-ÿ])(?:${source})(?![a-zà-ÿ])`, 'y');
/** Without groups it is quick to say no, as it must at nearly every word; which words they are is asked only where it says yes. */
const ANY_WORDS = free(groups.join('|'));
const WORDS = free(groups.map((source) => `(${source})`).join('|'));
/** What a role's words can begin with; nothing else asks for them. */
const BEGINS = /[a-zà-ÿ#%'(+ -]|[13]\/|\.[57]/y;
/** A figure that is not a part of something else; the `x` of `3x2` is a sign. */
const FIGURE =
  /(?:(?<![a-z\d.,$#])|(?<=\dx))(?:(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})(\.\d{1,4})?(?:'s)?\+?(?!\d)|(\.\d{1,4})(?!\d))/y;
const CLAUSE_END = /[;!>\t|•]|[,.](?!\d)/g;
const RANGE = / ?(?:-|to) ?(?=\d)/y;
const RANGE_OF_FIGURES = /(?<=\d\+? ?) ?(?:-|to) ?(?=\d)/y;
const OPEN_RANGE = /(?<=\d ?)-/y;
const WORD = /[a-zà-ÿ][a-zà-ÿ'-]{0,40}/y;
const fillers = new Set(
  `in on for from is are of at about approx approximately appx around only just the a an with w has have to est estimated or roughly
   nearly almost over por de con y aprox en`.split(/\s+/),
);
const signs: Readonly<Record<string, Sign['kind']>> = {
  ':': 'colon',
  '=': 'colon',
  '?': 'colon',
  '/': 'slash',
  '&': 'slash',
  '+': 'slash',
  x: 'slash',
  '\t': 'cell',
  '|': 'cell',
  '•': 'cell',
  ';': 'break',
  ',': 'break',
  '.': 'break',
  '!': 'break',
  '>': 'break',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
};

/** Whether an expression that holds to its place matches at that of the text. */
function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function wordsAt(line: string, at: number): WordsToken | null {
  if (!matchesAt(BEGINS, line, at) || !matchesAt(ANY_WORDS, line, at)) return null;
  const match = matchAt(WORDS, line, at);
  if (!match || match[0] === '') return null;
  let group = 1;
  while (group < match.length && match[group] === undefined) group += 1;
  const words: RoleWords | undefined = roleWords[group - 1];
  return {
    kind: 'words',
    role: words?.role ?? 'other',
    before: words?.place !== 'after',
    after: words?.place !== 'before',
    text: match[0],
  };
}

function tokenAt(line: string, at: number): { token: Token | null; end: number } {
  const char = line.charAt(at);
  if (char === ' ' && line.charAt(at + 1) !== '-' && !matchesAt(RANGE, line, at)) return { token: null, end: at + 1 };
  const words = wordsAt(line, at);
  if (words) return { token: words, end: at + words.text.length };
  const figure = char === '.' || (char >= '0' && char <= '9') ? matchAt(FIGURE, line, at) : null;
  if (figure) {
    const text = `${figure[1] ?? ''}${figure[2] ?? figure[3] ?? ''}`;
    const decimal = text.includes('.');
    return {
      token: { kind: 'figure', value: Number(text.replaceAll(',', '')), text, decimal, at },
      end: at + figure[0].length,
    };
  }
  const sign = signs[char];
  if (sign !== undefined && !(char === 'x' && /[a-z]/.test(line.charAt(at + 1)))) {
    return { token: { kind: sign, text: char }, end: at + 1 };
  }
  if (char === ' ' || char === '-' || char === 't') {
    const range = matchAt(RANGE_OF_FIGURES, line, at);
    if (range) return { token: { kind: 'range', text: '-' }, end: at + range[0].length };
    if (line.startsWith(' - ', at)) return { token: { kind: 'dash', text: '-' }, end: at + 3 };
    if (char === '-' && matchesAt(OPEN_RANGE, line, at)) return { token: { kind: 'range', text: '-' }, end: at + 1 };
  }
  const word = matchAt(WORD, line, at)?.[0];
  if (word === undefined) return { token: null, end: at + 1 };
  return { token: fillers.has(word) ? null : { kind: 'word', text: word }, end: at + word.length };
}

/** `Beds - 3` says as a colon does, `3 beds - 2 baths` parts what it stands between. */
function readDash(before: readonly Token[]): Token {
  const since = before.slice(before.findLastIndex(({ kind }) => kind === 'break' || kind === 'cell') + 1);
  return { kind: since.some(({ kind }) => kind === 'figure') ? 'break' : 'colon', text: '-' };
}

/** What is longer is no label, so that a clause without figures in it says nothing here. */
const MOST_LABEL = 48;

function endOfClause(line: string, from: number): number {
  CLAUSE_END.lastIndex = from;
  return CLAUSE_END.exec(line)?.index ?? line.length;
}

/** A line in small letters as figures, words with a role, and signs; filling words and spaces are gone. */
export function scanLine(low: string): Token[] {
  const line = blankOut(low);
  const tokens: Token[] = [];
  let clauseEnd = line.length > MOST_LABEL ? 0 : line.length;
  for (let at = 0; at < line.length;) {
    if (at >= clauseEnd) {
      clauseEnd = endOfClause(line, at) + 1;
      if (!/\d/.test(line.slice(at, clauseEnd))) {
        tokens.push({ kind: 'break', text: '.' });
        at = clauseEnd;
        continue;
      }
    }
    const { token, end } = tokenAt(line, at);
    if (token) tokens.push(token.kind === 'dash' ? readDash(tokens) : token);
    at = end;
  }
  return tokens;
}
