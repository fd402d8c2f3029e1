import { useLocation } from 'react-router';
import { otherLanguage } from '../../contract/languages.ts';

const names = { en: 'English', es: 'Español' } as const;

/** The way to the same page in the other language, where there is one. It is another document, so its words come with it. */
export function OtherLanguage() {
  const { pathname, search } = useLocation();
  const other = otherLanguage(pathname);
  if (other === null) return null;
  const { language, path } = other;
  return (
    <p className="wide other-language">
      <a href={path + search} hrefLang={language} lang={language}>
        {names[language]}
      </a>
    </p>
  );
}
