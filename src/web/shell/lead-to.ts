import { languageOf, pathIn } from '../../contract/languages.ts';
import { pageLanguage } from '../words/say.ts';

/** What a link needs to lead to a page of the site: in the page's language where that is there. A page in another language is another document. */
export function leadTo(path: string): { to: string; reloadDocument?: true; hrefLang?: string } {
  const language = pageLanguage();
  const to = pathIn(language, path);
  // A page in Spanish loads the words of its own form alone.
  if (language === 'en') return { to };
  return { to, reloadDocument: true, ...(languageOf(to) === 'en' && { hrefLang: 'en' }) };
}
