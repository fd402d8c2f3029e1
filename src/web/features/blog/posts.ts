import { posts as listed, type ListedPost } from 'virtual:posts';
import { about } from '../../../../content/about.ts';
import { site } from '../../../../content/site.ts';

export interface Post extends ListedPost {
  readonly author: string;
}

/** The posts, newest first. Without an author in its front matter a post is the owner's. */
export const posts: readonly Post[] = listed.map((post) => ({ author: about.name, ...post }));

export const findPost = (slug: string | undefined) => posts.find((post) => post.slug === slug);

/** A post's structured data for search engines (schema.org, JSON-LD). */
export function postFacts({ title, excerpt, date, author }: Post) {
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
