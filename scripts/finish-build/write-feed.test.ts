import { expect, test } from 'vitest';
import { renderFeed } from './write-feed.ts';

const post = {
  title: 'Rent & "repairs" <again>',
  excerpt: 'One excerpt',
  date: '2025-05-06',
  slug: 'rent-and-repairs',
  readTime: '5 min',
  author: 'Robin Gray',
  video: { title: 'A video', href: '/videos/one.webm', length: '10 seconds' },
  isDraft: false,
  text: 'Words.',
};

test('a post is an item with its address, its day and its title as text', () => {
  const feed = renderFeed([post]);
  expect(feed).toContain('<title>Rent &amp; &quot;repairs&quot; &lt;again&gt;</title>');
  expect(feed).toContain('<link>{origin}/blog/rent-and-repairs</link>');
  expect(feed).toContain('<pubDate>Tue, 06 May 2025 12:00:00 GMT</pubDate>');
  expect(feed).toContain('<dc:creator>Robin Gray</dc:creator>');
});

test('a blog without posts is a feed without items', () => {
  const feed = renderFeed([]);
  expect(feed).not.toContain('<item>');
  expect(feed).not.toContain('lastBuildDate');
});
