import { site } from '../content/site.ts';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from './support/test.ts';
import { open } from './support/shell.ts';

const HONOURED = 'It is honoured: this visit is not counted.';

interface Call {
  path: string;
  body: unknown;
}

/** What the page reports, as it is sent. */
function watchCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST') calls.push({ path, body: request.postDataJSON() });
  });
  return calls;
}

const pageViews = (calls: Call[]) =>
  calls.filter(({ path }) => path === '/api/analytics/pageview').map(({ body }) => body);

/** What a visitor's browser would show to whoever looks: broken policies, failed hydration, thrown errors, a library's hints. */
function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    // The not-found page is a 404, and the browser says so.
    if (!message.text().includes('status of 404')) trouble.push(message.text());
  });
  return trouble;
}

test('an unknown address is the not-found page, and is counted once as /404', async ({ page }) => {
  const calls = watchCalls(page);
  const trouble = watchTrouble(page);
  const response = await page.goto('/no/such/room');
  await page.locator('html[data-ready]').waitFor();
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect.poll(() => pageViews(calls)).toMatchObject([{ path: '/404', title: '404 Not Found' }]);

  await page.getByRole('link', { name: 'Back to the front door' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => pageViews(calls)).toMatchObject([{ path: '/404' }, { path: '/', title: 'Home Page' }]);
  expect(calls.filter(({ path }) => path === '/api/analytics/visitor')).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('every change of path is a page view; anchors, reloads of a session and coming back are counted truly', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const calls = watchCalls(page);
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await nav.getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => pageViews(calls).length).toBe(2);
  await page.goBack();
  await expect.poll(() => pageViews(calls).length).toBe(3);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => pageViews(calls).length).toBe(4);
  expect(calls.filter(({ path }) => path === '/api/analytics/visitor')).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('analytics_visitor_tracked'))).toBe('true');
});

test('a visitor with Global Privacy Control is not counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const calls = watchCalls(page);
  await open(page, '/');
  await expect(page.getByRole('contentinfo').getByText(HONOURED)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: site.brand }).click();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('every page says how visits are counted; whoever asks not to be reads before any other code that it was honoured', async ({
  page,
}) => {
  const note = (part: string) => page.locator(part).getByText(HONOURED);
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('Visits are counted here without cookies')).toBeVisible();
  await expect(note('footer')).toBeHidden();
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.setViewportSize(phone);
  await page.goto('/privacy-policy');
  for (const part of ['.text-head', 'footer']) await expect(note(part)).toBeVisible();
  await expect(page.getByText('Visits are counted here without cookies')).toHaveCount(2);
  await expectAccessible(page);
  await expect(page.getByText('Visits are counted here without cookies').first()).toBeHidden();
});

for (const [path, title] of [
  ['/partners', 'Partners Page'],
  ['/buy-box', 'Buy Box'],
  ['/', 'Home Page'],
] as const) {
  test(`${path} reports its view under the title that the specification gives it`, async ({ page }) => {
    const calls = watchCalls(page);
    await open(page, path);
    await expect.poll(() => pageViews(calls)).toMatchObject([{ path, title }]);
  });
}

test('each landing page reports a view of its own path and title', async ({ page }) => {
  const calls = watchCalls(page);
  const paths = ['/freelendingsnapshot', '/coursecreator', '/business-buyer-course', '/onboarding-preview'];
  for (const path of paths) await open(page, path);
  await expect.poll(() => pageViews(calls).length).toBe(paths.length);
  expect(pageViews(calls)).toMatchObject(paths.map((path) => ({ path, title: expect.stringMatching(/\w/) })));
});
