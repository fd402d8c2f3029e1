import type { Page } from '@playwright/test';
import { seedVisits } from './support/seed.ts';
import { expect, expectAccessible, expectWhole, phone, test as testShared } from './support/test.ts';
import { test, totals, tab, panel } from './support/desk.ts';

const expectTotals = (page: Page, figures: RegExp[]) =>
  expect(totals(page)).toHaveText(figures, { useInnerText: true });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** Answers the dashboard call as a server does whose database is away. */
async function breakFigures(page: Page) {
  await page.route('**/api/analytics/dashboard?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Busy',
        status: 503,
        detail: 'Please try again in two seconds.',
      }),
    }),
  );
}

test.describe('the figures', () => {
  test('/admin shows what was counted, list by list', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.goto('/admin');
    await expectTotals(page, [
      /^Total Visitors\s+3$/,
      /^Page Views\s+5\s+1\.7 a visit$/,
      /^Conversions\s+2$/,
      /^Conversion Rate\s+66\.7%\s+of all visitors$/,
    ]);
    await expect(page.getByText('7 days to', { exact: false })).toContainText('Eastern Time');
    await expect(page.getByRole('img', { name: 'Visitors a day' })).toBeVisible();

    await expect(panel(page).getByRole('listitem').first()).toContainText(/3 visitors.*5 views.*2 conversions/);
    const latest = panel(page).getByRole('list', { name: 'Latest conversions' }).getByRole('listitem');
    await expect(latest).toContainText([
      /subscription purchase.*\/coursecreator.*success/s,
      /quiz lead.*\/.*no value/s,
    ]);

    await tab(page, 'Daily Stats').click();
    await expect(panel(page).getByRole('row')).toHaveCount(8);
    await expect(panel(page).getByRole('row').nth(1)).toContainText('66.7%');
    await expect(panel(page).getByRole('row').nth(2)).toContainText('0.0%');
    await tab(page, 'Weekly Stats').click();
    await expect(panel(page).getByRole('table', { name: /^Weekly stats/ })).toContainText('66.7%');
    await tab(page, 'Monthly Stats').click();
    await expect(panel(page).getByRole('table', { name: /^Monthly stats/ })).toContainText('66.7%');
    await tab(page, 'Conversions').click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
    await tab(page, 'Top Pages').click();
    await expect(panel(page).getByRole('listitem')).toContainText([
      /\/buy-box.*Buy Box.*3 views/s,
      /\/.*Home Page.*2 views/s,
    ]);
    await tab(page, 'Traffic Sources').click();
    await expect(panel(page)).toContainText(/Direct Traffic\s*Direct visits or bookmarks\s*2 visitors/);
    await expect(panel(page)).toContainText(/search\.example.*External Referrer\s*1 visitor/s);
  });

  test('a range is loaded, shown as chosen and kept in the address', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: '7 Days' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '90 Days' }).click();
    await expect(page).toHaveURL(/range=90d/);
    await expect(page.getByText('90 days to')).toBeVisible();

    await page.goto('/admin?range=30d&tab=daily');
    await expect(page.getByRole('button', { name: '30 Days' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: '7 Days' })).toHaveAttribute('aria-pressed', 'false');
    await expect(panel(page).getByRole('row')).toHaveCount(31);
  });

  testShared('an explanation opens after 700 ms under a resting pointer, the next one at once', async ({ page }) => {
    await page.goto('/admin');
    const [first, second] = [page.locator('.cards .meaning').nth(0), page.locator('.cards .meaning').nth(1)];
    await first.waitFor();
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await first.hover();
    await page.clock.runFor(650);
    await expect(page.locator('.tooltip')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.locator('.tooltip')).toHaveCount(1);
    const words = await page.locator('.tooltip').innerText();
    await second.hover();
    await page.clock.runFor(250);
    await expect(page.locator('.tooltip').last()).not.toHaveText(words);
  });

  test('tabs work with the keyboard and can be linked to', async ({ page }) => {
    await page.goto('/admin');
    await tab(page, 'Overview').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Sales')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab(page, 'Traffic Sources')).toBeFocused();
    await expect(page).toHaveURL(/tab=sources/);
    await page.reload();
    await expect(tab(page, 'Traffic Sources')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toContainText('No traffic sources yet');
  });

  test('/dashboard shows seven days whatever its toggle says', async ({ page, desk }) => {
    await seedVisits(desk.url);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/dashboard?') && asked.push(new URL(request.url()).search));
    await page.goto('/dashboard');
    await expectTotals(page, [
      /^Total Visitors\s+3$/,
      /^Unique Visitors\s+3$/,
      /^Page Views\s+5$/,
      /^Conversion Rate\s+67%$/,
    ]);
    const metrics = page.getByRole('region', { name: 'Conversion Metrics' });
    await expect(metrics).toContainText(/Leads Generated\s*2\s*Successful Conversions\s*2\s*Conversion Rate\s*66\.7%/);
    const leads = page.getByRole('region', { name: 'Lead Statistics' });
    await expect(leads).toContainText(/Total Leads\s*2\s*Qualified Leads.*1\s*Converted Clients.*0/s);
    await expect(page.getByRole('list', { name: 'Top pages' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Recent conversions' }).getByRole('listitem')).toHaveCount(2);

    await page.getByRole('button', { name: 'Monthly' }).click();
    await expect(page.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
    await expect(totals(page).first()).toHaveText(/^Total Visitors\s+3$/, { useInnerText: true });
    expect(asked).toEqual(['?range=7']);
  });

  test('a site without visits says so', async ({ page }) => {
    await page.goto('/admin');
    await expectTotals(page, [/Visitors\s+0$/, /Views\s+0$/, /Conversions\s+0$/, /Rate\s+0\.0%/]);
    await expect(page.getByText('No visits in this range')).toBeVisible();
    await expect(page.getByText('No conversions yet')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('No page data available')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recent Conversions' })).toHaveCount(0);
  });
});

test.describe('when the figures do not come', () => {
  for (const path of ['/admin', '/dashboard']) {
    testShared(`${path} says that it is loading, that it failed and how to go on`, async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/analytics/dashboard?*', async (route) => {
        await held.promise;
        await route.abort();
      });
      await page.goto(path);
      await expect(page.getByText('Loading figures...')).toBeVisible();
      held.resolve();
      await expect(failure(page)).toContainText('cannot be reached');

      await page.unrouteAll();
      await breakFigures(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failure(page)).toContainText('Please try again in two seconds.');
      await expectAccessible(page);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(totals(page)).toHaveCount(4);
      await expect(failure(page)).toHaveCount(0);
    });
  }
});

test.describe('both desks', () => {
  test('are accessible and fit', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.setViewportSize(phone);
    for (const path of ['/admin', '/admin?tab=daily', '/admin?tab=conversions', '/admin?tab=sources', '/dashboard']) {
      await page.goto(path);
      await expect(totals(page)).toHaveCount(4);
      await expectWhole(page);
    }
  });

  testShared('are kept out of search engines', async ({ page }) => {
    for (const path of ['/admin', '/dashboard']) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });
});
