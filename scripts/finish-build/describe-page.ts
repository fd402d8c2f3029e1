import { site } from '../../content/site.ts';
import { canonicalPath, ORIGIN_MARK } from '../../src/contract/paths.ts';
import { escapeMarkup } from './escape-markup.ts';
import { CARD_SIZE } from '../theme/card-size.ts';
import { pageFacts } from './page-facts.ts';
import { writeCard } from './social-card.ts';
import { inEnglish, languageOf, otherLanguage, pathIn } from '../../src/contract/languages.ts';

const NOT_INDEXED = /<meta name="robots" content="[^"]*noindex/;
const TITLE = /<meta property="og:title" content="(?<title>[^"]*)"/;
const NOT_FOUND = /(^|\/)404$/;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function readTitle(html: string): string | null {
  const title = TITLE.exec(html)?.groups?.['title'];
  return title?.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity).replace(` | ${site.brand}`, '') ?? null;
}

const dataBlock = (facts: object) =>
  `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;

/** The way to a page from the front door, for search engines (schema.org BreadcrumbList, JSON-LD). */
function breadcrumbs(path: string, title: string): string {
  const steps = [{ name: languageOf(path) === 'es' ? 'Inicio' : 'Home', item: `${ORIGIN_MARK}/` }];
  if (path.startsWith('/blog/')) steps.push({ name: 'Blog', item: `${ORIGIN_MARK}/blog` });
  steps.push({ name: title, item: `${ORIGIN_MARK}${path}` });
  return dataBlock({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  });
}

const alternate = (language: string, path: string) =>
  `<link rel="alternate" hreflang="${language}" href="${ORIGIN_MARK}${path}"/>`;

/** The addresses of a page in each of its languages, of which English is for everybody else. */
export function languageAddresses(path: string): { language: string; path: string }[] {
  const other = otherLanguage(path);
  if (other === null) return [];
  const english = inEnglish(path);
  return [
    { language: 'en', path: english },
    { language: 'es', path: pathIn('es', english) },
    { language: 'x-default', path: english },
  ];
}

const languageLinks = (path: string) =>
  languageAddresses(path).map(({ language, path: to }) => alternate(language, to));

/**
 * Puts into a page what needs the site's own address or a file made by the build: canonical address, social card, structured data. React passes
 * over what it did not render itself in a page's head. A page that search engines should not list gets only its card.
 */
export async function describePage(
  html: string,
  path: string,
  root: string,
): Promise<{ html: string; isIndexed: boolean }> {
  const title = readTitle(html);
  if (title === null || NOT_FOUND.test(path)) return { html, isIndexed: false };
  const card = await writeCard(root, title);
  const address = `${ORIGIN_MARK}${canonicalPath(path)}`;
  const isFound = !NOT_INDEXED.test(html);
  const facts = await pageFacts(path);
  const image = `${ORIGIN_MARK}${card}`;
  const picture = escapeMarkup(image);
  const alt = escapeMarkup(
    `${title}. ${site.brand}, ${languageOf(path) === 'es' ? 'con el plano de una casa' : 'with the plan of a house'}`,
  );
  const tags = [
    `<link rel="canonical" href="${address}"/>`,
    ...(isFound ? languageLinks(path) : []),
    `<meta property="og:url" content="${address}"/>`,
    `<meta property="og:image" content="${picture}"/>`,
    `<meta property="og:image:type" content="image/png"/>`,
    `<meta property="og:image:width" content="${CARD_SIZE.width}"/>`,
    `<meta property="og:image:height" content="${CARD_SIZE.height}"/>`,
    `<meta property="og:image:alt" content="${alt}"/>`,
    `<meta name="twitter:image" content="${picture}"/>`,
    `<meta name="twitter:image:alt" content="${alt}"/>`,
    isFound && path !== '/' ? breadcrumbs(canonicalPath(path), title) : '',
    facts === null ? '' : dataBlock({ ...facts, url: address, image }),
  ];
  return {
    html: html.replace('</head>', () => `${tags.join('')}</head>`),
    isIndexed: isFound && canonicalPath(path) === path,
  };
}
