import { room } from './support/desk.ts';
import { seedLead } from './support/seed.ts';
import { desktop, expect, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test('without a network the desk says so at once, where one looks, and goes on by itself once it is back', async ({
  page,
  context,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  for (let at = 0; at < 12; at += 1)
    await seedLead(foyer.url, { firstName: `Ada${at}`, email: `ada${at}@example.test` });
  await page.setViewportSize(phone);
  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const last = page.getByRole('list', { name: 'New leads' }).getByRole('listitem').last();
  await expect(last).toContainText('Ada');
  await context.setOffline(true);
  await last.getByRole('button', { name: /^Contacted/ }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
  await expect(failure).toBeInViewport();
  await expectWhole(page);
  await page.setViewportSize(desktop);
  await expect(failure).toBeInViewport();
  await room(page, 'People').click();
  await expect(page.getByText('The leads could not be loaded')).toBeVisible();
  await expectWhole(page);

  await context.setOffline(false);
  await expect(page.getByText('12 people')).toBeVisible();
  await room(page, 'Today').click();
  await last.getByRole('button', { name: /^Contacted/ }).click();
  await expect(page.getByText('1 person set to Contacted.')).toBeVisible();
  await expect(failure).toHaveCount(0);
});
