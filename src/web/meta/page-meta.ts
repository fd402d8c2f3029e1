import type { MetaDescriptor } from 'react-router';
import { site } from '../../../content/site.ts';

/**
 * A page's title, description and social card, for its route module's `meta` export.
 * The canonical address depends on where the site is served, so the server sends it (Link header) and not the file.
 */
export function pageMeta({
  title,
  description = site.description,
}: {
  /** The page's own name, before the brand. */
  title?: string;
  description?: string;
}): MetaDescriptor[] {
  const fullTitle = title === undefined ? site.brand : `${title} | ${site.brand}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary' },
  ];
}
