import { test } from './support/full-desk.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test('a payment that does not match is settled with a reason by keys, and undone', async ({ page, openFullDesk }) => {
  const foyer = await openFullDesk({ OWNER_PASSWORD: PASSWORD });
  await page.setViewportSize(phone);
  await page.goto(`${foyer.url}/admin?tab=orders`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByLabel('Owner’s password').press('Enter');
  await page.getByRole('button', { name: 'Needs review' }).click();
  const orders = page.getByRole('list', { name: 'Orders' }).locator(':scope > li');
  const first = orders.first();
  await expect(first).toContainText(/Needs review.*came in, .* was asked for/s);
  const before = await orders.count();
  await first.getByText('Settle it').focus();
  await page.keyboard.press('Enter');
  await expectWhole(page);
  await first.getByRole('button', { name: 'Settle the order' }).focus();
  await page.keyboard.press('Enter');
  await expect(first.getByLabel('Why')).toBeFocused();
  await expect(first.getByLabel('Why')).toHaveAccessibleDescription(/Please say why/);
  await page.keyboard.type('Paid the rest by cheque');
  await first.getByRole('button', { name: 'Settle the order' }).focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('status').filter({ hasText: 'Accepted as paid' });
  await expect(note).toBeVisible();
  await expect(orders).toHaveCount(before - 1);
  await expectWhole(page);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'needs your review again' })).toBeVisible();
  await expect(orders).toHaveCount(before);
  await expect(orders.first().getByRole('list', { name: 'Decisions' })).toContainText('Paid the rest by cheque');
});
