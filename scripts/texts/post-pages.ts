import { readPosts } from './read-posts.ts';

/** The posts' paths and titles, written into what is bundled, so that their views are counted under their own names. */
export async function postPages(): Promise<{ FOYER_POSTS: string }> {
  const posts = await readPosts();
  return { FOYER_POSTS: JSON.stringify(posts.map(({ slug, title }) => [`/blog/${slug}`, title])) };
}
