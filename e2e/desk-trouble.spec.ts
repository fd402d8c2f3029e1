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

test('a note that is typed outlives another person, a reload and the end of the sign-in, and not the sign-out', async ({
  page,
  context,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  for (const name of ['Ben', 'Cleo']) await seedLead(foyer.url, { firstName: name, email: `${name}@example.test` });
  const signIn = async () => {
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const open = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
  };
  const note = page.getByLabel('A note');
  await page.setViewportSize(desktop);
  await page.goto(`${foyer.url}/admin?tab=leads`);
  await signIn();
  await open('Ben');
  await note.fill('Wants it before Christmas');
  await open('Cleo');
  await expect(note).toHaveValue('');
  await open('Ben');
  await expect(note).toHaveValue('Wants it before Christmas');
  await page.reload();
  await expect(note).toHaveValue('Wants it before Christmas');

  await context.clearCookies();
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await signIn();
  await expect(note).toHaveValue('Wants it before Christmas');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Wants it before Christmas');
  await expect(note).toHaveValue('');

  await note.fill('Call on Friday');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn();
  await expect(page.getByRole('article', { name: 'Ben' })).toBeVisible();
  await expect(note).toHaveValue('');
});
