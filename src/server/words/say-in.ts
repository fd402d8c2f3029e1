import type { Language } from '../../contract/languages.ts';
import { fill, type Values } from '../../domain/words/fill.ts';
import { spanishSpeech } from '../../domain/words/spanish-speech.ts';
import type { Text } from '../../domain/words/texts.ts';
import type { Wording } from '../../domain/floor-plan/plan-words.ts';

/** What the server says to a person in their language, found by its English. */
export type Say = (text: Text, values?: Values) => string;

const english: Say = (text, values = {}) => fill(text, values);
const spanish: Say = (text, values = {}) => fill(spanishSpeech.words[text] ?? text, values);

export const sayIn = (language: Language | null | undefined): Say => (language === 'es' ? spanish : english);

/** A text of the owner's content in a language, or one that a rule names. */
export function ownIn(language: Language | null | undefined, text: string, values: Values = {}): string {
  return fill(language === 'es' ? (spanishSpeech.words[text] ?? text) : text, values);
}

export const wordingIn =
  (language: Language | null | undefined): Wording =>
  (text, values) =>
    ownIn(language, text, values);

/** A sentence that was made in English, such as the message of a rule; `otherwise` where the language does not know it. */
export function sayAgainIn(language: Language, text: string, otherwise: Text): string {
  return language === 'en' ? text : (spanishSpeech.find(text) ?? sayIn(language)(otherwise));
}

export const localeOf = (language: Language | null | undefined) => (language === 'es' ? 'es-US' : 'en-US');
