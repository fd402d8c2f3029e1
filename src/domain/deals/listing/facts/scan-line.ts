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

const groups = roleWords.map(({ source }) => source.replaceAll(/\((?!\?)/g, '(?:'));
const free = (source: string) => new RegExp(`(?<![a-zà-ÿ])(?:${source})(?![a-zà-ÿ])`, 'y');
/** Without groups it is quick to say no, as it must at nearly every word; which words they are is asked only where it says yes. */
const ANY_WORDS = free(groups.join('|'));
const WORDS = free(groups.map((source) => `(${source})`).join('|'));
const FIGURE = /(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})(\.\d{1,4})?(?:'s)?\+?(?!\d)|(\.\d{1,4})(?!\d)/y;
/** Before a figure that is not a part of something else; the `x` of `3x2` is a sign. */
const FREE = /(?:^|[^a-z\d.,$#]|\dx)$/;
const CLAUSE_END = /[;!>\t|•]|[,.](?!\d)/g;
const RANGE = /^ ?(?:-|to) ?(?=\d)/;
const WORD = /[a-zà-ÿ][a-zà-ÿ'-]{0,40}/y;
const FILLER =
  /^(?:in|on|for|from|is|are|of|at|about|approx|approximately|appx|around|only|just|the|a|an|with|w|has|have|to|est|estimated|or|roughly|nearly|almost|over|por|de|con|y|aprox|en)$/;
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

/** What has figures and is none of the house's counts: taken out before the line is read. */
const NO_FIGURES: readonly RegExp[] = [
  /https?:\/\/\S{1,400}/g,
  /[\w.+-]{1,64}@[\w.-]{1,80}/g,
  /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/g,
  /(?<!\/ ?[a-z]{1,9}[ :]{1,3})\b\d{1,2}[/-]\d{1,2}[/-](?:19|20)?\d{2}\b(?![/x])/g,
  /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g,
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}\b/g,
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? (?:19|20)\d{2}\b/g,
  /\b\d{1,2}:\d{2}\b/g,
  /\d[\d,.]{0,12} ?%/g,
  /\b\d{2,6}-\d{2,6}-\d{1,6}(?:-\d{1,6}){0,3}\b/g,
  /#\s?\d[\w-]{0,14}/g,
  /\$ ?[\d.,]{1,14}(?: ?(?:k|mm?|mil|million|thousand)\b)?/g,
  /\b\d{1,4}(?:\.\d{1,3})?k\b/g,
  /\b\d{1,2}(?:st|nd|rd|th)\b/g,
  /\b[a-z]{1,3}\d{3,9}\b/g,
];

/** `3 (possible 4th) bed` counts three. */
const POSSIBLE = /\((?:possible|poss\.?|potential|could be|w\/|plus|or)[^()]{0,30}\)/g;
/** `Year built (age 72): 1953`. */
const ASIDE =
  /\((?:age[^()]{0,20}|src|source|tax|est\w{0,6}\.?|approx\.?|actual|assessor|county|public records?|sq\.? ?ft\.?|sqft|sf)\)(?=\s?:)/g;
/** A septic tank for three bedrooms is no bedroom. */
const FOR_ROOMS = /\b(?:septic|perc\w{0,4}|system)[^.;]{0,30}\d[ -]?(?:bed|br)\w{0,6}/g;

function blankOut(low: string): string {
  if (!/\d/.test(low)) return low;
  const plain = readFractions(low).replace(POSSIBLE, '').replace(ASIDE, '').replace(FOR_ROOMS, 'septic');
  return NO_FIGURES.reduce((text, pattern) => text.replace(pattern, ' ; '), plain);
}

const halves: Readonly<Record<string, string>> = {
  quarter: '.25',
  third: '.33',
  half: '.5',
  'three-quarter': '.75',
  'three quarters': '.75',
};

/** `2 1/2 baths`, `1/4 acre`, `a quarter acre` with their decimals. */
function readFractions(low: string): string {
  return low
    .replace(
      /(?<![\d/.,])(?:(\d{1,2})[ -])?([13])\/([2348])(?= ?(?:of an? )?-?(?:acres?|ac)\b)/g,
      (_, whole: string | undefined, top: string, bottom: string) =>
        String(Math.round((Number(whole ?? 0) + Number(top) / Number(bottom)) * 1000) / 1000),
    )
    .replace(/(?<![\d/.,$])(\d) ?f(?:ull)?[ ,/&+]{0,3}(\d) ?h(?:alf|lf)?\b/g, '$1 full $2 half')
    .replace(/(garages?)[,;] (?=\d ?-?cars?\b)/g, '$1 ')
    .replace(/(?<![\d/.,])(\d{1,2})[ -]1\/2(?= ?-?(?:ba|bth))/g, '$1.5')
    .replace(
      /\b(?:an? )?(quarter|third|half|three[- ]quarters?)(?: of)?(?: an?)?[ -](?=acre)/g,
      (whole, word: string) => `${halves[word] ?? whole} `,
    )
    .replace(/(\d\.\d{1,2}|\d) of an? (?=acre)/g, '$1 ');
}

function readWords(text: string, match: RegExpExecArray): Token {
  const group = match.findIndex((part, index) => index > 0 && part !== undefined);
  const words: RoleWords | undefined = roleWords[group - 1];
  return {
    kind: 'words',
    role: words?.role ?? 'other',
    before: words?.place !== 'after',
    after: words?.place !== 'before',
    text,
  };
}

function tokenAt(line: string, at: number): { token: Token | null; end: number } {
  if (line[at] === ' ' && !line.startsWith(' -', at) && !RANGE.test(line.slice(at, at + 6)))
    return { token: null, end: at + 1 };
  ANY_WORDS.lastIndex = at;
  WORDS.lastIndex = at;
  const words = ANY_WORDS.test(line) ? WORDS.exec(line) : null;
  if (words && words[0].length > 0) return { token: readWords(words[0], words), end: at + words[0].length };
  FIGURE.lastIndex = at;
  const figure =
    /[\d.]/.test(line[at] ?? '') && FREE.test(line.slice(Math.max(0, at - 2), at)) ? FIGURE.exec(line) : null;
  if (figure) {
    const text = `${figure[1] ?? ''}${figure[2] ?? figure[3] ?? ''}`;
    const decimal = text.includes('.');
    return {
      token: { kind: 'figure', value: Number(text.replaceAll(',', '')), text, decimal, at },
      end: at + figure[0].length,
    };
  }
  const sign = signs[line[at] ?? ''];
  if (sign !== undefined && !(line[at] === 'x' && /[a-z]/.test(line[at + 1] ?? ''))) {
    return { token: { kind: sign, text: line[at] ?? '' }, end: at + 1 };
  }
  const range = RANGE.exec(line.slice(at, at + 6));
  if (range && /\d\+? ?$/.test(line.slice(Math.max(0, at - 3), at))) {
    return { token: { kind: 'range', text: '-' }, end: at + range[0].length };
  }
  if (line.startsWith(' - ', at)) return { token: { kind: 'dash', text: '-' }, end: at + 3 };
  if (line[at] === '-' && /\d ?$/.test(line.slice(Math.max(0, at - 2), at))) {
    return { token: { kind: 'range', text: '-' }, end: at + 1 };
  }
  WORD.lastIndex = at;
  const word = WORD.exec(line);
  if (!word) return { token: null, end: at + 1 };
  return { token: FILLER.test(word[0]) ? null : { kind: 'word', text: word[0] }, end: at + word[0].length };
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
