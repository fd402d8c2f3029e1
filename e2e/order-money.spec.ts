import type { Page } from '@playwright/test';
import type { OwnerBalance } from '../src/contract/owner-orders.ts';
import { test } from './support/full-desk.ts';
import { desktop, expect, expectWhole } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

async function openOrders(page: Page, url: string, query = ''): Promise<void> {
  await page.goto(`${url}/admin?tab=orders${query}`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByLabel('Owner’s password').press('Enter');
}

test('an order shows each movement of its money and its onboarding form with its pictures, by keys', async ({
  page,
  openFullDesk,
}) => {
  const foyer = await openFullDesk({ OWNER_PASSWORD: PASSWORD });
  await page.setViewportSize(desktop);
  await openOrders(page, foyer.url, '&standing=paid');
  const orders = page.getByRole('list', { name: 'Orders' }).locator(':scope > li');
  const refunded = orders.filter({ hasText: /refunded \$/ }).first();
  await refunded.getByText('Money and onboarding').focus();
  await page.keyboard.press('Enter');
  const movements = refunded.getByRole('list', { name: 'Movements of money' }).getByRole('listitem');
  await expect(movements).toHaveText([/^Paid\$.*pi-/, /^Refunded-\$.*re-/]);
  await expect(refunded.getByText('Net in the books')).toBeVisible();

  const formed = orders.filter({ hasText: 'The onboarding form has arrived' }).first();
  await formed.getByText('Money and onboarding').focus();
  await page.keyboard.press('Enter');
  await expect(formed.getByText(/^Onboarding form, /)).toBeVisible();
  await expect(formed.locator('img.answer-picture')).toBeVisible();
  await expectWhole(page);
});

test('books and balance: nothing to compare, not yet, not to be read, equal, late, and apart', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  const panel = page.getByRole('region', { name: 'Books and balance' });
  const compared = { at: Date.UTC(2026, 10, 23, 8), since: Date.UTC(2026, 10, 1), sales: 4, feeCents: 12_030 };
  const equal = { ...compared, elsewhere: { count: 0, cents: 0 }, apart: [], known: [] };
  const differs = { reference: 'order-1', productName: 'Website', booksCents: 1000, providerCents: 900 };
  const states: readonly [OwnerBalance | null, string][] = [
    [{ provider: 'stripe', comparison: null, isLate: false }, 'Not compared yet'],
    [null, 'could not be loaded'],
    [{ provider: 'stripe', comparison: equal, isLate: false }, 'Books and balance: 0 cents apart'],
    [{ provider: 'stripe', comparison: equal, isLate: true }, 'Stripe has not answered since'],
    [
      { provider: 'stripe', comparison: { ...equal, apart: [differs] }, isLate: false },
      'Books and balance: $1.00 apart',
    ],
  ];
  await openOrders(page, foyer.url);
  await expect(panel).toContainText('In test mode no money moves, so there is nothing to compare.');
  await expectWhole(page);
  for (const [balance, words] of states) {
    await page.route('**/api/owner/balance', (route) =>
      balance === null ? route.abort() : route.fulfill({ json: balance }),
    );
    await page.reload();
    await expect(panel).toContainText(words);
    await expectWhole(page);
    await page.unroute('**/api/owner/balance');
  }
});
