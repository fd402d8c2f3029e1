import type { Page } from '@playwright/test';
import { desktop, expect, expectWhole, phone, test } from './support/test.ts';

/** A page whose code comes and then breaks as soon as it is drawn. */
const BROKEN = `
export const handle = {};
export const meta = () => [];
export default function Broken() {
  throw new Error('broken on purpose');
}`;

async function breakPartners(page: Page): Promise<void> {
  await page.route('**/assets/partners-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  );
}

async function expectStuck(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page would not open.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^This page would not open/);
}

test('a page that breaks while it starts says so, and its button loads it again', async ({ page }) => {
  await breakPartners(page);
  await page.goto('/partners');
  await expectStuck(page);
  await page.unroute('**/assets/partners-*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted Partners');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted Partners');
});

test('a page that breaks after a link says so, and the way back to the front door is open', async ({ page }) => {
  await page.setViewportSize(desktop);
  await breakPartners(page);
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expectStuck(page);
  await page.getByRole('link', { name: 'Back to the front door' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('if the code of another page cannot be loaded, the present page stays, and a link loads the other as a document', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.route('**/assets/partners-*.js', (route) => route.fulfill({ status: 500, body: '' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  const failed = page.waitForResponse('**/assets/partners-*.js');
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await failed;
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted Partners');
  await expect.poll(() => loads).toBe(2);
});

test('the page that stands in for a broken one is accessible and fits', async ({ page }) => {
  await page.setViewportSize(phone);
  await breakPartners(page);
  await page.goto('/partners');
  await expectStuck(page);
  await expectWhole(page);
});
