import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_PATH, recordedPath } from '../../src/contract/paths.ts';

/** What a link of the content may lead to. */
export interface Known {
  readonly publicFolder: string;
  readonly posts: ReadonlySet<string>;
}

export async function findKnown(folder: string): Promise<Known> {
  const files = await readdir(join(folder, 'posts')).catch((): string[] => []);
  return {
    publicFolder: join(folder, 'public'),
    posts: new Set(files.map((name) => `/blog/${name.replace('.mdx', '')}`)),
  };
}

/** What is wrong with where a link leads; null where nothing is. Addresses elsewhere are not asked for. */
export function checkLink(target: string, { publicFolder, posts }: Known): string | null {
  if (/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|#.*)$/.test(target)) return null;
  if (!/^\/(?!\/)/.test(target))
    return `the link "${target}" leads nowhere, and must be a page such as /blog, an address such as https://example.com, mailto: or tel:`;
  const [path = ''] = target.split(/[?#]/, 1);
  const isKnown =
    recordedPath(path) !== NOT_FOUND_PATH || posts.has(path) || (path !== '/' && existsSync(join(publicFolder, path)));
  return isKnown ? null : `the link "${target}" leads to no page, and must be one of the site's, or a file in public/`;
}
