import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderSitemap, writeSitemap } from './write-sitemap.ts';
import { readPosts } from '../texts/read-posts.ts';

test('pages stand in order, with the day of their last change where one is known', () => {
  const sitemap = renderSitemap(['/b&c', '/', '/a'], new Map([['/a', '2026-01-02']]));
  expect(sitemap.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>{origin}/</loc></url>',
    '<url><loc>{origin}/a</loc><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>{origin}/b&amp;c</loc></url>',
  ]);
  expect(sitemap.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
});

test('posts and legal texts carry the days that stand in them; robots.txt leads to the map and shuts the API only', async () => {
  const root = await mkdtemp(join(tmpdir(), 'foyer-sitemap-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [post] = await readPosts();
  const address = `/blog/${post?.slug}`;
  await writeSitemap(root, [address, '/privacy-policy', '/partners']);
  const sitemap = await readFile(join(root, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`${address}</loc><lastmod>${post?.date}</lastmod>`);
  expect(sitemap).toMatch(/\/privacy-policy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(sitemap).toContain('<loc>{origin}/partners</loc></url>');
  expect(await readFile(join(root, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: {origin}/sitemap.xml\n',
  );
});
