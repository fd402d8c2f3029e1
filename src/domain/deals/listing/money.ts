import type { Line } from './split-lines.ts';
import { kindOf, moneyLabelPattern, type MoneyKind } from './money-labels.ts';

/** A sum in the text with what its neighbours call it; null where they say nothing. */
export interface Sum {
  readonly dollars: number;
  readonly written: string;
  readonly kind: MoneyKind | null;
  /** It carries a dollar sign, `k` or `M`. */
  readonly marked: boolean;
  /** How many words stand around it in its clause. */
  readonly words: number;
  readonly line: number;
  /** Part of a range, or a rate: no sum to be read, but its label is taken. */
  readonly vague: boolean;
}

interface Token {
  readonly at: number;
  readonly end: number;
  readonly kind?: MoneyKind;
  readonly sum?: { dollars: number; marked: boolean; vague: boolean; scaled: boolean };
}

const CLAUSE = /[;|•\t()]|, |\. |\.$| \/ |(?<=[\dkm]) ?\/ ?(?=[a-z])| - |>|!|\*/g;
const FIGURE =
  /(?<![\w.,#\-/$])(\$ ?)?(\d{1,3}(?:,\d{3}){1,3}|\d{1,3}\.\d{3}(?![\d,.])|\d{1,9})(\.\d{1,2})?( ?(?:k|mil|million|mm|m|thousand|grand)(?![a-z]))?(\+|'?s(?![a-z]))?(?![\w])/g;
const RANGE_AFTER = /^ ?(?:-|to|or|y|a) ?\$? ?\d/;
const RANGE_BEFORE = /\d ?(?:k|m)? ?(?:-|to) ?\$? ?$/;
const NO_SUM_AFTER =
  /^ ?(?:%|x\d|x |sq|sf\b|square|acres?|ac\b|bed|bd|br\b|bath|ba\b|car\b|days?\b|hours?\b|hrs?\b|weeks?\b|months?\b|years?\b|yrs?\b|yr\b|am\b|pm\b|units?\b|doors?\b|miles?\b|mi\b|ft\b|'|"|st\b|nd\b|rd\b|th\b|m2|ft2|:\d|stor|full|half|\/10|recámaras|baños|pies|min\b|minutes|houses?|people|views|saves)/;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  mil: 1e6,
  million: 1e6,
  mm: 1e6,
  m: 1e6,
};

function readFigure(match: RegExpExecArray, clause: string): Token | null {
  const [whole, dollar, digits = '', cents = '', scale = '', plural] = match;
  const end = match.index + whole.length;
  const after = clause.slice(end, end + 14);
  if (NO_SUM_AFTER.test(after) && dollar === undefined) return null;
  const plain = /^\d{1,3}\.\d{3}$/.test(digits) && scale === '' ? digits.replace('.', '') : digits.replaceAll(',', '');
  const factor = SCALES[scale.trim()] ?? 1;
  const vague =
    plural !== undefined ||
    RANGE_AFTER.test(after) ||
    RANGE_BEFORE.test(clause.slice(Math.max(0, match.index - 12), match.index));
  return {
    at: match.index,
    end,
    sum: {
      dollars: Math.round(Number(`${plain}${cents}`) * factor),
      marked: dollar !== undefined || scale !== '',
      vague,
      scaled: scale !== '',
    },
  };
}

const labels = moneyLabelPattern();

function readTokens(clause: string): Token[] {
  const tokens: Token[] = [];
  for (const match of clause.matchAll(FIGURE)) {
    const token = readFigure(match, clause);
    if (token) tokens.push(token);
  }
  if (clause.length === 0) return tokens;
  for (const match of clause.matchAll(labels))
    tokens.push({ at: match.index, end: match.index + match[0].length, kind: kindOf(match) });
  return tokens.sort((a, b) => a.at - b.at);
}

/** The label that a figure answers to: the one before it, or the one after where the clause begins with a figure and ends with a label. */
function labelFor(tokens: readonly Token[], index: number): MoneyKind | null {
  const labelsLast = tokens[0]?.sum !== undefined && tokens.at(-1)?.kind !== undefined;
  const before = tokens.slice(0, index).findLast((token) => token.kind !== undefined);
  const next = tokens[index + 1];
  if (next?.kind !== undefined && (labelsLast || before === undefined)) {
    const following = tokens[index + 2];
    if (labelsLast || following?.sum === undefined) return next.kind;
  }
  const previous = tokens[index - 1];
  if (previous?.kind === undefined) return null;
  // `rent 1,150 per month`, `price ... $258 / sqft`: what makes it a rate wins.
  return next?.kind === 'other' &&
    tokens[index + 2] === undefined &&
    (previous.kind === 'list' || previous.kind === 'old')
    ? 'other'
    : previous.kind;
}

function clausesOf(low: string): string[] {
  return low.replace(/\(([^()]{0,40})\) ?:/g, ':').split(CLAUSE);
}

function readLine(low: string, line: number): Sum[] {
  const sums: Sum[] = [];
  let carried: MoneyKind | null = null;
  for (const clause of clausesOf(low)) {
    const tokens = readTokens(clause);
    const words = clause.split(' ').length;
    const figures = tokens.filter((token) => token.sum !== undefined);
    tokens.forEach((token, index) => {
      if (!token.sum) return;
      const kind: MoneyKind | null =
        labelFor(tokens, index) ?? (index === 0 && /^\s?[:$\d]/.test(clause) ? carried : null);
      sums.push({ ...token.sum, kind, words, line, written: clause.slice(token.at, token.end).trim() });
    });
    if (figures.length > 0) carried = null;
    else if (tokens.length > 0) carried = tokens.at(-1)?.kind ?? null;
    else if (clause.trim() !== '') carried = null;
  }
  return sums;
}

/** All sums of the lines, in their order. */
export function readSums(lines: readonly Line[]): Sum[] {
  return lines.flatMap(({ low }, index) => (/\d/.test(low) ? readLine(low, index) : []));
}
