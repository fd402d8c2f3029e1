import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { root } from '../project.mjs';
import { readFrontMatter } from './front-matter.ts';
import { postSchema } from './front-matter-schemas.ts';

const POSTS_FOLDER = join(contentFolder(root), 'posts');

export interface Post extends Omit<z.infer<typeof postSchema>, 'slug' | 'draft'> {
  readonly slug: string;
  readonly isDraft: boolean;
  readonly text: string;
}

async function readPost(folder: string, file: string): Promise<Post> {
  const { values, text } = readFrontMatter(await readFile(join(folder, file), 'utf8'));
  const { draft = false, ...read } = postSchema.parse(values);
  return { ...read, slug: file.replace('.mdx', ''), isDraft: draft, text };
}

/** The posts of a folder, newest first, with or without those that are not to be seen yet. Throws where one is not whole. */
export async function readPosts(folder = POSTS_FOLDER, { drafts = false }: { drafts?: boolean } = {}): Promise<Post[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mdx'));
  const posts = await Promise.all(files.map((file) => readPost(folder, file)));
  return posts.filter(({ isDraft }) => drafts || !isDraft).toSorted((a, b) => b.date.localeCompare(a.date));
}
