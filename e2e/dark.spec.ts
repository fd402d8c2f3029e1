import type { Page } from '@playwright/test';
import { findLowContrasts } from './support/contrast.ts';
import { indexedPaths } from './support/pages.ts';
import { seedVisits } from './support/seed.ts';
import { desktop, expect, expectAccessible, phone, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

const paths = [...indexedPaths, '/checkout?service=website-build', '/checkout-success', '/success', '/no-such-page'];

const groundOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** Both widths: what a phone hides, a wide screen shows. */
async function expectReadable(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'color-contrast');
  }
}

test('who prefers dark can read every public page', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await expectReadable(page);
  }
});

test('who prefers dark can read the desk, and every control of it', async ({ page, openFoyer }) => {
  const desk = await openFoyer({ DASHBOARDS: 'public' });
  await seedVisits(desk.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${desk.url}/admin`);
  await page.getByRole('list', { name: 'Totals' }).first().waitFor();
  await expectReadable(page);
  expect(await findLowContrasts(page)).toEqual([]);
});

test('controls can be read in the dark at rest, under the pointer, focused and pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/buy-box', '/checkout?service=website-build']) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    expect(await findLowContrasts(page)).toEqual([]);
  }
});

test('the page, its controls and the browser’s bar are dark; on paper it is light', async ({ page }) => {
  await page.goto('/');
  const bar = (scheme: string) =>
    page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`).getAttribute('content');
  const [light, dark] = [await bar('light'), await bar('dark')];
  expect(light).not.toBe(dark);
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const atNight = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  expect(await groundOf(page)).not.toBe(atNight);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});
