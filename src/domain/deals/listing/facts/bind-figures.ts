import { bindFullAndHalf, bindGroups } from './bind-groups.ts';
import { isArea, lots, measures, others, plausible, type Fact } from './fact.ts';
import { isWords, type Token, type WordsToken } from './scan-line.ts';

/** A segment whose words stand before their figures: it begins with a label and does not end with one. */
function labelsFirst(tokens: readonly Token[]): boolean {
  const isTold = ({ kind }: Token) => kind === 'words' || kind === 'figure';
  return tokens.find(isTold)?.kind === 'words' && tokens.findLast(isTold)?.kind === 'figure';
}

/** The tokens between the ends of clauses and cells, as far as there are figures among them. */
function segmentsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const segments: (readonly Token[])[] = [];
  let start = 0;
  let hasFigure = false;
  for (const [at, { kind }] of tokens.entries()) {
    hasFigure ||= kind === 'figure';
    if (kind !== 'break' && kind !== 'cell') continue;
    if (hasFigure) segments.push(tokens.slice(start, at));
    start = at + 1;
    hasFigure = false;
  }
  if (hasFigure) segments.push(start === 0 ? tokens : tokens.slice(start));
  return segments;
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

function bindSegment(tokens: readonly Token[], used: Set<Token>): Fact[] {
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
    const isDenied = tokens[at - 2]?.text === 'no' && unit?.role === 'living';
    if (label?.words.role === 'cars' && unit && isArea(unit.role) && !isDenied) {
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
      });
    } else if (
      byLabel &&
      (!byUnit ||
        ((byLabel.colon || preferLabel || (byLabel.words.role === 'year' && tokens[at - 1] === byLabel.words)) &&
          (!others.has(byLabel.words.role) || others.has(byUnit.role))))
    ) {
      used.add(byLabel.words);
      facts.push({
        role: byLabel.words.role,
        value: token.value,
        figure: token,
        unit: null,
        how: byLabel.colon ? 'label' : 'words',
        words: byLabel.words.text,
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
      });
    }
  });
  return facts;
}

/** What the figures among the tokens of a line are, as its words say. */
export function bindFigures(tokens: readonly Token[]): Fact[] {
  if (!tokens.some(({ kind }) => kind === 'figure')) return [];
  const used = new Set<Token>();
  const grouped = bindGroups(tokens, used);
  const counted = bindFullAndHalf(tokens, used);
  return [...grouped, ...counted, ...segmentsOf(tokens).flatMap((segment) => bindSegment(segment, used))];
}
