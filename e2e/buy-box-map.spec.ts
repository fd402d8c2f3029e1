import type { Page } from '@playwright/test';
import { box, openBoxes, tab } from './support/buy-box.ts';
import { dealField } from './support/deals.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const map = (page: Page) => page.getByRole('navigation', { name: 'Where they buy' });
const state = (page: Page, name: RegExp | string) => map(page).getByRole('link', { name });

async function typeCharlotte(page: Page, price = '440k') {
  await dealField(page, 'City').fill('Charlotte');
  await dealField(page, 'State').fill('NC');
  await dealField(page, 'Asking price').fill(price);
  await dealField(page, 'Year built').fill('1998');
  await dealField(page, 'Bedrooms').selectOption('3');
  await dealField(page, 'Bathrooms').selectOption('2');
  await dealField(page, 'Square feet').fill('1,450');
}

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`on ${name} the map says who buys up to what price, and where to paste a deal, on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openBoxes(page);
    await expect(state(page, /to \$/)).toHaveCount(9);
    await expect(state(page, 'Texas to $450k')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Paste your deal' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a fit lights its state, which also says that the property lies there', async ({ page }) => {
  await openBoxes(page);
  await typeCharlotte(page);
  const here = state(page, 'North Carolina takes it');
  await expect(here).toHaveClass('takes is-here');
  await expect(here).toHaveAccessibleDescription('The property lies here.');
  await expect(state(page, 'Georgia if there')).toHaveClass('elsewhere');
  await expect(state(page, 'California misses')).toHaveClass('refuses');
  await expect(map(page)).toContainText('The property lies here.');
  await expectAccessible(page);
});

test('a press on a state opens its tab and goes to its card', async ({ page }) => {
  await page.setViewportSize(phone);
  await openBoxes(page);
  await state(page, /^Arizona/).click();
  await expect(tab(page, /Southwest/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?region=southwest#box-arizona$/);
  await expect(box(page, 'Arizona')).toBeFocused();
  await expect(box(page, 'Arizona').getByRole('heading')).toBeInViewport();
});

test('a state is reached and pressed by keys', async ({ page }) => {
  await openBoxes(page);
  await state(page, /^Tennessee/).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Tennessee')).toBeFocused();
  await page.goBack();
  await expect(tab(page, /Texas/)).toHaveAttribute('aria-selected', 'true');
});

test('before the modules come a state leads to its card too', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/buy-box');
  await state(page, /^Florida/).click();
  await expect(page).toHaveURL(/\?region=southeast#box-florida$/);
  await expect(box(page, 'Florida').getByRole('heading')).toBeInViewport();
  await expect(tab(page, /Southeast/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, /Texas/)).toHaveAttribute('aria-selected', 'false');
});

test('no word of the map leaves its room on a phone, with a deal and without', async ({ page }) => {
  await page.setViewportSize(phone);
  await openBoxes(page);
  const outside = () =>
    map(page).evaluate((nav) =>
      [...nav.querySelectorAll('.states a')].flatMap((link) => {
        const room = link.querySelector('path')?.getBoundingClientRect();
        const words = link.querySelector('text')?.getBoundingClientRect();
        const fits =
          room && words && words.left >= room.left && words.right <= room.right + 1 && words.bottom <= room.bottom + 1;
        return fits ? [] : [link.textContent];
      }),
    );
  expect(await outside()).toEqual([]);
  await typeCharlotte(page, '490k');
  await expect(state(page, 'North Carolina misses')).toBeVisible();
  expect(await outside()).toEqual([]);
  const sizes = await map(page).evaluate((nav) =>
    [...nav.querySelectorAll('tspan')].map((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
