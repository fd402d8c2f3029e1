import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exactDollars } from '../test-support/data/dollars.ts';
import { crmBuildout, websiteBuild } from '../test-support/data/sold.ts';
import type { RunningFoyer } from './support/foyer.ts';
import { buyThree } from './support/orders.ts';
import { pattern } from './support/pattern.ts';
import { seedLead } from './support/seed.ts';
import { expect, expectAccessible, expectWhole, phone, test as base } from './support/test.ts';

/** What buyThree bought and paid, and the average of the two sales. */
const paidCents = websiteBuild.priceCents + crmBuildout.priceCents;
const [both, each] = [exactDollars(paidCents), exactDollars(Math.round(paidCents / 2))];

/** What earned more stands first. */
const byPrice = [crmBuildout, websiteBuild].toSorted((one, other) => other.priceCents - one.priceCents);

const PASSWORD = 'a long enough password for the owner';

/** A shop of the test's own, that takes test payments; what is in its figures the test has bought. */
const test = base.extend<{ shop: RunningFoyer }>({
  shop: async ({ openFoyer, settings }, use) => use(await openFoyer({ PAYMENTS: 'test', ...settings })),
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use) => {
    // The test's own browser asks not to be counted, so that it does not move the figures it looks at.
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await use(page);
  },
});

const cards = (page: Page) => page.getByRole('list', { name: 'Sales and revenue' }).getByRole('listitem');
const expectCards = (page: Page, figures: RegExp[]) => expect(cards(page)).toHaveText(figures, { useInnerText: true });
const sold = (page: Page) => page.getByRole('list', { name: 'Recent sales' }).getByRole('listitem');
const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'The sales could not be loaded' });

test('sales are shown in /admin to the cent', async ({ page, shop }) => {
  await buyThree(shop.url);
  await page.setViewportSize(phone);
  await page.goto('/admin?tab=sales');
  await expectCards(page, [
    /^Total Sales\s+2$/,
    pattern`^Total Revenue\s+${both}$`,
    pattern`^Avg Order Value\s+${each}$`,
    pattern`^Revenue Per\s+Visitor\s+${each}$`,
  ]);
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
  await expect(sold(page)).toHaveText(
    [
      pattern`^${crmBuildout.orderName}\s+Test\s+s\*\*\*@\*\*\*\.net.*Failed.*${crmBuildout.total}`,
      pattern`^${crmBuildout.orderName}\s+Test\s+k\*\*\*@\*\*\*\.org.*Completed.*${crmBuildout.total}`,
      pattern`^${websiteBuild.orderName}\s+Test\s+d\*\*\*@\*\*\*\.com.*Completed.*${websiteBuild.total}`,
    ],
    { useInnerText: true },
  );
  await expect(rows(page, 'Top products')).toHaveText([
    /Rank.*Average/,
    ...byPrice.map(({ orderName, total }, index) => pattern`^${String(index + 1)}${orderName}1${total}${total}$`),
  ]);
  await expect(rows(page, 'Daily sales')).toHaveCount(8);
  await expect(rows(page, 'Daily sales').nth(1)).toHaveText(pattern`2${both}${each}$`);
  await expect(rows(page, 'Daily sales').nth(2)).toHaveText(/0\$0\.00\$0\.00$/);
  await expectWhole(page);

  await page.getByRole('button', { name: '30 Days' }).click();
  await expect(rows(page, 'Daily sales')).toHaveCount(15);
  await page.emulateMedia({ media: 'print' });
  await expect(sold(page)).toHaveCount(3);
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('a site without sales says so, and shows no invalid averages', async ({ page }) => {
  await page.goto('/admin');
  await expectCards(page, [/Sales\s+0$/, /Revenue\s+\$0\.00$/, /Value\s+\$0\.00$/, /Visitor\s+\$0\.00$/]);
  await page.getByRole('tab', { name: 'Sales', exact: true }).click();
  await expect(page).toHaveURL(/tab=sales/);
  for (const words of ['No sales recorded yet', 'No product sales recorded yet', 'No daily sales data available'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('Test mode: no money moves.')).toHaveCount(0);
  await expectAccessible(page);
});

test('if the sales cannot be loaded, the visits stay and the sales can be retried', async ({ page, shop }) => {
  await buyThree(shop.url);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/sales/stats?*', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/admin?tab=sales');
  await expect(page.getByText('Loading sales...')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Totals' }).getByRole('listitem').first()).toContainText('2');
  held.resolve();
  await expect(failure(page)).toContainText('cannot be reached');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).nth(1)).toContainText(both);
  await expect(failure(page)).toHaveCount(0);
  await expect(sold(page)).toHaveCount(3);
});

/** Presses buttons one after the other before the page is drawn anew between them, as a slow phone does. */
async function pressBeforeDrawn(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (const name of wanted) {
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
      // Enough for the router, which waits for promises; drawing waits for a task of its own.
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    }
  }, names);
}

test.describe('the owner', () => {
  test.use({ settings: { OWNER_PASSWORD: PASSWORD, OWNER_EMAIL: 'owner@example.com' } });

  test('reads every order, finds one and takes them along', async ({ page, shop }) => {
    await buyThree(shop.url);
    await seedLead(shop.url, { firstName: 'Dana', email: 'Dana@Example.com' });
    await seedLead(shop.url, { firstName: 'Somebody', email: 'else@example.com' });
    await page.setViewportSize(phone);
    await page.goto('/admin?tab=orders');
    await expect(page.getByText('dana@example.com')).toHaveCount(0);
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();

    const orders = page.getByRole('list', { name: 'Orders' }).locator('> li');
    await expect(orders).toHaveText([
      pattern`^Failed\s*${crmBuildout.orderName}, ${crmBuildout.total}.*Nothing was paid\..*Sam`,
      pattern`^Completed\s*${crmBuildout.orderName}, ${crmBuildout.total}.*Paid ${crmBuildout.total}\..*Kim Lee`,
      pattern`^Completed\s*${websiteBuild.orderName}, ${websiteBuild.total}.*Paid ${websiteBuild.total}\..*Dana Whitfield.*in through /blog.*Also left: quiz`,
    ]);
    await expectWhole(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(1 + 3 + 1);
    expect(file).toContain(
      `dana@example.com,USD,${websiteBuild.dollars},${websiteBuild.dollars},0,0,${websiteBuild.dollars}`,
    );

    await page.getByRole('button', { name: 'Not paid' }).click();
    await expect(orders).toHaveCount(1);
    await page.getByRole('button', { name: 'Needs review' }).click();
    await expect(page.getByText('No such order')).toBeVisible();
    await page.getByLabel('Find an order').fill('WHITFIELD');
    await pressBeforeDrawn(page, ['All', 'Find']);
    await expect(orders).toHaveCount(1);
    await expect(page).toHaveURL(/find=WHITFIELD/);
    await expect(page).not.toHaveURL(/standing=/);

    await orders.getByText('Delivery log').click();
    const log = page.getByRole('list', { name: 'Delivery log' });
    await expect(log.locator('> li')).toHaveText([/owner alert/, /purchase confirmed/, /Waiting.*purchase/s]);
    await expectWhole(page);
    await orders.getByRole('link', { name: /^See the leads of dana/ }).click();
    await expect(page.getByRole('link', { name: /^People/ })).toHaveAttribute('aria-current', 'page');
    const leads = page.getByRole('list', { name: 'Leads' }).locator('> li');
    await expect(leads).toHaveText([/Dana/]);
    await page.getByLabel('Find a person').fill('');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(leads).toHaveCount(4);
  });

  test('sees what earned what, to the cent', async ({ page, shop }) => {
    await buyThree(shop.url);
    await seedLead(shop.url, { firstName: 'Dana', email: 'dana@example.com' });
    await page.setViewportSize(phone);
    await page.goto('/admin?tab=earned');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(rows(page, 'Sources')).toHaveText([
      /Source/,
      ...byPrice.map((one) => pattern`^${one === websiteBuild ? 'letter11' : 'Direct Traffic01'}${one.total}$`),
      pattern`^Together12${both}$`,
    ]);
    await expect(rows(page, 'Campaigns')).toHaveText([
      /Campaign/,
      ...byPrice.map((one) => pattern`^${one === websiteBuild ? 'november11' : 'No campaign01'}${one.total}$`),
      pattern`^Together12${both}$`,
    ]);
    await expect(cards(page).nth(1)).toContainText(both);
    await page.getByRole('button', { name: 'First visit' }).click();
    await expect(rows(page, 'Pages people came in by').last()).toHaveText(pattern`^Together12${both}$`);
    await expectWhole(page);
  });
});
