import type { Video } from '../../ui/video-link.tsx';

/** What stands above a post, between its dashes. */
export interface PostFrontMatter {
  readonly title: string;
  readonly excerpt: string;
  /** `2025-05-06` */
  readonly date: string;
  readonly slug: string;
  /** `6 min` */
  readonly readTime: string;
  readonly author: string;
  readonly video: Video;
}

/** Of each post only what stands above it: the query makes it a module of its own, so that the list does not bring the texts along. */
const frontMatters = import.meta.glob<PostFrontMatter>('../../../../content/posts/*.mdx', {
  eager: true,
  import: 'frontmatter',
  query: '?frontmatter',
});

/** Newest first. */
export const posts: readonly PostFrontMatter[] = Object.values(frontMatters).toSorted((a, b) =>
  b.date.localeCompare(a.date),
);

export const findPost = (slug: string | undefined) => posts.find((post) => post.slug === slug);
