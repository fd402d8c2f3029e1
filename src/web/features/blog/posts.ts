import { posts as listed, type ListedPost } from 'virtual:posts';
import { about } from '../../../../content/about.ts';

export interface Post extends ListedPost {
  readonly author: string;
}

/** The posts, newest first. Without an author in its front matter a post is the owner's. */
export const posts: readonly Post[] = listed.map((post) => ({ author: about.name, ...post }));

export const findPost = (slug: string | undefined) => posts.find((post) => post.slug === slug);
