import { seedEveryForm } from './support/seed.ts';
import { expect, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const HOSTILE = '<img src=x onerror="document.title=\'taken\'"> <b>bold</b>';

test('the owner reads all that each person wrote', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedEveryForm(foyer.url, HOSTILE);
  await page.setViewportSize(phone);
  await page.goto(`${foyer.url}/admin?tab=leads`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const row = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Campaign november, letter, in through /buy-box');
  await expectWhole(page);
  await row.getByRole('link', { name: 'Dana Whitfield', exact: true }).click();
  const leads = page.getByRole('list', { name: 'What they left' }).locator(':scope > li');
  await expect(leads).toHaveCount(6);
  for (const lead of await leads.all()) await lead.locator('summary').click();

  const lead = (what: string) => leads.filter({ hasText: what });
  await expect(lead('Reactivation')).toContainText(
    /Phone.*555-0142.*CRM today.*Follow Up Boss.*What goes wrong.*Four hundred letters.*Text messages.*Agreed to/s,
  );
  await expect(lead('Waitlist')).toContainText(/Phone.*ext\. 7/s);
  await expect(lead('How many people work on it?')).toContainText(/6\+ people.*Points/s);
  await expect(lead('Booking')).toContainText(/Booked [A-Z][a-z]{2} \d+, \d+:\d\d (?:AM|PM).*Notes.*<b>bold<\/b>/s);
  await expect(lead('Deal for Texas').getByRole('link', { name: 'https://photos.example/4418' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  const person = page.getByRole('article', { name: 'Dana Whitfield' });
  await expect(person).toContainText(/First came by\s*Campaign november, letter, in through \/buy-box/);
  await expect(person).toContainText(/May be texted\s*Yes, since .*version 2025-05-08/s);
  await expect(person.locator('a[href^="javascript:"], img, b')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
  await expectWhole(page);

  await page.goBack();
  await expect(row).toHaveCount(1);
  await page.getByRole('link', { name: /^Deals/ }).click();
  const miss = page.getByRole('list', { name: 'Near misses' }).getByRole('listitem').first();
  await expect(miss).toContainText(
    /No buy box would take it there\. Its figures fit .*, which buy elsewhere\. 1 try\./,
  );
  await expectWhole(page);
});
