import { expect, expectWhole, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test('the desk says at its top that requests come through a proxy that the settings do not name', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await fetch(`${foyer.url}/api/site`, { headers: { 'x-forwarded-for': '198.51.100.9' } });
  await expect.poll(() => foyer.output()).toContain('TRUST_PROXY');

  await page.goto(`${foyer.url}/admin`);
  await expect(page.getByLabel('Owner’s password')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notices' })).toHaveCount(0);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText(/Please check\s*All visitors may count as one.*TRUST_PROXY=1/s);
  await expectWhole(page);

  await page.route('**/api/owner/notices', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'notices about this installation' })).toBeVisible();
  await page.unroute('**/api/owner/notices');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(notice).toContainText('All visitors may count as one');
});
