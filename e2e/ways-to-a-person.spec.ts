import { test } from './support/full-desk.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test('each line of Deals, Orders, Calls and Sent leads to its person and back', async ({ page, openFullDesk }) => {
  test.slow(true, 'four sheets are checked for accessibility');
  const foyer = await openFullDesk({ OWNER_PASSWORD: PASSWORD });
  await page.setViewportSize(phone);
  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  const rooms = [
    ['near-misses', '.near-misses'],
    ['orders', '[aria-label=Orders]'],
    ['bookings', '.bookings'],
    ['deliveries', '.deliveries'],
  ] as const;
  for (const [tab, list] of rooms) {
    await page.goto(`${foyer.url}/admin?tab=${tab}`);
    const link = page.locator(`${list} a[href*="person="]`).first();
    const name = (await link.innerText()).replace('All about ', '');
    await link.press('Enter');
    await expect(page.getByRole('article', { name }), tab).toBeVisible();
    await expectWhole(page);
    await page.goBack();
    await expect(link, tab).toBeVisible();
  }
  await foyer.stop();
});
