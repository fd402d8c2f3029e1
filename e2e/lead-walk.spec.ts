import type { Page } from '@playwright/test';
import { about } from '../content/about.ts';
import {
  atBothWidths,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from './support/test.ts';

const TEXT = 'hi, we want to sell 4418 Larkspur Ln, Houston TX 77021. 3 bed 2 bath 1450 sq ft built 1998, asking 350k';

const line = (page: Page) => page.getByLabel('Text me like a seller would.');
const send = (page: Page) => page.getByRole('button', { name: 'Walk it in' });
const told = (page: Page) => page.locator('.lead-next').getByRole('status');

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
}

test('what is typed walks the plan: its figures in the rooms, its card on the desk, by keyboard alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await open(page);
  await line(page).focus();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => /read-lead|listing-worker/.test(one))).toEqual([]);

  await page.keyboard.type(TEXT);
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText(
    /On your desk in [\d.]+ s: 4418 Larkspur Ln, Houston, TX, 3 bed, 2 bath, 1,450 sq ft, built 1998, asked \$350,000; \d+ buy box/,
  );
  for (const words of ['3 bed, 2 bath', '1,450 sq ft', 'hi, we want to sell 4418 Larkspur Ln'])
    await expect(page.locator('.plan-wide')).toContainText(words);
  await expect(page.locator('.desk-card')).toContainText('4418 Larkspur Ln, Houston, TX');
  await expect(page.locator('.desk-card')).toContainText('$350,000');
  // Nothing but reports of the visit went to the server.
  const sent = asked.filter((one) => one.startsWith('POST') && !one.includes('/api/analytics/'));
  expect(sent).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.lead-next').getByRole('link').first()).toBeFocused();
});

test('one step leads to the buy boxes, where the text is read into the form; it was never sent', async ({ page }) => {
  await open(page);
  await line(page).fill(TEXT);
  await send(page).click();
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? request.url()));
  await page.locator('.lead-next').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/buy-box#submit-deal$/);
  await expect(page.getByLabel('Listing text')).toHaveValue(TEXT);
  await expect(page.getByLabel('Property address')).toHaveValue('4418 Larkspur Ln');
  expect(bodies.filter((body) => body.includes('Larkspur'))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Listing text')).toHaveValue(TEXT);
});

test('each example is read, another can follow, and the widths are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const { name } of about.sampleLeads) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(told(page)).toContainText('On your desk in');
    await expect(page.locator('.desk-card')).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (name === about.sampleLeads[0]?.name) await atBothWidths(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Another' }).click();
    await expect(line(page)).toBeFocused();
    await expect(line(page)).toHaveValue('');
  }
});

test('nothing typed, and nothing readable, are said kindly, with the examples still there', async ({ page }) => {
  await open(page);
  await send(page).click();
  await expect(told(page)).toContainText('Type a line first');
  await expect(line(page)).toBeFocused();
  await line(page).fill('good morning, how are you');
  await send(page).click();
  await expect(told(page)).toContainText('I found no house in that');
  await expect(page.getByRole('list', { name: 'Examples' })).toBeVisible();
});

test('a reader that cannot be loaded is told, the text stays, and the next press works', async ({ page }) => {
  await open(page);
  await page.route(/read-lead|listing-worker|read-here/, (route) => route.abort());
  await line(page).fill(TEXT);
  await send(page).click();
  await expect(told(page)).toContainText('The reader did not load');
  await expect(line(page)).toHaveValue(TEXT);
  await page.unroute(/read-lead|listing-worker|read-here/);
  await send(page).click();
  await expect(told(page)).toContainText('4418 Larkspur Ln');
});

test('a long paste is bounded, and nothing but the plan changes its height', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await open(page);
    const below = page.locator('#freedom-guide');
    await line(page).fill(`${TEXT} ${'and a very long story. '.repeat(20_000)}`);
    const before = await below.boundingBox();
    await send(page).click();
    await expect(told(page)).toContainText('4418 Larkspur Ln');
    await expectNoSidewaysScroll(page);
    expect((await below.boundingBox())?.y).toBe(before?.y);
  }
});

test('under reduced motion nothing walks: the rooms are filled at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await line(page).fill(TEXT);
  await send(page).click();
  await expect(page.locator('.desk-card')).toBeVisible();
  expect(await page.locator('.hero').evaluate((hero) => hero.getAnimations({ subtree: true }).length)).toBe(0);
});
