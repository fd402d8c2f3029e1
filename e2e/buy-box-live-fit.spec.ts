import type { Page } from '@playwright/test';
import { box, openBoxes, tab, titles } from './support/buy-box.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const takers = (page: Page) => page.getByRole('complementary', { name: 'Who takes this deal' });

/** A house in Charlotte that North Carolina's buyer takes. */
async function typeDeal(page: Page, { city = 'Charlotte', state = 'NC', price = '440k' } = {}) {
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').fill(state);
  await page.getByLabel('Asking price').fill(price);
  await page.getByLabel('Year built').fill('1998');
  await page.getByLabel('Bedrooms').selectOption('3');
  await page.getByLabel('Bathrooms').selectOption('2');
  await page.getByLabel('Square feet').fill('1,450');
}

test('typing lights the boxes that would take the deal, and one press chooses a box', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openBoxes(page, '/buy-box?region=southeast');
  await page.getByLabel('City').fill('Charlotte');
  await expect(box(page, 'North Carolina')).toContainText(
    'Still needs: asking price, bedrooms, bathrooms, square feet',
  );
  await typeDeal(page);
  await expect(box(page, 'North Carolina')).toContainText('Would take it');
  await expect(box(page, 'Georgia')).toContainText('Fits, but buys in Georgia');
  await expect(titles(page).first()).toHaveText('North Carolina');
  await expect(tab(page, /Southeast/)).toHaveAccessibleName('Southeast 1 would take it');
  await expect(takers(page)).toContainText(
    'Your deal so far: 3 bed, 2 bath, 1,450 sq ft, built 1998 in Charlotte at $440,000. One of eleven buy boxes would take it.',
  );
  await expectAccessible(page);

  await takers(page).getByRole('button', { name: 'North Carolina' }).click();
  await expect(takers(page).getByRole('button', { name: 'North Carolina' })).toHaveAttribute('aria-pressed', 'true');
  await expect(box(page, 'North Carolina Chosen')).toBeAttached();

  await page.getByLabel('Asking price').fill('490,000');
  await expect(box(page, 'North Carolina Chosen')).toContainText('$15,000 over for Charlotte');
});

test('a screen reader hears one sentence, once the typing rests', async ({ page }) => {
  await openBoxes(page);
  await typeDeal(page, { city: 'Houston', state: 'TX', price: '390000' });
  await expect(page.getByText('None of eleven buy boxes would take it there').last()).toBeAttached();
  const heard = page.locator('main [aria-live=polite]', {
    hasText: 'buy boxes',
  });
  await expect(heard).toHaveCount(1);
  await expect(heard).toHaveText(
    'None of eleven buy boxes would take it there; its figures fit eight elsewhere. Texas: $15,000 over for Houston. Lower the ask to $375,000 and Texas takes it.',
  );
});

test('one press lowers the price to what the box takes, says what its buyer pays, and can be taken back', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openBoxes(page);
  const money = page.getByRole('region', { name: 'What each buyer would pay' });
  await expect(money.getByRole('listitem')).toHaveCount(0);
  await money.scrollIntoViewIfNeeded();
  await expect(money.getByRole('listitem').filter({ hasText: 'Texas' })).toContainText('to $450,000');
  // Only California takes prices beyond the axis, and an arrow says so.
  await expect(money.getByRole('listitem').filter({ has: page.locator('.beyond') })).toHaveText([/^California/]);
  await typeDeal(page, { city: 'Houston', state: 'TX', price: '390000' });
  await expect(takers(page)).toContainText('type the ARV and the estimated repair cost, each as one figure.');
  await page.getByLabel('After-repair value (ARV)').fill('520k');
  await page.getByLabel('Estimated repair cost').fill('35k');
  await expect(takers(page)).toContainText('The gap to talk about is $35,000.');
  await expect(money.getByRole('listitem').filter({ hasText: 'Texas' })).toContainText('pays $329,000 to $355,000');
  await expect(money.getByRole('listitem').filter({ hasText: 'Georgia' })).toContainText('If in Georgia');
  await expectAccessible(page);

  await takers(page).getByRole('button', { name: 'Lower the ask to $375,000', exact: true }).press('Enter');
  await expect(page.getByLabel('Asking price')).toHaveValue('375,000');
  await expect(takers(page).getByRole('heading', { name: 'Texas takes it at $375,000.' })).toBeFocused();
  await expect(box(page, 'Texas')).toContainText('Would take it');
  await takers(page).getByRole('button', { name: 'Back to $390,000' }).press('Enter');
  await expect(page.getByLabel('Asking price')).toHaveValue('390000');
  await expect(takers(page).getByRole('heading', { name: 'Lower the ask to $375,000' })).toBeFocused();
});

test('a deal where nobody buys is told so, and no box asks for its values', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openBoxes(page);
  await page.getByLabel('City').fill('Cleveland');
  await page.getByLabel('State').fill('OH');
  await expect(takers(page)).toContainText('None of eleven buy boxes buys there.');
  await expect(takers(page).getByRole('heading', { name: 'All buy boxes' })).toBeVisible();
  await expect(takers(page).getByText('Buys there only')).toHaveCount(11);
  await expect(page.getByRole('main')).not.toContainText('Still needs');
});

test('no box moves while the focus is among the boxes', async ({ page }) => {
  await openBoxes(page, '/buy-box?region=southeast');
  const first = box(page, 'Georgia').getByRole('link', {
    name: 'Submit a Deal',
  });
  await first.focus();
  await page.getByLabel('City').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Nashville');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(box(page, 'Tennessee')).toContainText('Still needs');
  await expect(titles(page).first()).toHaveText('Georgia');
  await expect(first).toBeFocused();
  await page.getByLabel('City').focus();
  await expect(titles(page).first()).toHaveText('Tennessee');
});

test('on a phone the strip of boxes stays in view while the form is filled, and opens and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await openBoxes(page);
  await expectNoSidewaysScroll(page);
  await typeDeal(page);
  const strip = takers(page).getByRole('button', {
    name: '1 of 11 boxes would take it North Carolina',
  });
  await expect(strip).toBeInViewport();
  await expect(takers(page).getByRole('heading', { name: 'Who takes this deal?' })).toBeHidden();
  await strip.click();
  await expect(takers(page).getByRole('button', { name: 'North Carolina Choose', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(takers(page).getByRole('heading', { name: 'Who takes this deal?' })).toBeHidden();
  await strip.click();
  await page.getByLabel('City').focus();
  await expect(takers(page).getByRole('heading', { name: 'Who takes this deal?' })).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('no focused field lies under the strip', async ({ page }) => {
  await page.setViewportSize(phone);
  await openBoxes(page);
  await typeDeal(page);
  const strip = takers(page).getByRole('button').first();
  for (const label of ['City', 'Asking price', 'Year built', 'Square feet']) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel(label, { exact: true }).focus();
    const [field, foot] = await Promise.all([
      page.getByLabel(label, { exact: true }).boundingBox(),
      strip.boundingBox(),
    ]);
    expect(field && foot && field.y + field.height <= foot.y).toBe(true);
  }
});

test('a form that is not hydrated yet keeps typed values, and is sent after hydration', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/deal-form-*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await openBoxes(page);
  await page.getByLabel('City').fill('Charlotte');
  await page.getByRole('button', { name: 'Submit deal' }).click();
  await tab(page, /Southeast/).click();
  await expect(titles(page).first()).toHaveText('Georgia');
  await expect(page.getByLabel('City')).toHaveValue('Charlotte');
  await expect(page).toHaveURL(/\/buy-box\?region=southeast$/);

  deliver();
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Charlotte');
  await expect(titles(page).first()).toHaveText('North Carolina');
});
