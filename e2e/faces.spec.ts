import type { Page } from '@playwright/test';
import { theme } from '../content/theme.ts';
import { expect, phone, test } from './support/test.ts';

test.use({ keepsStill: true, viewport: phone });

const families = Object.values(theme.fonts).map(({ family }) => family);

/** The site's faces that are there, by name. */
const loadedFaces = (page: Page) =>
  page.evaluate(
    (names) =>
      names.filter((name) =>
        [...document.fonts].some((face) => face.status === 'loaded' && face.family.includes(name)),
      ),
    families,
  );

/** What the page asked for before its first text stood, and after it. */
function readRequests() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const files = performance.getEntriesByType('resource').map(({ name, startTime }) => {
    const { pathname } = new URL(name);
    return { path: pathname.replace(/-[\w-]{8,10}(?=\.\w+$)/, ''), isBefore: !(startTime >= painted) };
  });
  return {
    before: files.filter(({ isBefore }) => isBefore).map(({ path }) => path),
    after: files.filter(({ isBefore }) => !isBefore).map(({ path }) => path),
  };
}

test('only the boot script is asked for before the first text stands; then typefaces, the view and the phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => loadedFaces(page)).toEqual(families);
  const later = ['/api/analytics/pageview', '/api/phone'];
  await expect.poll(async () => (await page.evaluate(readRequests)).after).toEqual(expect.arrayContaining(later));
  const { before, after } = await page.evaluate(readRequests);
  expect(before).toEqual(['/assets/boot.js']);
  expect(after.filter((path) => path.endsWith('.woff2'))).toHaveLength(families.length);
});

test('a page that is reached from another one of the site has its typefaces from its first paint on', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => loadedFaces(page)).toEqual(families);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await page.waitForURL('**/partners');
  await expect(page.locator('style[media=all]')).toHaveCount(1);
  await expect.poll(() => loadedFaces(page)).toEqual(families);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('typefaces are asked for by the styles alone', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await page.goto('/');
    await expect.poll(() => fonts.length).toBe(families.length);
  });
});
