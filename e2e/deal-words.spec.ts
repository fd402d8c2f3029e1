import type { Page } from '@playwright/test';
import { dealField as field, wakeDealForm } from './support/deals.ts';
import { cell } from './support/deal-form.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const remarks = 'The living room has a brick fireplace and opens to a covered patio.\n'.repeat(12);
const listing = `4418 N Larkspur Ln, Houston, TX 77021
3 beds, 2 baths
${remarks}Living area: 1,450 sqft, built 1985
Asking $350k`;

const autoFill = (page: Page) => page.getByRole('button', { name: 'Auto-Fill', exact: true });
const text = (page: Page) => page.getByLabel('Listing text');
const layer = (page: Page) => page.locator('.lit-layer');
const strip = (page: Page) => page.locator('.lit-strip');

async function fillFrom(page: Page, pasted: string): Promise<void> {
  await page.goto('/buy-box');
  await page.locator('html[data-ready]').waitFor();
  await wakeDealForm(page);
  await text(page).fill(pasted);
  await autoFill(page).click();
  await expect(field(page, 'Asking price')).toHaveValue('350000');
}

/** The note that the form is filled would lie over it. */
const dismissToast = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click();

/** A value in the summary, which is pressed to be changed. */
const value = (page: Page, label: string) => cell(page, label).getByRole('button').first();

/** Where the field stands on the page, which no light may change. */
const placeOf = async (page: Page, label: string) =>
  await field(page, label).evaluate((control) => control.getBoundingClientRect().top + window.scrollY);

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`on ${name} the words behind a field are highlighted while it has the focus`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await fillFrom(page, listing);
    await dismissToast(page);
    await value(page, 'Square feet').click();
    await expect(field(page, 'Square feet')).toHaveAccessibleDescription('read from your text: 1,450');
    const before = await placeOf(page, 'Square feet');

    await value(page, 'Property address').focus();
    await expect(layer(page).locator('mark')).toHaveText('4418 N Larkspur Ln');
    // The text is out of sight above it.
    await field(page, 'Square feet').evaluate((control) => control.scrollIntoView({ block: 'start' }));
    await field(page, 'Square feet').focus();
    await expect(layer(page).locator('mark')).toHaveText('1,450');
    expect(await text(page).evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
    await expect(strip(page)).toBeVisible();
    await expect(strip(page)).toContainText('Living area: 1,450 sqft, built 1985');
    expect(await placeOf(page, 'Square feet')).toBe(before);
    await expect(async () => {
      // The page's own strip or its header half covers a value, which axe takes for too small.
      await page.evaluate(() => window.scrollBy(0, 15));
      await expect(strip(page)).toBeVisible();
      await expectAccessible(page);
    }).toPass();
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Tab');
    await expect(layer(page).locator('mark')).toHaveText('1985');
    // Who has been in a field may come back to see where it is from.
    await page.keyboard.press('Shift+Tab');
    await expect(layer(page).locator('mark')).toHaveText('1,450');
    await field(page, 'Name').focus();
    await expect(layer(page)).toHaveCount(0);
    await expect(strip(page)).toHaveCount(0);
  });
}

test('the words behind a field are highlighted in the text while the pointer rests on it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await fillFrom(page, listing.replace(remarks, ''));
  await cell(page, 'City').hover();
  await expect(layer(page).locator('mark')).toHaveText('Houston');
  // Where the text stands unscrolled in the area, the layer's words stand where the area has them.
  const [area, over] = await Promise.all([text(page).boundingBox(), layer(page).boundingBox()]);
  expect(over).toEqual(area);
  await page.getByRole('button', { name: 'Submit deal' }).hover();
  await expect(layer(page)).toHaveCount(0);
});

test('assumed and outdated values highlight no words', async ({ page }) => {
  await fillFrom(page, listing);
  await expect(cell(page, 'Garage')).toContainText('assumed');
  await value(page, 'Garage').focus();
  await expect(layer(page)).toHaveCount(0);

  await value(page, 'City').click();
  await expect(layer(page).locator('mark')).toHaveText('Houston');
  await field(page, 'City').fill('Dallas');
  await expect(layer(page)).toHaveCount(0);

  await text(page).pressSequentially('!');
  await value(page, 'Square feet').focus();
  await expect(layer(page)).toHaveCount(0);
});

test('the places are a file of their own that browsers cache', async ({ page }) => {
  const answer = page.waitForResponse(/\/assets\/us-places-[^/]+\.txt$/);
  await fillFrom(page, listing);
  const headers = await (await answer).allHeaders();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/plain; charset=utf-8',
    'content-encoding': 'br',
  });
});

test('without the places the rest is read, and the visitor is told', async ({ page }) => {
  let fetches = 0;
  await page.route(/\/assets\/us-places-/, async (route) => {
    fetches += 1;
    await route.abort();
  });
  await fillFrom(page, listing);
  await expect(field(page, 'City')).toHaveValue('Houston');
  await expect(page.locator('.toast')).toContainText('The list of US places could not be loaded');
  const before = fetches;
  await page.unroute(/\/assets\/us-places-/);
  const again = page.waitForResponse(/\/assets\/us-places-/);
  await autoFill(page).click();
  expect((await again).ok()).toBe(true);
  expect(before).toBeGreaterThan(0);
});
