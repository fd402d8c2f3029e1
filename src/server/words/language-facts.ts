import type { Language } from '../../contract/languages.ts';

/** By this tag the desk finds whoever reads Spanish. */
export const SPANISH_TAG = 'Reads Spanish';

/** Tells the owner in which language to answer, where that is not English. */
export function languageFacts(language: Language | null | undefined): [label: string, value: string][] {
  return language === 'es' ? [['Language', 'Spanish: please answer in it']] : [];
}
