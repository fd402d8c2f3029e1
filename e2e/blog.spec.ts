import { about } from '../content/about.ts';
import { site } from '../content/site.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectWhole, phone, test } from './support/test.ts';

async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  return answer?.status();
}

test('the list has its headline and two posts, each with date, reading time, title, excerpt and link', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Reclaim Your Time. Redesign Your Business. Real Estate Done Right.',
  );
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(2);
  const post = posts.filter({ hasText: '6 min read' });
  await expect(post.getByText('April 22, 2025')).toBeVisible();
  await expect(post.getByRole('heading')).toHaveText('I let AI take over my follow-ups');
  await expect(post.getByText('For years I was the follow-up.')).toBeVisible();
  await expect(post.getByRole('figure')).toContainText('13 hours');

  const view = page.waitForRequest(
    (request) => request.url().endsWith('/pageview') && request.postDataJSON().path === '/blog/ai-took-over-follow-ups',
  );
  await post.getByRole('link', { name: /^Read More/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I let AI take over my follow-ups');
  expect((await view).postDataJSON()).toMatchObject({ title: `I let AI take over my follow-ups | ${site.brand}` });
});

test('a post is a page of its own, whole without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const answer = await page.goto('/blog/over-40-and-waiting');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(`Over 40 and waiting for the right time | ${site.brand}`);
  await expect(page.getByText(`May 6, 2025 by ${about.name}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '1,500 people' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact me by e-mail' })).toHaveAttribute('href', /^mailto:.*subject=/);
  await expect(page.getByRole('link', { name: /^Watch:/ })).toHaveAttribute('href', '/videos/one-lead.webm');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await context.close();
});

test('the video is fetched on a click and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) fetched.push(request.url());
  });
  await open(page, '/blog/over-40-and-waiting');
  expect(fetched).toEqual([]);
  await page.getByRole('link', { name: /^Watch:/ }).click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await page.getByText('What you see in it').click();
  await expect(page.getByText('At 9:40 PM a seller writes about a house.')).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('an unknown post is answered with 404 and leads back to the blog', async ({ page }) => {
  expect(await open(page, '/blog/no-such-post')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(page).toHaveTitle(/^Blog Post Not Found/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('the feed is linked, valid XML, and its links lead to the posts', async ({ page, baseURL }) => {
  await open(page, '/blog');
  const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  // The site's own pages make no markup of text.
  await page.goto('about:blank');
  const links = await page.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      if (feed.querySelector('parsererror')) throw new Error('The feed is no XML');
      return [...feed.querySelectorAll('item > link')].map((link) => link.textContent ?? '');
    },
    await answer.text(),
  );
  expect(links).toEqual([`${baseURL}/blog/over-40-and-waiting`, `${baseURL}/blog/ai-took-over-follow-ups`]);
  for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
});

test('the blog is accessible and fits', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/blog', '/blog/ai-took-over-follow-ups', '/blog/over-40-and-waiting']) {
    await open(page, path);
    await expectWhole(page);
  }
});
