import { site } from '../../../../content/site.ts';
import type { PostFrontMatter } from './posts.ts';

/** What a search engine is told of a post (schema.org, JSON-LD). */
export function postFacts({ title, excerpt, date, author }: PostFrontMatter) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: 'en-US',
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.brand },
  };
}
