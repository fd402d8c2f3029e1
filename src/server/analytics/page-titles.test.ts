import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_PATH, pageTitle } from '../../contract/paths.ts';

/** Every page's path and its file, as the site's own list has them. */
function listPages(): (readonly [path: string, file: string])[] {
  const routes = readFileSync('src/web/routes.ts', 'utf8');
  const listed = [...routes.matchAll(/route\('([^':]+)', '([^']+)'/g)].map(
    ([, path = '', file = '']) => [path === '*' ? NOT_FOUND_PATH : `/${path}`, file] as const,
  );
  return [['/', 'pages/home.tsx'], ...listed];
}

test('every page is called in the figures what its browsers call it', () => {
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(15);
  for (const [path, file] of pages) {
    const [, title] = /trackedTitle: '([^']+)'/.exec(readFileSync(`src/web/${file}`, 'utf8')) ?? [];
    expect([path, pageTitle(path)]).toEqual([path, title]);
  }
});

test('every post is called in the figures by its title', () => {
  const posts = globSync('content/posts/*.mdx');
  expect(posts.length).toBeGreaterThan(0);
  for (const post of posts) {
    const text = readFileSync(post, 'utf8');
    const slug = basename(post, '.mdx');
    const [, title] = /^title: (.+)$/m.exec(text) ?? [];
    expect([slug, pageTitle(`/blog/${slug}`)]).toEqual([slug, title]);
  }
});
