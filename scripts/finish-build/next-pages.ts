import { documentPages } from '../../src/contract/document-pages.ts';

/** What is no page to look at beforehand: data, files, the desk, and what is paid for, whose pages have headers of their own. */
const NOT_AHEAD = ['/api/*', '/admin*', '/dashboard*', '/checkout*', '/*.*'];
/** No page of these leads on to others. */
const NOT_FROM = /^\/(admin|dashboard|checkout|404$)/;

/**
 * Lets the browser prerender the page of a link that is pointed at or pressed. It is for documents whose modules have not started: then the router takes over, and
 * the boot script removes this. A browser that saves data does not do it.
 */
export const nextPages = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_AHEAD } },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The page, with what it says of the pages that may follow. */
export function addNextPages(html: string, path: string): string {
  if (NOT_FROM.test(path) || documentPages.has(path)) return html;
  return html.replace('</head>', () => `<script type="speculationrules">${nextPages}</script></head>`);
}
