import type { Page } from '@playwright/test';
import { autoFill, cell, listing, openForm, summary } from './support/deal-form.ts';
import { dealField as field, submitDealButton } from './support/deals.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('region', { name: /^\d+ read/ });

async function fill(page: Page, text = listing): Promise<void> {
  await openForm(page);
  await page.getByLabel('Listing text').fill(text);
  await autoFill(page).click();
  await expect(sheet(page)).toBeVisible();
}

test('read values fold into a sheet, and what is missing stays open and has the focus in turn', async ({ page }) => {
  await page.setViewportSize(desktop);
  await fill(page);
  await expect(sheet(page).getByRole('heading')).toHaveText(/^\d+ read, \d+ assumed$/);
  await expect(cell(page, 'Asking price')).toContainText('$350,000');
  await expect(cell(page, 'Square feet')).toContainText('1,450 sq ft');
  await expect(field(page, 'Asking price')).toBeHidden();
  await expect(page.getByRole('group', { name: 'The property' })).toBeHidden();
  await expect(field(page, 'Name')).toBeFocused();
  // Clear of the header, which lies over what has been scrolled past.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await page.keyboard.type('Dana Diaz');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone')).toBeFocused();
  await expect(sheet(page)).not.toContainText('Name,');
  await expect(summary(page)).toHaveCount(0);
  await sheet(page).getByRole('link', { name: 'Closing timeframe' }).click();
  await expect(field(page, 'Closing timeframe')).toBeFocused();
});

test('one press opens a value where it stands, and another one folds it again', async ({ page }) => {
  await page.setViewportSize(phone);
  // A finger: the focus of a field would open a keyboard over the sheet.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.replace('pointer: fine', 'pointer: none'));
  });
  await fill(page);
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await cell(page, 'Asking price').getByRole('button').click();
  await expect(field(page, 'Asking price')).toBeFocused();
  await field(page, 'Asking price').fill('365k');
  await cell(page, 'City').getByRole('button').click();
  await expect(cell(page, 'Asking price')).toContainText('$365,000');
  await expect(field(page, 'City')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await sheet(page).getByRole('button', { name: 'Show all fields' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(field(page, 'Asking price')).toHaveValue('365k');
  await expect(field(page, 'Asking price')).toBeVisible();
});

test('nothing that is wrong stays folded: a fault opens its field, and the list of faults leads there', async ({
  page,
}) => {
  await fill(page, listing.replace('77021', '77021, septic tank'));
  await expect(field(page, 'Sewer')).toBeVisible();
  await cell(page, 'Zip code').getByRole('button').click();
  await field(page, 'Zip code').fill('770');
  await cell(page, 'City').getByRole('button').click();
  await expect(field(page, 'Zip code')).toBeVisible();
  await expect(page.getByText('Please enter a valid zip code')).toBeVisible();
  await submitDealButton(page).click();
  await summary(page).getByRole('link', { name: 'Please enter a valid zip code' }).click();
  await expect(field(page, 'Zip code')).toBeFocused();
});

test('the sheet is there again after a reload, and gone once the reading is undone', async ({ page }) => {
  await fill(page);
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await expect(cell(page, 'City')).toContainText('Houston');
  await page.getByRole('button', { name: 'Undo auto-fill' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(field(page, 'City')).toBeVisible();
});

/** Keeps the sheet's code back until the returned function is called. */
async function holdSheet(page: Page): Promise<() => void> {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/deal-sheet-[^/]*\.js/, async (route) => {
    await arrives;
    await route.continue();
  });
  return arrive;
}

for (const [label, value] of [
  ['City', 'Houston'],
  ['Name', 'Dana'],
] as const)
  test(`a sheet that comes late leaves the visitor in the field where they are: ${label}`, async ({ page }) => {
    const arrive = await holdSheet(page);
    await openForm(page);
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(field(page, 'City')).toHaveValue('Houston');
    await field(page, label).fill(value);
    await page.keyboard.press('End');
    arrive();
    await expect(sheet(page)).toBeVisible();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(field(page, label)).toHaveValue(`${value}!`);
  });

/** On a slow phone each field that is filled takes a while. */
async function slowTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis.scheduler, { yield: () => new Promise((resolve) => setTimeout(resolve, 60)) });
  });
}

test('undo takes everything out again, though the fields are still being filled', async ({ page }) => {
  await slowTasks(page);
  await openForm(page);
  await page.getByLabel('Listing text').fill(listing);
  await autoFill(page).click();
  await page.getByRole('button', { name: 'Undo auto-fill' }).click();
  await expect(page.getByText('Successfully filled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo auto-fill' })).toHaveCount(0);
  for (const label of ['Property address', 'City', 'Asking price', 'Garage', 'Additional details'])
    await expect(field(page, label)).toHaveValue('');
});

test('after undo, the focus waits until the next text is filled in', async ({ page }) => {
  await page.setViewportSize(desktop);
  await slowTasks(page);
  await fill(page);
  await expect(field(page, 'Name')).toBeFocused();
  await page.getByRole('button', { name: 'Undo auto-fill' }).click();
  await expect(sheet(page)).toHaveCount(0);
  const photosAtFocus = page.evaluate(
    () =>
      new Promise((resolve) => {
        const read = () => resolve(document.querySelector<HTMLTextAreaElement>('#deal-photoLinks')?.value);
        document.querySelector('.deal-form form')?.addEventListener('focusin', read, { once: true });
      }),
  );
  await autoFill(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  expect(await photosAtFocus).toBe('https://photos.example/larkspur');
});

test('whoever types while the fields are filled keeps what they typed and their place', async ({ page }) => {
  await slowTasks(page);
  const arrive = await holdSheet(page);
  await openForm(page);
  const text = page.getByLabel('Listing text');
  await text.fill(listing);
  await autoFill(page).click();
  await expect(field(page, 'Property address')).not.toHaveValue('');
  await field(page, 'Photo links').fill('https://photos.example/mine');
  arrive();
  await expect(sheet(page)).toBeVisible();
  await text.fill('The next listing');
  await expect(page.getByText('Successfully filled')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('The next listing');
  await expect(field(page, 'Photo links')).toHaveValue('https://photos.example/mine');
});

test('if the sheet cannot be loaded, the values stand in the form as read', async ({ page }) => {
  await page.route(/\/assets\/deal-sheet-[^/]*\.js/, (route) => route.abort());
  await openForm(page);
  await page.getByLabel('Listing text').fill(listing);
  await autoFill(page).click();
  await expect(field(page, 'City')).toHaveValue('Houston');
  await expect(field(page, 'City')).toBeVisible();
  await expect(field(page, 'Garage')).toHaveAccessibleDescription('Assumed, please confirm');
});
