import type { Language } from '../../contract/languages.ts';
import { fill, type Values } from '../../domain/words/fill.ts';
import type { Speech } from '../../domain/words/speech.ts';
import type { Text } from '../../domain/words/texts.ts';

let current: () => Speech | null = () => null;

/** Sets in which words pages speak: in a browser for as long as the document stands, at the build for the page that is rendered. */
export function speakBy(speech: () => Speech | null): void {
  current = speech;
}

/** The language of the page. */
export function pageLanguage(): Language {
  return current() === null ? 'en' : 'es';
}

/** The locale in which the page writes dates and figures. */
export function pageLocale(): string {
  return current() === null ? 'en-US' : 'es-US';
}

/** A text of the site in the page's language. It is written in English where it is said, and its other words are found by that. */
export function say(text: Text, values: Values = {}): string {
  return fill(current()?.words[text] ?? text, values);
}

/** A text of the owner's content in the page's language. */
export function sayOwn(text: string): string {
  return current()?.words[text] ?? text;
}

/** A sentence that was made elsewhere, such as a rule's message or the server's; `otherwise` where the page's language does not know it. */
export function sayAgain(text: string, otherwise: Text): string {
  const speech = current();
  return speech === null ? text : (speech.find(text) ?? say(otherwise));
}
