import type { Page } from '@playwright/test';
import { test } from './support/full-desk.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const settings = { OWNER_PASSWORD: PASSWORD, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@hallway.example' };
const ABANDONED = '?tab=orders&standing=abandoned';

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByLabel('Owner’s password').press('Enter');
}

test('a checkout that was left is found from today on, and its buyer mailed if the owner wishes', async ({
  page,
  openFullDesk,
}) => {
  const foyer = await openFullDesk(settings);
  await page.setViewportSize(phone);
  await signIn(page, `${foyer.url}/admin`);
  const left = page.getByRole('list', { name: 'Checkouts left' }).getByRole('listitem');
  await expect(left.first()).toContainText('Left over an hour ago');
  await expectWhole(page);
  const name = await left.first().getByRole('link').first().innerText();
  const heading = page.getByRole('heading', { name: /^Checkouts left/ });
  const before = Number(/\d+/.exec(await heading.innerText())?.[0]);
  await left
    .first()
    .getByRole('button', { name: /^(Contacted|Called) / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(new RegExp(`${before - 1}$`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText(new RegExp(`${before}$`));
  await expect(left.first()).toContainText(name);

  await page.goto(`${foyer.url}/admin${ABANDONED}`);
  const orders = page.getByRole('list', { name: 'Orders' }).locator(':scope > li');
  await expect(orders.first()).toContainText(/Left over an hour ago/);
  await expect(page.getByText('Refused: The card was declined').first()).toBeVisible();
  const mail = page.getByLabel('Mail each buyer once, an hour after they left');
  await expect(mail).not.toBeChecked();
  await expectWhole(page);
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).toBeChecked();
  await page.reload();
  await expect(mail).toBeChecked();

  // Every order, page by page.
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(orders).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => orders.count()).toBeGreaterThan(50);

  // Every booking too.
  await page.goto(`${foyer.url}/admin?tab=bookings`);
  const bookings = page.getByRole('list', { name: 'Bookings' }).locator(':scope > li');
  await expect(bookings.first()).toBeVisible();
  const first = await bookings.count();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => bookings.count()).toBeGreaterThan(first);
});

test('where nobody left, the list says what will appear; where it cannot be read, it can be tried again', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.route('**/api/owner/orders?*', (route) => route.abort());
  await signIn(page, `${foyer.url}/admin${ABANDONED}`);
  await expect(page.getByText('The orders could not be loaded')).toBeVisible();
  await expectWhole(page);
  await page.unroute('**/api/owner/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No checkout was left')).toBeVisible();
  await expect(page.getByText('this site has no mail server')).toBeVisible();
  await expectWhole(page);
});
