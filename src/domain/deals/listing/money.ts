import type { Line } from './split-lines.ts';
import { matchesOf } from './matches.ts';
import { kindOf, moneyLabelPattern, type MoneyKind } from './money-labels.ts';

/** A sum in the text with what its neighbours call it; null where they say nothing. */
export interface Sum {
  readonly dollars: number;
  readonly written: string;
  readonly kind: MoneyKind | null;
  /** It carries a dollar sign, `k` or `M`. */
  readonly marked: boolean;
  /** How many words stand before it in its clause. */
  readonly words: number;
  /** Part of a range, or a rate: no sum to be read, but its label is taken. */
  readonly vague: boolean;
}

interface Token {
  readonly at: number;
  readonly end: number;
  readonly kind?: MoneyKind;
  readonly sum?: { dollars: number; marked: boolean; vague: boolean };
}

const CLAUSE =
  /[;|•\t()]|, |\. |\.$| \/ |(?<=[\dkm]) ?\/ ?(?=[a-z])(?!mo|yr|year|sq|sf|ft|mes)|(?<!\d[km]?) - | - (?!\$? ?\d)|(?<=[a-z])(?<!\dk)-(?=\$)|>|!|\*|\/(?=\$\d)|(?<=\d ?[km]? [a-z]{1,12}) [+=] (?=\$? ?\d)/g;
const FIGURE =
  /(?<![\w.,#\-/$])(\$ ?)?(\d{1,3}(?:,\d{3}){1,3}|\d{1,3}\.\d{3}(?![\d,.])|\d{1,9})(\.\d{1,2})?( ?(?:k|mil|million|mm|m(?! \d{1,2}[sh]\b)|thousand|grand(?! [a-z]))(?![a-z]))?(\+|'?s(?![a-z]))?(?![\w])/g;
const ZIP_ALONE = /^\d{5}(?:-\d{4})?$/;
const RANGE_AFTER =
  /^ ?(?:-|to|or|y|a) ?\$? ?(?!\d{2,6}[a-z]?(?:-[a-z])? (?:(?:[nsew]{1,2}\.? )?(?:[a-z0-9'.]{2,16} ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|pl|place|blvd|way|cir|circle|ter|trl|trail|pkwy|hwy|loop|cv)\b|(?:cr|fm|hwy|us|state|county) )|\d{1,2} ?-?(?:bed|bd|br\b|bath|ba\b|car|\/)|(?:18|19|20)\d\d(?![\d,k]))\d/;
const RANGE_BEFORE = /\d ?(?:k|m)? ?(?:-|to) ?\$? ?$/;
/** A year, rooms or a small number before a dash and a marked sum. */
const NO_RANGE_BEFORE = /(?:^|[^\d$,.])(?:(?:18|19|20)\d\d|\d(?:\.5)?|\d\/\d(?:\.5)?) - \$ ?$/;
const NO_SUM_AFTER =
  /^ ?(?:%|x\d|x |sq|sf\b|square|acres?|ac\b|bed|bd|br\b|bath|ba\b|car\b|days?\b|hours?\b|hrs?\b|weeks?\b|months?\b|years?\b|yrs?\b|yr\b|am\b|pm\b|units?\b|doors?\b|miles?\b|mi\b|ft\b|'|"|st\b|nd\b|rd\b|th\b|m2|ft2|:\d|stor|full|half|\/10|recámaras|baños|pies|min\b|minutes|houses?|people|views|saves|(?:[nsew]\.? )?[a-z.']{2,16} (?:[a-z.']{2,14} )?(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|pl|place|blvd|way|cir|ter|trl|pkwy|hwy)\b(?!:))/;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  mil: 1e6,
  million: 1e6,
  mm: 1e6,
  m: 1e6,
};

/** `Needs: roof, kitchen (est 35k)`. */
const NEEDS = /^(?:needs|work|scope|to do)\b/;
/** `needs: furnace, paint - $22,000`. */
const NEEDS_LIST = /\bneeds:?(?: [a-z&/]{2,14},?){2,8} ?[-=] ?(?=\$ ?\d|\d{1,3}k)/g;
const ESTIMATED = /\(?\best(?:imated?|\.)? ?(?:at |cost )?~?(?=\$? ?\d)/;

/** How far before its figure a label may stand. */
const FARTHEST_LABEL = 45;
/** How far behind its figure a label may begin. */
const NEAREST_LABEL = 8;
/** Sums of other times. */
const HISTORY = /^(?:sales?|price|transfer|deed|listing|property) history/;
const TELEPHONE = /\(?(?<!\d)\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g;
const STATE_AND_ZIP = /\b([a-z]{2,13}),? \d{5}(?:-\d{4})?(?=[\s,.|•-]|$)/g;
/** Words after which five digits are a sum. */
const BEFORE_SUM =
  /^(?:needed|costs?|about|around|approx|for|at|is|of|only|just|now|from|was|want|wants|roughly|estimate|est|work|like|que|de|en)$/;

const DATE = /(?<![\d$,.])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\dk])/g;
/** What may stand between a label and a figure that carries no sign. */
const BETWEEN =
  /^[\s:=~@-]{0,4}(?:(?:is|are|at|for|around|about|only|just|now|approx\.?|roughly|like|was|price|es|de|a) ){0,2}~?$/;

function readFigure(match: RegExpExecArray, clause: string): Token | null {
  const [whole, dollar, digits = '', cents = '', scale = '', plural] = match;
  const end = match.index + whole.length;
  const after = clause.slice(end, end + 34);
  const bareYear = dollar === undefined && scale === '' && /^(?:19|20)\d\d$/.test(digits);
  if (bareYear || (NO_SUM_AFTER.test(after) && dollar === undefined)) return null;
  const plain = /^\d{1,3}\.\d{3}$/.test(digits) && scale === '' ? digits.replace('.', '') : digits.replaceAll(',', '');
  // `185 mil` is Spanish for thousands; `1.2 mil` is not.
  const factor = scale.trim() === 'mil' && Number(plain) >= 10 ? 1000 : (SCALES[scale.trim()] ?? 1);
  const vague =
    plural !== undefined ||
    RANGE_AFTER.test(after) ||
    (RANGE_BEFORE.test(clause.slice(Math.max(0, match.index - 12), match.index)) &&
      !(dollar !== undefined && NO_RANGE_BEFORE.test(`${clause.slice(Math.max(0, match.index - 12), match.index)}$`)));
  return {
    at: match.index,
    end,
    sum: {
      dollars: Math.round(Number(`${plain}${cents}`) * factor),
      marked: dollar !== undefined || scale !== '',
      vague,
    },
  };
}

const labels = moneyLabelPattern();

function readFigures(clause: string): Token[] {
  if (!/\d/.test(clause)) return [];
  return matchesOf(FIGURE, clause).flatMap((match) => readFigure(match, clause) ?? []);
}

function withLabels(figures: readonly Token[], clause: string): Token[] {
  const tokens = [...figures];
  for (const { index, 0: label } of matchesOf(labels, clause))
    tokens.push({ at: index, end: index + label.length, kind: kindOf(clause, index) });
  return tokens.length > 1 ? tokens.sort((a, b) => a.at - b.at) : tokens;
}

/** Every figure of the clause has its label right behind it: `$215k ARV, $45k rehab`. */
function namesFollow(tokens: readonly Token[], clause: string): boolean {
  return tokens.every((token, index) => {
    if (!token.sum) return true;
    const next = tokens[index + 1];
    return next?.kind !== undefined && clause.slice(token.end, next.at).trim().length <= 1;
  });
}

/** Whether right behind a label stands a sum with a sign. */
function namesNext(label: Token, sum: Token | undefined, clause: string): boolean {
  return sum?.sum?.marked === true && /^\s?[:=]?\s?$/.test(clause.slice(label.end, sum.at)) && clause[sum.at] === '$';
}

/** The kinds of a clause's figures: by the label before each, or by the one right behind it. */
function nameFigures(tokens: readonly Token[], clause: string, carried: MoneyKind | null): (MoneyKind | null)[] {
  const following = tokens[0]?.sum !== undefined && namesFollow(tokens, clause);
  const kinds: (MoneyKind | null)[] = [];
  for (const [index, token] of tokens.entries()) {
    const [previous, next] = [tokens[index - 1], tokens[index + 1]];
    const isNear = next?.kind !== undefined && clause.slice(token.end, next.at).trim().length <= NEAREST_LABEL;
    // `around 450 theyre asking $321,000`: the label is the next one's.
    const isNexts = previous !== undefined && next !== undefined && namesNext(next, tokens[index + 2], clause);
    const behind = isNear && !isNexts ? (next.kind ?? null) : null;
    const plainFigure = token.sum !== undefined && !token.sum.marked && token.sum.dollars < 1000;
    const gap = previous === undefined ? '' : clause.slice(previous.end, token.at);
    const near = plainFigure ? BETWEEN.test(gap) : gap.length <= FARTHEST_LABEL;
    if (token.kind !== undefined) kinds.push(token.kind);
    else if (behind === 'rate' || (following && behind !== null)) kinds.push(behind);
    else if (behind === 'fee' || (behind === 'other' && /^ ?fee/.test(clause.slice(token.end)))) kinds.push(behind);
    else if (previous === undefined) {
      const own = behind !== null && tokens[index + 2]?.sum === undefined ? behind : null;
      kinds.push(own ?? (/^\s?[:$\d]/.test(clause) && !plainFigure ? carried : null));
    } else {
      const before = kinds[index - 1] ?? null;
      // A second figure after a label is its label's as well where that is no field: `taxable: land $18,000 additions $104,400`.
      const holds = near && (previous.kind !== undefined || before === 'other' || before === 'old');
      kinds.push((holds ? before : null) ?? behind);
    }
  }
  return kinds;
}

/** A state or a city with its ZIP, marked so that neither is a sum; a label with five digits stays. */
function withoutZip(whole: string, word: string): string {
  labels.lastIndex = 0;
  return BEFORE_SUM.test(word) || labels.test(word) ? whole : ' § ';
}

function clausesOf(low: string): string[] {
  let text = low.includes('(') ? low.replace(/\(([^()]{0,40})\) ?:/g, ':') : low;
  if (text.includes('/')) text = text.replace(DATE, ' ');
  if (text.includes('needs')) text = text.replace(NEEDS_LIST, 'repairs ');
  if (NEEDS.test(text)) text = text.replace(ESTIMATED, '; repairs ');
  if (/\d{4}/.test(text)) text = text.replace(TELEPHONE, ' ').replace(STATE_AND_ZIP, withoutZip);
  return text.split(CLAUSE);
}

/** `3bd 1ba 1000sf 55k`: what says the house's figures is no sentence around a sum. */
const HOUSE_FACTS =
  /^.*(?:\d ?(?:sf|sq\.? ?ft|sqft|ba|baths?|bd|br|beds?|cg?)|\d\/\d(?:\.5)?|\b(?:19|20)\d\d|\bvacant|\bgarage)(?![a-z\d])/;

function readLine(low: string): Sum[] {
  if (ZIP_ALONE.test(low)) return [];
  if (HISTORY.test(low)) return [];
  const sums: Sum[] = [];
  let carried: MoneyKind | null = null;
  const clauses = clausesOf(low);
  const figures = clauses.map(readFigures);
  if (figures.every(({ length }) => length === 0)) return sums;
  for (const [at, clause] of clauses.entries()) {
    // A clause without a figure matters where it may name the next one's.
    if (!/\d/.test(clause) && !/^\s?[:$\d]/.test(clauses[at + 1] ?? '')) {
      if (clause.trim() !== '') carried = null;
      continue;
    }
    const tokens = withLabels(figures[at] ?? [], clause);
    const kinds = nameFigures(tokens, clause, carried);
    for (const [index, { sum, at: start, end }] of tokens.entries()) {
      if (!sum) continue;
      const words =
        clause
          .slice(Math.max(0, start - 60), start)
          .replace(HOUSE_FACTS, '')
          .split(' ').length - 1;
      sums.push({ ...sum, kind: kinds[index] ?? null, words, written: clause.slice(start, end).trim() });
    }
    if (clause.trim() === '') continue;
    const last = tokens.at(-1)?.kind ?? kinds.at(-1) ?? null;
    carried = tokens.some(({ sum }) => sum) ? null : last;
  }
  return sums;
}

/** All sums of the lines, in their order. */
export function readSums(lines: readonly Line[]): Sum[] {
  return lines.flatMap(({ low }) => (/\d/.test(low) ? readLine(low) : []));
}
