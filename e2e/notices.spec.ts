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

test('a mistyped address leads to its page with its label, and the desk names what three people asked for in vain', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD, TRUST_PROXY: '1' });
  await page.goto(`${foyer.url}/Book&utm_source=card`);
  await expect(page).toHaveURL(`${foyer.url}/book?utm_source=card`);
  for (const person of [1, 2, 3]) {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${person}` });
    await page.goto(`${foyer.url}/old-shop`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText('Since Foyer was started: /old-shop (3 people).');
  await expect(notice.getByText('redirects.txt', { exact: true })).toBeVisible();
  await expectWhole(page);
});
