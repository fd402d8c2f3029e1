import type { Page } from '@playwright/test';
import { test } from './support/full-desk.ts';
import { expect, expectWhole } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

async function openSubscriptions(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin?tab=orders&standing=subscriptions`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByLabel('Owner’s password').press('Enter');
}

test('each subscription is one order with how it stands and its renewals', async ({ page, openFullDesk }) => {
  const foyer = await openFullDesk({ OWNER_PASSWORD: PASSWORD });
  await openSubscriptions(page, foyer.url);
  const entries = page.getByRole('list', { name: 'Subscriptions' }).locator(':scope > li');
  const active = entries.filter({ hasText: 'Next charge' }).first();
  await expect(active).toContainText(/Active.*Course Platform/s);
  await active.getByText('Renewals').focus();
  await page.keyboard.press('Enter');
  const renewals = active.getByRole('list', { name: 'Renewals' }).getByRole('listitem');
  await expect(renewals.first()).toContainText('Completed');
  await expectWhole(page);
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
});

test('without a subscription the list says what will appear, and one that cannot be read can be tried again', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.route('**/api/owner/subscriptions?*', (route) => route.abort());
  await openSubscriptions(page, foyer.url);
  await expect(page.getByText('The subscriptions could not be loaded')).toBeVisible();
  await expectWhole(page);
  await page.unroute('**/api/owner/subscriptions?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No subscriptions yet')).toBeVisible();
  await expectWhole(page);
});
