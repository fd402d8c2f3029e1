import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrivedPaths, formPaths } from '../src/contract/form-pages.ts';
import { indexedPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { pathIn } from '../src/contract/languages.ts';

const inBothLanguages = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => [path, pathIn('es', path)]))];

/** Pages that search engines may not list. */
const kept = inBothLanguages([
  '/checkout',
  '/checkout-success',
  '/success',
  '/admin',
  '/dashboard',
  ...Object.values(arrivedPaths),
  formPaths.quiz,
  formPaths.quizQuestions,
  formPaths.booking,
]);

/** Whom the site names on purpose: its networks, and who takes its payments. All else that it links to is made up. */
const KNOWN_HOSTS: ReadonlySet<string> = new Set(['www.youtube.com', 'www.linkedin.com', 'x.com', 'stripe.com']);

function mayLeadTo({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && (hostname.endsWith('.example') || KNOWN_HOSTS.has(hostname));
}

interface Found {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly noindex: boolean;
  readonly headings: number;
  readonly tags: Record<string, string>;
  readonly facts: string[];
  readonly links: string[];
  readonly ids: string[];
}

/** What a page says of itself as it was sent, before any script has run. */
async function readPage(page: Page, path: string): Promise<Found> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...sent.querySelectorAll(selector)];
      const content = (name: string) => sent.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
      return {
        title: sent.title,
        description: content('description'),
        canonical: sent.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        noindex: content('robots').includes('noindex'),
        headings: all('h1').length,
        tags: Object.fromEntries(
          all('meta[property], meta[name]').map((tag) => [
            tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
            tag.getAttribute('content') ?? '',
          ]),
        ),
        facts: all('script[type="application/ld+json"]').map((block) => block.textContent ?? ''),
        links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
        ids: all('[id]').map(({ id }) => id),
      };
    },
    await answer.text(),
  );
}

async function readAll(page: Page, paths: readonly string[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const path of paths) found.set(path, await readPage(page, path));
  return found;
}

test('every page has one heading, a title and a description of its own, and its canonical address', async ({
  page,
  baseURL,
}) => {
  const found = await readAll(page, indexedPaths);
  for (const [path, { headings, description, canonical, tags, noindex }] of found) {
    expect.soft(headings, `headings of ${path}`).toBe(1);
    expect.soft(noindex, path).toBe(false);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    expect.soft(canonical, path).toBe(`${baseURL}${path}`);
    expect.soft(tags['og:url'], path).toBe(canonical);
    expect.soft(tags['twitter:card'], path).toBe('summary_large_image');
  }
  const pages = [...found.values()];
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('every page has a card of 1200 by 630 at a full address', async ({ page, baseURL }) => {
  const found = await readAll(page, [...indexedPaths, '/reactivation-campaign']);
  for (const [path, { tags }] of found) {
    const card = tags['og:image'] ?? '';
    expect(card.startsWith(`${baseURL}/assets/card-`), path).toBe(true);
    expect(tags['twitter:image']).toBe(card);
    const answer = await page.request.get(card);
    expect(answer.headers()['content-type']).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test('the structured data is valid, and has each page’s breadcrumbs', async ({ page, baseURL }) => {
  for (const [path, { facts }] of await readAll(page, indexedPaths)) {
    const kinds = facts.map((text) => {
      const fact: { '@context': string; '@type': string } = JSON.parse(text);
      expect(fact['@context']).toBe('https://schema.org');
      return fact['@type'];
    });
    const types = new Set(kinds);
    expect(types.has('BreadcrumbList'), path).toBe(path !== '/');
    expect(types.has('BlogPosting'), path).toBe(path.startsWith('/blog/'));
    expect(facts.join('')).not.toContain('{origin}');
  }
  const post = await readPage(page, '/blog/over-40-and-waiting');
  expect(post.facts.join('')).toContain(`"item":"${baseURL}/blog"`);
});

test('a page that is there in Spanish and its Spanish name each other, and English for everybody else', async ({
  page,
  baseURL,
}) => {
  const alternates = async (path: string) =>
    [
      ...(await (await page.request.get(path)).text()).matchAll(
        /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g,
      ),
    ].map(([, language, to]) => [language, to]);
  const both = [
    ['en', `${baseURL}/book`],
    ['es', `${baseURL}/es/book`],
    ['x-default', `${baseURL}/book`],
  ];
  expect(await alternates('/book')).toEqual(both);
  expect(await alternates('/es/book')).toEqual(both);
  for (const path of ['/', '/blog', '/quiz']) expect(await alternates(path)).toEqual([]);
});

test('the sitemap has the pages that are to be found and no other, and robots.txt leads to it', async ({
  page,
  baseURL,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(indexedPaths.map((path) => `${baseURL}${path}`));
  expect(sitemap).toContain('/blog/over-40-and-waiting</loc><lastmod>2025-05-06</lastmod>');
  expect((await readPage(page, '/reactivation-campaign')).canonical).toBe(`${baseURL}/reactivation`);
  for (const [path, { noindex }] of await readAll(page, kept)) expect(noindex, path).toBe(true);
});

test('every link within the site leads straight to a page and a place that exist; others are https, to a host that is meant', async ({
  page,
  baseURL,
}) => {
  const found = await readAll(page, [...indexedPaths, ...kept]);
  const broken: string[] = [];
  const answers = new Map<string, number>();
  for (const [path, { links }] of found) {
    for (const href of new Set(links)) {
      if (/^(mailto|tel|sms):/.test(href)) continue;
      const url = new URL(href, `${baseURL}${path}`);
      if (url.origin !== baseURL) {
        if (!mayLeadTo(url)) broken.push(`${path} -> ${href}`);
        continue;
      }
      if (!answers.has(url.pathname))
        answers.set(url.pathname, (await page.request.get(url.pathname, { maxRedirects: 0 })).status());
      if (answers.get(url.pathname) !== 200) broken.push(`${path} -> ${href}`);
      const place = decodeURIComponent(url.hash.slice(1));
      if (place !== '' && found.get(url.pathname)?.ids.includes(place) === false) broken.push(`${path} -> ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('an unknown address is answered with 404 and not indexed', async ({ page }) => {
  for (const path of ['/nothing-here', '/blog/no-such-post', '/assets/gone-1a2b.js', '/blog/no/such', '/.env']) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  }
});

test('the manifest and every icon it or a page names are there', async ({ page }) => {
  const manifest: { icons: { src: string }[] } = await (await page.request.get('/site.webmanifest')).json();
  const icons = ['/icon.svg', '/favicon.ico', '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)];
  for (const icon of icons) expect([icon, (await page.request.get(icon)).status()]).toEqual([icon, 200]);
});

test('a page opened in a browser keeps one canonical address and one card', async ({ page, baseURL }) => {
  await page.goto('/partners');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/partners`);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
});
