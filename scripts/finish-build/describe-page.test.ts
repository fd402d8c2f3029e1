import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { about } from '../../content/about.ts';
import { site } from '../../content/site.ts';
import { readPosts } from '../texts/read-posts.ts';
import { describePage } from './describe-page.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-describe-'));
  await mkdir(join(root, 'assets'));
  return () => rm(root, { recursive: true });
});

const page = (title: string, more = '') =>
  `<html><head><meta property="og:title" content="${title} | ${site.brand}"/>${more}</head><body></body></html>`;
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, text = '']): unknown =>
    JSON.parse(text),
  );

test('a page gets its address, its card and the way to it from the front door', async () => {
  const { html, isIndexed } = await describePage(page('Ask &amp; be answered'), '/blog/ask', root);
  expect(isIndexed).toBe(true);
  expect(html).toContain('<link rel="canonical" href="{origin}/blog/ask"/>');
  expect(html).toContain('<meta property="og:url" content="{origin}/blog/ask"/>');
  expect(html).toContain('<meta property="og:image:alt" content="Ask &amp; be answered. ');
  const card = /og:image" content="\{origin\}(\/assets\/card-[0-9a-f]+\.png)"/.exec(html)?.[1] ?? '';
  const { width, height } = await sharp(await readFile(join(root, card))).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(factsOf(html)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: '{origin}/' },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: '{origin}/blog' },
        { '@type': 'ListItem', position: 3, name: 'Ask & be answered', item: '{origin}/blog/ask' },
      ],
    },
  ]);
});

test('the front door has no way to itself, and says what the business is and sells', async () => {
  const { html, isIndexed } = await describePage(page('Home'), '/', root);
  expect(factsOf(html)).toMatchObject([
    {
      '@type': 'ProfessionalService',
      name: site.brand,
      address: site.postalAddress,
      url: '{origin}/',
      image: expect.stringMatching(/^\{origin\}\/assets\/card-[0-9a-f]+\.png$/),
    },
  ]);
  expect(html).toContain('<link rel="canonical" href="{origin}/"/>');
  expect(isIndexed).toBe(true);
});

test('a post says who wrote it, when, and has its card as its picture', async () => {
  const [post] = await readPosts();
  if (post === undefined) throw new Error('no post');
  const { html } = await describePage(page(post.title), `/blog/${post.slug}`, root);
  expect(factsOf(html)[1]).toMatchObject({
    '@type': 'BlogPosting',
    headline: post.title,
    datePublished: post.date,
    author: { '@type': 'Person', name: post.author ?? about.name },
    url: `{origin}/blog/${post.slug}`,
    image: expect.stringMatching(/^\{origin\}\/assets\/card-/),
  });
});

test('a page that is not to be found has a card and an address, and stands in no list', async () => {
  const { html, isIndexed } = await describePage(
    page('Thank you', '<meta name="robots" content="noindex"/>'),
    '/success',
    root,
  );
  expect(isIndexed).toBe(false);
  expect(html).toContain('og:image');
  expect(factsOf(html)).toEqual([]);
});

test('a second address of a page names the first, and stands in no list', async () => {
  const { html, isIndexed } = await describePage(page('Reactivation'), '/reactivation-campaign', root);
  expect(html).toContain('<link rel="canonical" href="{origin}/reactivation"/>');
  expect(isIndexed).toBe(false);
});

test.each(['/404', '/blog/404'])('%s stays as it is: it stands for addresses that do not exist', async (path) => {
  const written = page('Nothing here');
  expect(await describePage(written, path, root)).toEqual({ html: written, isIndexed: false });
});

test('a title cannot end the block it is written into', async () => {
  const { html } = await describePage(page('&lt;/script&gt;&lt;b&gt; $&amp;'), '/x', root);
  expect(factsOf(html)).toHaveLength(1);
  expect(JSON.stringify(factsOf(html))).toContain('</script><b> $&');
});
