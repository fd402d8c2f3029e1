import { stateNames } from '../state-names.ts';
import type { Token } from './lex.ts';
import { zipPrefixes } from './zip-prefixes.ts';

export interface Span {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A state's code or name in the text. */
export interface State extends Span {
  readonly to: number;
  /** It can be nothing but a state. */
  readonly sure: boolean;
}

/** The names of states by their first word. */
const namesByWord = new Map<string, (readonly [words: readonly string[], code: string])[]>();
for (const [name, code] of Object.entries(stateNames)) {
  const words = name.split(' ');
  const first = words[0] ?? '';
  namesByWord.set(first, [...(namesByWord.get(first) ?? []), [words, code]]);
}
const NO_NAMES: readonly (readonly [words: readonly string[], code: string])[] = [];
const codes = new Set(Object.values(stateNames).map((code) => code.toLowerCase()));
/** Codes that are words as well: they need capitals, or a ZIP behind them. */
const alsoWords = new Set(
  'in or me ok hi oh la de al co id ma pa mo ca ct ne va pr mt ri nd sc sd ms ar md'.split(' '),
);
const statesByPrefix = new Map<string, readonly string[]>();

/** The states with a range of first digits that holds these: `TX 733,739,750-770`. */
function statesOfPrefix(prefix: string): string[] {
  const states: string[] = [];
  for (const entry of zipPrefixes.split('|'))
    for (const range of entry.slice(3).split(','))
      if (prefix >= range.slice(0, 3) && prefix <= range.slice(-3)) states.push(entry.slice(0, 2));
  return states;
}

/** The states that a ZIP code can lie in. */
export function statesOfZip(zip: string): readonly string[] {
  const prefix = zip.slice(0, 3);
  const found = statesByPrefix.get(prefix);
  if (found) return found;
  const states = statesOfPrefix(prefix);
  statesByPrefix.set(prefix, states);
  return states;
}

/** Whether a state's code or name may begin with that word. */
export const beginsState = (low: string) =>
  low.length <= 2 ? low.length === 1 || codes.has(low) : namesByWord.has(low);

/** A state's code or name at a token. */
export function stateAt(tokens: readonly Token[], at: number, text: string): State | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const names = token.low.length > 2 ? namesByWord.get(token.low) : undefined;
  for (const [words, code] of names ?? NO_NAMES) {
    const last = tokens[at + words.length - 1];
    if (last && words.every((word, index) => tokens[at + index]?.low === word))
      return { value: code, start: token.start, end: last.end, to: at + words.length, sure: true };
  }
  if (token.low.length > 2) return undefined;
  const dotted =
    token.low.length === 1 && tokens[at + 1]?.low === '.' && tokens[at + 2]?.low.length === 1
      ? token.low + (tokens[at + 2]?.low ?? '')
      : '';
  const low = dotted === '' ? token.low : dotted;
  if (low.length !== 2 || !codes.has(low)) return undefined;
  const to = dotted === '' ? at + 1 : at + (tokens[at + 3]?.low === '.' ? 4 : 3);
  const written = text.slice(token.start, token.end);
  const isUpper = written === written.toUpperCase();
  return {
    value: low.toUpperCase(),
    start: token.start,
    end: (tokens[to - 1] ?? token).end,
    to,
    sure: isUpper || !alsoWords.has(low),
  };
}

/** A ZIP code at a token: five digits, and four more behind a dash. */
export function zipAt(tokens: readonly Token[], at: number): (Span & { to: number }) | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.money || token.end - token.start !== 5 || !/^\d{5}/.test(token.low))
    return undefined;
  const dash = tokens[at + 1];
  const more = tokens[at + 2];
  if (dash?.low === '-' && !dash.gap && more?.kind === 'number' && /^\d{4}$/.test(more.low))
    return { value: `${token.low}-${more.low}`, start: token.start, end: more.end, to: at + 3 };
  return { value: token.low, start: token.start, end: token.end, to: at + 1 };
}
