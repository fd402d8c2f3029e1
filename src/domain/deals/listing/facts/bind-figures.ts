import type { Role } from './roles.ts';
import type { Figure, Token } from './scan-line.ts';

/** A figure with what it is. */
export interface Fact {
  readonly role: Role;
  readonly value: number;
  readonly figure: Figure;
  /** What measures a lot or an area, where it stands beside the figure. */
  readonly unit: Role | null;
  /** Said by a label with a colon, by words beside it, or by its place among others. */
  readonly how: 'label' | 'words' | 'shorthand';
  /** The words that said it. */
  readonly words: string;
  readonly line: number;
}

type WordsToken = Extract<Token, { kind: 'words' }>;

/** What a figure of that role can be; anything else is no answer to its label. */
const plausible: Readonly<Record<Role, (figure: Figure) => boolean>> = {
  beds: ({ value, decimal }) => !decimal && value >= 0 && value <= 30,
  baths: ({ value }) => value >= 0 && value <= 20,
  'full-baths': ({ value, decimal }) => (!decimal || Number.isInteger(value)) && value <= 20,
  'half-baths': ({ value, decimal }) => (!decimal || Number.isInteger(value)) && value <= 9,
  'quarter-baths': ({ value, decimal }) => !decimal && value <= 9,
  'full-and-half': ({ value }) => value <= 20,
  living: ({ value, decimal }) =>
    value >= 200 && value <= 30_000 && (!decimal || Number.isInteger(value) || value > 400),
  metres: ({ value }) => value >= 20 && value <= 3000,
  lot: ({ value }) => value > 0,
  'lot-feet': ({ value }) => value >= 300,
  acres: ({ value }) => value > 0 && value < 10_000,
  year: ({ value, text }) => /^\d{4}$/.test(text) && value >= 1800 && value <= 2100,
  cars: ({ value }) => value <= 12,
  'other-area': ({ value }) => value >= 1,
  'other-year': ({ value }) => value >= 0,
  'other-count': () => true,
  other: () => true,
};

const areas: ReadonlySet<Role> = new Set(['living', 'lot', 'lot-feet', 'acres', 'metres', 'other-area']);
const others: ReadonlySet<Role> = new Set(['other', 'other-count', 'other-year', 'other-area']);
const lots: ReadonlySet<Role> = new Set(['lot', 'lot-feet', 'acres']);

/** Whether words of that role measure an area. */
export function isArea(role: Role): boolean {
  return areas.has(role);
}

/** Whether the words after a figure only say how the label before it is measured: `Lot: 7,200 sq ft`, `Garage 2 car`. */
function measures(label: Role, unit: Role): boolean {
  if (label === unit) return true;
  if (areas.has(label) && areas.has(unit)) return true;
  if (label === 'cars' && (unit === 'other-count' || unit === 'other-area')) return true;
  if (label === 'cars' && areas.has(unit)) return true;
  if (label === 'baths' && (unit === 'full-baths' || unit === 'half-baths')) return true;
  return label === 'other-year' && unit === 'living';
}

function isWords(token: Token | undefined): token is WordsToken {
  return token?.kind === 'words';
}

interface Segment {
  readonly tokens: readonly Token[];
}

/** A segment whose words stand before their figures: it begins with a label and does not end with one. */
function labelsFirst(tokens: readonly Token[]): boolean {
  const told = tokens.filter(({ kind }) => kind === 'words' || kind === 'figure');
  return told[0]?.kind === 'words' && told.at(-1)?.kind === 'figure';
}

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break' || token.kind === 'cell') segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments.map((part) => ({ tokens: part }));
}

const MAX_WORDS_BETWEEN = 1;
/** Alone they name a kind of bath only before a colon. */
const BATH_KINDS = /^(?:full|half|partial|three[- ]quarters?|3\/4)$/;

/** The words before a figure, over a colon and an opening bracket, if they are still free. */
function labelBefore(
  tokens: readonly Token[],
  at: number,
  used: ReadonlySet<Token>,
): { words: WordsToken; colon: boolean } | null {
  let colon = false;
  let between = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'figure' || token.kind === 'range') return null;
    if (token.kind === 'colon') colon = true;
    if (token.kind === 'word' && ++between > MAX_WORDS_BETWEEN) return null;
    if (token.kind === 'close' && !colon) return null;
    if (isWords(token)) {
      const free = (token.before || (colon && BATH_KINDS.test(token.text))) && !used.has(token);
      const isUnit = tokens[index - 1]?.kind === 'figure' && between > 0;
      return free && !isUnit && (colon || between === 0) ? { words: token, colon } : null;
    }
  }
  return null;
}

/** A colon ahead, over more words: those before it are a label. */
function isLabelAhead(tokens: readonly Token[], from: number): boolean {
  let index = from;
  while (isWords(tokens[index]) || tokens[index]?.kind === 'word') index += 1;
  return tokens[index]?.kind === 'colon';
}

/** The words after a figure, unless they are the label of what follows. */
function unitAfter(tokens: readonly Token[], at: number): WordsToken | null {
  let between = 0;
  for (let index = at + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'figure' || token.kind === 'colon' || token.kind === 'open') return null;
    if (token.kind === 'slash' || token.kind === 'close') return null;
    if (token.kind === 'word' && ++between > MAX_WORDS_BETWEEN) return null;
    if (isWords(token)) return token.after && !isLabelAhead(tokens, index + 1) ? token : null;
  }
  return null;
}

/** `BR/BA/SF: 3/2/1,450`: as many words as figures, each joined by a slash. */
function bindGroups(tokens: readonly Token[], line: number, used: Set<Token>): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at - 1]?.kind === 'figure') continue;
    const words: WordsToken[] = [];
    let index = at;
    for (let token = tokens[index]; isWords(token) && token.before; token = tokens[index]) {
      words.push(token);
      index += 1;
      if (tokens[index]?.kind !== 'slash' && !(tokens[index]?.kind === 'word' && tokens[index]?.text === 'and')) break;
      index += 1;
    }
    if (words.length < 2) continue;
    while (tokens[index]?.kind === 'colon' || tokens[index]?.kind === 'close' || tokens[index]?.kind === 'cell')
      index += 1;
    const figures: Figure[] = [];
    for (let token = tokens[index]; token?.kind === 'figure'; token = tokens[index]) {
      figures.push(token);
      index += 1;
      if (tokens[index]?.kind !== 'slash') break;
      index += 1;
    }
    if (figures.length < words.length) continue;
    words.forEach((word, place) => {
      const figure = figures[place];
      if (!figure) return;
      used.add(word).add(figure);
      // `Lot acres / sqft` measures the lot twice.
      const role = word.role === 'living' && lots.has(words[0]?.role ?? 'other') ? 'lot-feet' : word.role;
      if (plausible[role](figure))
        facts.push({ role, value: figure.value, figure, unit: null, how: 'label', words: word.text, line });
    });
    at = index - 1;
  }
  return facts;
}

/** `Baths: 2/1`: so few of the second that it can only count the halves. */
function isFullSlashHalf(tokens: readonly Token[], from: number): boolean {
  const at = tokens[from]?.kind === 'colon' ? from + 1 : from;
  const [full, slash, half, next] = tokens.slice(at, at + 4);
  if (full?.kind !== 'figure' || slash?.text !== '/' || half?.kind !== 'figure' || next?.kind === 'slash') return false;
  return !full.decimal && !half.decimal && half.value <= 3 && full.value >= 1 && full.value <= 9 && !isWords(next);
}

/** `Baths F/H: 2/1`, `2.1`, `2 (1)`. */
function bindFullAndHalf(tokens: readonly Token[], at: number, line: number, used: Set<Token>): Fact[] {
  const label = tokens[at];
  if (!isWords(label) || used.has(label)) return [];
  if (label.role !== 'full-and-half' && !(label.role === 'baths' && isFullSlashHalf(tokens, at + 1))) return [];
  let index = at + 1;
  while (['colon', 'cell', 'close', 'open'].includes(tokens[index]?.kind ?? '')) index += 1;
  const first = tokens[index];
  if (first?.kind !== 'figure') return [];
  used.add(label).add(first);
  const fact = (role: Role, value: number): Fact => ({
    role,
    value,
    figure: first,
    unit: null,
    how: 'label',
    words: label.text,
    line,
  });
  if (first.decimal)
    return [fact('full-baths', Math.floor(first.value)), fact('half-baths', Math.round((first.value % 1) * 10))];
  const second = tokens.slice(index + 1, index + 4).find(({ kind }) => kind === 'figure');
  if (second?.kind !== 'figure') return [fact('full-baths', first.value), fact('half-baths', 0)];
  used.add(second);
  return [fact('full-baths', first.value), fact('half-baths', second.value)];
}

function bindSegment({ tokens }: Segment, line: number, used: Set<Token>): Fact[] {
  const facts: Fact[] = [];
  const preferLabel = labelsFirst(tokens);
  tokens.forEach((token, at) => {
    if (token.kind !== 'figure' || used.has(token)) return;
    const to = tokens[at + 1]?.kind === 'range' ? tokens[at + 2] : undefined;
    if (to?.kind === 'figure' && to.value > token.value) {
      // A range answers its label with nothing.
      const label = labelBefore(tokens, at, used);
      if (label) used.add(label.words);
      used.add(token).add(to);
      return;
    }
    if (tokens[at + 1]?.text === 'x' && tokens[at + 2]?.kind === 'figure') {
      // The sides of something: read elsewhere, and no answer to a label.
      used.add(token).add(tokens[at + 2] ?? token);
      const sides = labelBefore(tokens, at, used);
      if (sides) used.add(sides.words);
      return;
    }
    const label = labelBefore(tokens, at, used);
    const unit = unitAfter(tokens, at);
    if (label?.words.role === 'cars' && unit && areas.has(unit.role)) {
      used.add(label.words).add(unit);
      return;
    }
    const byLabel = label && plausible[label.words.role](token) ? label : null;
    const byUnit = unit && plausible[unit.role](token) ? unit : null;
    if (byLabel && byUnit && measures(byLabel.words.role, byUnit.role)) {
      used.add(byLabel.words).add(byUnit);
      facts.push({
        role: byLabel.words.role,
        value: token.value,
        figure: token,
        unit: byUnit.role,
        how: byLabel.colon ? 'label' : 'words',
        words: byLabel.words.text,
        line,
      });
    } else if (
      byLabel &&
      (!byUnit || ((byLabel.colon || preferLabel) && (!others.has(byLabel.words.role) || others.has(byUnit.role))))
    ) {
      used.add(byLabel.words);
      facts.push({
        role: byLabel.words.role,
        value: token.value,
        figure: token,
        unit: null,
        how: byLabel.colon ? 'label' : 'words',
        words: byLabel.words.text,
        line,
      });
    } else if (byUnit) {
      used.add(byUnit);
      const again = tokens[at - 1]?.kind === 'open' || tokens[at - 1]?.kind === 'slash';
      const inBrackets =
        again && (byUnit.role === 'living' || byUnit.role === 'metres') && lots.has(facts.at(-1)?.role ?? 'other');
      facts.push({
        role: inBrackets ? 'lot-feet' : byUnit.role,
        value: token.value,
        figure: token,
        unit: lots.has(byUnit.role) ? byUnit.role : null,
        how: 'words',
        words: byUnit.text,
        line,
      });
    }
  });
  return facts;
}

/** What the figures among the tokens of a line are, as its words say. `line` is kept with each fact. */
export function bindFigures(tokens: readonly Token[], line: number): Fact[] {
  if (!tokens.some(({ kind }) => kind === 'figure')) return [];
  const used = new Set<Token>();
  const grouped = bindGroups(tokens, line, used);
  const counted = tokens.flatMap((_, at) => bindFullAndHalf(tokens, at, line, used));
  return [...grouped, ...counted, ...segmentsOf(tokens).flatMap((segment) => bindSegment(segment, line, used))];
}
