import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const POSTS_FOLDER = join(import.meta.dirname, '../../content/posts');
const FRONT_MATTER = /^---\n([^]*?)\n---\n([^]*)$/;

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  date: z.iso.date(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  readTime: z.string().regex(/^\d+ min$/),
  author: z.string().min(1),
  video: z.strictObject({ title: z.string().min(1), href: z.string().min(1), length: z.string().min(1) }),
});

export type Post = z.infer<typeof frontMatterSchema> & { readonly text: string };

async function readPost(folder: string, file: string): Promise<Post> {
  const [, frontMatter, text] = FRONT_MATTER.exec(await readFile(join(folder, file), 'utf8')) ?? [];
  const read = frontMatterSchema.safeParse(parse(frontMatter ?? ''));
  if (!read.success) throw new Error(`content/posts/${file}: ${z.prettifyError(read.error)}`);
  if (`${read.data.slug}.mdx` !== file)
    throw new Error(`content/posts/${file} says that its slug is ${read.data.slug}`);
  return { ...read.data, text: text ?? '' };
}

/** The posts of content/posts, newest first; one whose front matter is not whole stops the build and is named. */
export async function readPosts(folder = POSTS_FOLDER): Promise<Post[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mdx'));
  const posts = await Promise.all(files.map((file) => readPost(folder, file)));
  return posts.toSorted((a, b) => b.date.localeCompare(a.date));
}
