import { cutAtPlaces, fill, type Words } from './fill.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The values at the places of a text that was made of `pattern`; null if it was not. */
function valuesIn(text: string, pattern: string): Record<string, string> | null {
  const parts = cutAtPlaces(pattern);
  const expression = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : '(.+?)')).join('');
  const found = new RegExp(`^${expression}$`, 's').exec(text);
  if (found === null) return null;
  const names = parts.filter((_, at) => at % 2 === 1);
  return Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']));
}

/** What a finished English sentence, such as a message of a form's rules, says in other words; null where the words do not know it. */
export function findWords(words: Words, text: string): string | null {
  if (Object.hasOwn(words, text)) return words[text] ?? null;
  for (const [pattern, other] of Object.entries(words)) {
    if (!pattern.includes('{')) continue;
    const values = valuesIn(text, pattern);
    if (values !== null) return fill(other, values);
  }
  return null;
}
