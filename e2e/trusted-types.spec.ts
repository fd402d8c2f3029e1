import type { Page } from '@playwright/test';
import { openPage } from './support/leads.ts';
import { indexedPaths } from './support/pages.ts';
import { desktop, expect, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const otherPaths = [
  '/checkout?service=website-build',
  '/checkout-success',
  '/success',
  '/dashboard',
  '/nowhere',
  '/blog/nowhere',
];

/** What the browser refused on the page, by the policy's directive. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => refused.push(`${page.url()}: ${error.message}`));
  return refused;
}

test('every page runs under Trusted Types', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(desktop);
  const refused = watchPolicy(page);
  for (const path of [...indexedPaths, ...otherPaths]) {
    const answer = await page.request.get(path);
    expect.soft(answer.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

test('pages that are reached within the site run under it too, with their facts for search engines', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const refused = watchPolicy(page);
  await openPage(page, '/partners');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Buy Box', '/buy-box'],
    ['Blog', '/blog'],
    ['Home', '/'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(refused).toEqual([]);
});

test('every room of the desk runs under it', async ({ page, openFoyer }) => {
  test.setTimeout(120_000);
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.setViewportSize(desktop);
  const refused = watchPolicy(page);
  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const rooms = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(rooms.first()).toBeVisible();
  const addresses = await rooms.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    await page.goto(new URL(address, `${foyer.url}/admin`).href);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

test('text that a script would make markup or code of is refused', async ({ page }) => {
  await openPage(page, '/partners');
  const tried = await page.evaluate(() => {
    const outcomeOf = (attempt: () => unknown) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const script = document.createElement('script');
    return {
      markup: outcomeOf(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
      stranger: outcomeOf(() => (script.src = 'https://elsewhere.example/a.js')),
      own: outcomeOf(() => (script.src = '/assets/none.js')),
      code: outcomeOf(() => (script.text = 'alert(1)')),
      policy: outcomeOf(() => Reflect.get(window, 'trustedTypes').createPolicy('another', {})),
    };
  });
  expect(tried).toEqual({
    markup: 'TypeError',
    stranger: 'TypeError',
    own: 'done',
    code: 'TypeError',
    policy: 'TypeError',
  });
});
