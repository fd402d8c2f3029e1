import { cutAtPlaces, fill, type Words } from './fill.ts';

/** A text with places in it, as an expression that finds their values in a finished sentence. */
interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly other: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf([text, other]: [string, string]): Pattern & { readonly letters: number } {
  const parts = cutAtPlaces(text);
  const said = parts.filter((_, at) => at % 2 === 0);
  return {
    expression: new RegExp(`^${said.map(escaped).join('(.+?)')}$`, 's'),
    names: parts.filter((_, at) => at % 2 === 1),
    other,
    letters: said.join('').length,
  };
}

const valueIn = (words: Words, text: string) => (Object.hasOwn(words, text) ? words[text] : undefined) ?? text;

/**
 * Finds what a finished English sentence, such as a message of a form's rules, says in other words: of `sentences` the one that says most of it, its values
 * by all `words`. Null where none says it.
 */
export function finderOf(words: Words, sentences: Words): (text: string) => string | null {
  let patterns: readonly Pattern[] | null = null;
  return (text) => {
    if (Object.hasOwn(words, text)) return words[text] ?? null;
    patterns ??= Object.entries(sentences)
      .filter(([sentence]) => sentence.includes('{'))
      .map(patternOf)
      .toSorted((a, b) => b.letters - a.letters);
    for (const { expression, names, other } of patterns) {
      const found = expression.exec(text);
      if (found !== null)
        return fill(other, Object.fromEntries(names.map((name, at) => [name, valueIn(words, found[at + 1] ?? '')])));
    }
    return null;
  };
}
