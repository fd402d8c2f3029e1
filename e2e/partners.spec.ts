import type { Page } from '@playwright/test';
import { expect, expectWhole, phone, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
const chosen = (page: Page) => page.locator('button[aria-pressed=true]').allTextContents();

async function open(page: Page, path = '/partners') {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('eleven partners are listed, each with its category, its offer and a link that says it opens a tab', async ({
  page,
}) => {
  const view = page.waitForRequest((request) => request.url().endsWith('/api/analytics/pageview'));
  await open(page);
  expect((await view).postDataJSON()).toMatchObject({ path: '/partners', title: 'Partners Page' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted Partners');
  await expect(cards(page)).toHaveCount(11);
  await expect(page.getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText([
    'All Partners',
    'Data & Analytics',
    'Deal Finding',
    'Lead Generation',
    'Education',
    'Marketing',
    'Rental Income',
    'Cost Savings',
    'Networking',
    'Web Services',
    'Business Services',
  ]);
  const card = cards(page).first();
  await expect(card.getByText('Data & Analytics')).toBeVisible();
  await expect(card.getByText('7-day free trial')).toBeVisible();
  const link = card.getByRole('link', { name: 'Visit Plumbline Records (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('exactly one category is chosen, only its partners are shown and their number is announced', async ({ page }) => {
  await open(page);
  expect(await chosen(page)).toEqual(['All Partners']);
  await choice(page, 'Lead Generation').click();
  await expect(cards(page)).toHaveCount(2);
  expect(await chosen(page)).toEqual(['Lead Generation']);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 2 partners in Lead Generation' })).toBeVisible();
  await choice(page, 'Education').click();
  await expect(cards(page)).toHaveCount(1);
  expect(await chosen(page)).toEqual(['Education']);
  await choice(page, 'All Partners').click();
  await expect(cards(page)).toHaveCount(11);
  await expect(page).toHaveURL('/partners');
});

test('a category has an address that survives a reload, going back and going forward', async ({ page }) => {
  await open(page);
  await choice(page, 'Marketing').click();
  await choice(page, 'Networking').click();
  await expect(page).toHaveURL('/partners?category=networking');
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(['Porch Light Meetups']);
  await page.goBack();
  await expect(cards(page).getByRole('heading')).toHaveText(['Corner Post Mail']);
  expect(await chosen(page)).toEqual(['Marketing']);
  await page.goForward();
  await expect(cards(page).getByRole('heading')).toHaveText(['Porch Light Meetups']);
});

test('an address with a category shows it before the page’s modules are there, and one nobody knows shows all', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/partners?category=web-services');
  await expect(cards(page)).toHaveCount(1);
  expect(await chosen(page)).toEqual(['Web Services']);
  held.resolve();
  await page.locator('html[data-ready]').waitFor();
  await expect(cards(page)).toHaveCount(1);
  await choice(page, 'All Partners').click();
  await expect(cards(page)).toHaveCount(11);

  await open(page, '/partners?category=plumbing');
  await expect(cards(page)).toHaveCount(11);
});

test('going back before the page’s modules are there shows what the address then says', async ({ page }) => {
  await open(page);
  await choice(page, 'Marketing').click();
  await choice(page, 'Networking').click();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(['Porch Light Meetups']);
  await page.goBack();
  held.resolve();
  await page.locator('html[data-ready]').waitFor();
  await expect(cards(page).getByRole('heading')).toHaveText(['Corner Post Mail']);
  expect(await chosen(page)).toEqual(['Marketing']);
});

test('the cards enter in steps of 0.1 s, then of 0.08 s, and at once where motion is not wanted', async ({ page }) => {
  await open(page);
  const delays = () =>
    page.locator('.partner article').evaluateAll((list) =>
      list.map((card) => {
        const { animationName, animationDelay } = getComputedStyle(card);
        return animationName === 'none' ? null : Math.round(Number.parseFloat(animationDelay) * 100);
      }),
    );
  expect(await delays()).toEqual([0, 10, 20, 30, 40, 50, 58, 66, 74, 82, 90]);
  await choice(page, 'Lead Generation').click();
  await expect.poll(async () => (await delays()).slice(2, 4)).toEqual([0, 10]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await delays())).toEqual(new Set([null]));
});

test('without script every partner is there to read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/partners?category=marketing');
  await expect(cards(page)).toHaveCount(11);
  await expect(cards(page).last().getByRole('link')).toBeVisible();
  await context.close();
});

test('the partners are accessible and fit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await open(page);
  await expectWhole(page);
});
