import { websiteBuild } from '../test-support/data/sold.ts';
import { site } from '../content/site.ts';
import { startCrm } from './support/crm.ts';
import { fill, openPage, toast } from './support/leads.ts';
import { ownerPassword, storedLeads } from './support/stored-leads.ts';
import { expect, expectAccessible, expectWhole, phone, test } from './support/test.ts';

test('a site without payments says so before it asks for a name, and a visitor who leaves one is a lead', async ({
  page,
  openFoyer,
}) => {
  const crm = await startCrm();
  const foyer = await openFoyer({
    PAYMENTS: 'off',
    OWNER_PASSWORD: ownerPassword,
    CRM_WEBHOOK_URL: crm.url,
    ALLOW_PRIVATE_WEBHOOKS: '1',
  });
  await page.setViewportSize(phone);
  await openPage(page, `${foyer.url}/checkout?service=website-build`);
  const closed = page.getByRole('alert').filter({ hasText: 'This page does not accept payments' });
  await expect(closed).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', /^mailto:.*subject=/);
  await expect(main.getByRole('link', { name: site.phone.text })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Ask for ${websiteBuild.orderName}` })).toBeVisible();
  await expectWhole(page);

  await fill(page, { Name: 'Dana Diaz', Email: 'dana@mail' });
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();
  await expect(toast(page, 'Your request has arrived')).toBeVisible();
  await expect(main.getByText('dana@mail', { exact: true })).toBeVisible();
  await expectWhole(page);
  expect(await storedLeads(foyer.url)).toMatchObject([{ kind: 'checkout_request', name: 'Dana Diaz' }]);
  await expect.poll(() => crm.received.length).toBe(1);
  expect(JSON.parse(crm.received[0] ?? '')).toEqual({
    name: 'Dana Diaz',
    email: 'dana@mail',
    productName: websiteBuild.orderName,
    amount: websiteBuild.dollars,
    source: 'Website Checkout',
    timestamp: expect.any(String),
    formType: 'Checkout Request',
  });
  await crm.stop();
});

test('the form begins with the details from the reactivation form; if it cannot be loaded it can be retried', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ PAYMENTS: 'off' });
  await page.route(/\/assets\/request-form-/, (route) => route.abort());
  await openPage(page, foyer.url);
  await page.evaluate(() =>
    sessionStorage.setItem('checkout-customer', JSON.stringify({ name: 'Dana Diaz', email: 'dana@example.com' })),
  );
  await page.goto(`${foyer.url}/checkout?service=full-ghl-buildout`);
  await expect(page.getByText('The form could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/assets\/request-form-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diaz');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('dana@example.com');
});

test('the checkout works without the settings', async ({ page }) => {
  await page.route('**/api/site', (route) => route.abort());
  await openPage(page, '/checkout?service=website-build');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});
