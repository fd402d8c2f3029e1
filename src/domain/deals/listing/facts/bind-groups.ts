import { lots, plausible, type Fact } from './fact.ts';
import type { Role } from './roles.ts';
import { isWords, type Figure, type Token, type WordsToken } from './scan-line.ts';

function joinsWords(token: Token | undefined): boolean {
  return token?.kind === 'slash' || (token?.kind === 'word' && token.text === 'and');
}

/** `BR/BA/SF: 3/2/1,450`: as many words as figures, each joined by a slash. */
export function bindGroups(tokens: readonly Token[], used: Set<Token>): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!joinsWords(tokens[at + 1]) || tokens[at - 1]?.kind === 'figure') continue;
    const words: WordsToken[] = [];
    let index = at;
    for (let token = tokens[index]; isWords(token) && token.before; token = tokens[index]) {
      words.push(token);
      index += 1;
      if (!joinsWords(tokens[index])) break;
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
        facts.push({ role, value: figure.value, figure, unit: null, how: 'label', words: word.text });
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
export function bindFullAndHalf(tokens: readonly Token[], used: Set<Token>): Fact[] {
  const facts: Fact[] = [];
  for (const [at, token] of tokens.entries()) {
    const isLabel = isWords(token) && (token.role === 'full-and-half' || token.role === 'baths');
    if (isLabel && !used.has(token)) facts.push(...bathsAfter(token, tokens, at, used));
  }
  return facts;
}

function bathsAfter(label: WordsToken, tokens: readonly Token[], at: number, used: Set<Token>): Fact[] {
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
  });
  if (first.decimal)
    return [fact('full-baths', Math.floor(first.value)), fact('half-baths', Math.round((first.value % 1) * 10))];
  const second = tokens.slice(index + 1, index + 4).find(({ kind }) => kind === 'figure');
  if (second?.kind !== 'figure') return [fact('full-baths', first.value), fact('half-baths', 0)];
  used.add(second);
  return [fact('full-baths', first.value), fact('half-baths', second.value)];
}
