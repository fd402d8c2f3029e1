/** The languages that a form's pages can be in. */
export type Language = 'en' | 'es';

/** The header in which a form's page sends its language. English need not be said. */
export const LANGUAGE_HEADER = 'content-language';

const SPANISH_FOLDER = '/es';

/** The pages that can be had in Spanish, by the file of `content/es` without which they are left out. */
export const spanishPages = {
  booking: ['/book', '/book/times', '/book/booked', '/book/held'],
  deal: ['/buy-box', '/buy-box/sent'],
  quiz: ['/quiz', '/quiz/questions'],
} as const;

export type SpanishForm = keyof typeof spanishPages;

declare const FOYER_SPANISH: readonly string[] | undefined;

/** Which forms the owner's content has in Spanish is written in by whatever bundles this (scripts/texts/spanish-forms.ts). */
const isTranslated = (form: string) => typeof FOYER_SPANISH === 'undefined' || FOYER_SPANISH.includes(form);

/** Whether an English page is there in Spanish too. */
function isInSpanish(page: string): boolean {
  return Object.entries(spanishPages).some(([form, pages]) => pages.some((one) => one === page) && isTranslated(form));
}

/** The language of the page at a path. */
export function languageOf(path: string): Language {
  return path.startsWith(`${SPANISH_FOLDER}/`) ? 'es' : 'en';
}

/** The English page of a path. */
export function inEnglish(path: string): string {
  return languageOf(path) === 'es' ? path.slice(SPANISH_FOLDER.length) : path;
}

/** The path of a page in a language; the English one where the page is not there in Spanish. A query stays. */
export function pathIn(language: Language, path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  return language === 'es' && isInSpanish(page) ? SPANISH_FOLDER + path : path;
}

/** The languages in which an English page is there. */
export function languagesOf(page: string): Language[] {
  return isInSpanish(page) ? ['en', 'es'] : ['en'];
}

/** A page's path without the slash that a prerendered file's address ends with. */
export const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The same page in the other language; null where there is none. */
export function otherLanguage(path: string): { language: Language; path: string } | null {
  const page = withoutSlash(path);
  if (languageOf(page) === 'es') return { language: 'en', path: inEnglish(page) };
  return isInSpanish(page) ? { language: 'es', path: SPANISH_FOLDER + page } : null;
}
