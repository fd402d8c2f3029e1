import type { MetaDescriptor } from 'react-router';
import { site } from '../../../content/site.ts';

/**
 * A page's title, description and social card, for its route module's `meta` export.
 * The build adds what needs the site's address: the canonical link and the card's picture.
 */
export function pageMeta({
  title,
  description = site.description,
  type = 'website',
}: {
  /** The page's own name, before the brand. */
  title?: string;
  description?: string;
  type?: 'website' | 'article';
}): MetaDescriptor[] {
  const fullTitle = title === undefined ? site.brand : `${title} | ${site.brand}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
  ];
}
