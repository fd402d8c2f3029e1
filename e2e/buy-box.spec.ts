import { starterPlan } from '../content/packages.ts';
import { box, openBoxes, tab, titles } from './support/buy-box.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

test('the page shows the Texas box, reports its view and is accessible', async ({ page }) => {
  const view = page.waitForRequest((request) => request.url().endsWith('/api/analytics/pageview'));
  await page.setViewportSize(desktop);
  await openBoxes(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Buy Boxes for Hedge Fund Buyers');
  await expect(page.getByText('Deal Match App')).toBeVisible();
  await expect(titles(page)).toHaveText(['Texas']);
  await expect(box(page, 'Texas')).toContainText('City Sewer Only');
  await expect(box(page, 'Texas')).toContainText('to $450,000');
  await expect(box(page, 'Texas')).toContainText('Houston to $375,000');
  await expect(page.getByRole('region', { name: 'Get the best offer' }).getByRole('listitem')).toHaveCount(9);
  expect((await view).postDataJSON()).toMatchObject({ path: '/buy-box', title: 'Buy Box' });
  await expectAccessible(page);
});

test('arrow keys, Home and End select tabs, and the address changes in one history entry', async ({ page }) => {
  await page.goto('/');
  await openBoxes(page);
  await tab(page, /Texas/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /Southeast/)).toBeFocused();
  await expect(titles(page)).toHaveText(['Georgia', 'South Carolina', 'North Carolina', 'Florida', 'Tennessee']);
  await page.keyboard.press('End');
  await expect(titles(page)).toHaveText(['Arizona', 'Arizona - Phoenix Area', 'California']);
  await expect(page).toHaveURL(/\?region=southwest$/);
  await page.keyboard.press('Home');
  await expect(titles(page)).toHaveText(['Texas']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our Buy Boxes for Hedge Fund Buyers');
});

test('a tab can be linked to, and the back button goes to the tab before', async ({ page }) => {
  await openBoxes(page, '/buy-box?region=midwest');
  await expect(tab(page, /Midwest/)).toHaveAttribute('aria-selected', 'true');
  await expect(titles(page)).toHaveText(['Oklahoma - Buyer 1', 'Oklahoma - Buyer 2']);
  await tab(page, /Southeast/).click();
  await expect(page).toHaveURL(/\?region=southeast$/);
  await page.goBack();
  await expect(titles(page)).toHaveText(['Oklahoma - Buyer 1', 'Oklahoma - Buyer 2']);
});

test.describe('while the page’s modules have not come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/start-*.js', (route) => route.abort()));

  test('a linked tab is open, and the tabs lead to each other', async ({ page }) => {
    await page.goto('/buy-box?region=southeast');
    await expect(titles(page)).toHaveCount(5);
    await page.locator('a', { hasText: /^Midwest$/ }).click();
    await expect(page).toHaveURL(/\?region=midwest$/);
    await expect(titles(page)).toHaveText(['Oklahoma - Buyer 1', 'Oklahoma - Buyer 2']);
  });

  test('Submit a Deal leads to the form', async ({ page }) => {
    await page.goto('/buy-box');
    await box(page, 'Texas').getByRole('link', { name: 'Submit a Deal' }).click();
    await expect(page).toHaveURL(/#submit-deal$/);
    await expect(page.getByRole('heading', { name: 'Submit a deal' })).toBeInViewport();
  });
});

test('a card shows six cities and unfolds the others', async ({ page }) => {
  await openBoxes(page, '/buy-box?region=southwest');
  const phoenix = box(page, 'Arizona - Phoenix Area');
  await expect(phoenix.getByText('El Mirage')).toBeHidden();
  await phoenix.getByText('+12 more').click();
  await expect(phoenix.getByText('El Mirage')).toBeVisible();
});

test('Submit a Deal chooses its box, keeps the tab and moves the focus to the form', async ({ page }) => {
  await openBoxes(page, '/buy-box?region=southeast');
  await expect(tab(page, /Southeast/)).toHaveAttribute('aria-selected', 'true');
  await box(page, 'Florida').getByRole('link', { name: 'Submit a Deal' }).click();
  await expect(page.getByRole('region', { name: 'Submit a deal' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Submit a deal' })).toBeInViewport();
  await expect(box(page, 'Florida Chosen')).toBeAttached();
  await expect(page).toHaveURL(/\?region=southeast#submit-deal$/);
});

test('the page fits the smallest phone, in every tab', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const region of ['texas', 'southeast', 'midwest', 'southwest']) {
    await openBoxes(page, `/buy-box?region=${region}`);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});

test('the best-offer checklist has its nine lines, and below the form stand the CRM’s offer, the e-mail and the phone', async ({
  page,
}) => {
  await openBoxes(page);
  await expect(page.locator('.best-offer').getByRole('listitem')).toHaveText([
    'Address',
    'Closing timing',
    'Photo link',
    'Roof age',
    'Occupancy',
    'HVAC age',
    'Access',
    'Foundation condition',
    'Rough asking price',
  ]);
  const below = page.locator('#more-deals');
  await expect(below.getByRole('link', { name: `${starterPlan.price}/month` })).toHaveAttribute('href', /^https:/);
  await expect(below.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(below.locator('a[href^="tel:"]')).toBeVisible();
});
