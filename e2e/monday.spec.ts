import { dayOnSite, room } from './support/desk.ts';
import { test as base } from './support/full-desk.ts';
import { seedCallable } from './support/seed.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

/** The full desk on a phone, signed in. */
const test = base.extend({
  foyer: async ({ openFullDesk }, use) => use(await openFullDesk({ OWNER_PASSWORD: PASSWORD })),
  page: async ({ page }, use) => {
    await page.setViewportSize(phone);
    await page.goto('/admin');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'New leads' })).toBeVisible();
    await use(page);
  },
});

test('on Monday morning a lead is called, what is stuck is sent and somebody is erased', async ({ page, foyer }) => {
  // A lead is called, which Today offers to note.
  const name = 'Wanda Pryce';
  await seedCallable(foyer.url, { name, email: 'wanda@example.test', phone: '(214) 555-0188' });
  await page.reload();
  const leads = page.getByRole('list', { name: 'New leads' }).getByRole('listitem');
  const lead = leads.filter({ hasText: name });
  // Nothing here takes telephone numbers; the press is what the desk hears of.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await lead.getByRole('link', { name: /^Call/ }).click();
  await lead.getByRole('button', { name: /^Called just now/ }).click();
  await expect(page.getByText(/called just now|set to Contacted|is noted/i).first()).toBeVisible();
  await room(page, 'People').click();
  await page.getByLabel('Find a person').fill(name);
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: 'Leads' }).getByRole('listitem').filter({ hasText: name }).first();
  await expect(found).toContainText('Contacted');

  // What is stuck is sent again.
  await room(page, 'Today').click();
  const stuck = page.getByRole('list', { name: 'Stuck deliveries' }).getByRole('listitem');
  await stuck.first().getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^Sent again: /)).toBeVisible();

  // Somebody is erased from their own sheet.
  await room(page, 'People').click();
  await page.getByRole('list', { name: 'Leads' }).getByRole('link').first().click();
  const sheet = page.getByRole('article');
  await expect(sheet).toBeVisible();
  await sheet
    .getByRole('link', { name: /^Export or erase/ })
    .first()
    .click();
  await expect(room(page, 'Privacy')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('list', { name: 'What is stored' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByRole('button', { name: 'Yes, erase for good' }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeFocused();
  await expectWhole(page);
});

test('on Monday morning a refund is understood, a call is moved and what earned the most is named', async ({
  page,
}) => {
  // A refund is understood: what came, what went, what stays.
  await room(page, 'Orders').click();
  await page.getByRole('button', { name: 'Refunded, disputed' }).click();
  const refunded = page.getByRole('list', { name: 'Orders' }).locator(':scope > li').filter({ hasText: 'refunded' });
  await expect(refunded.first()).toContainText(/Paid \$[\d,.]+, refunded \$[\d,.]+: \$[\d,.]+ kept/);

  // A call is moved, and taken back.
  const { bookings } = await (await page.request.get('/api/owner/bookings')).json();
  const tomorrow = Date.now() + 86_400_000;
  const { id, startsAt } = bookings.find(
    (one: { status: string; startsAt: string }) => one.status === 'booked' && Date.parse(one.startsAt) > tomorrow,
  );
  const day = dayOnSite(new Date(startsAt));
  await page.goto(`/admin?tab=bookings&calls=day&on=${day}&call=${id}`);
  const calls = page.getByRole('region', { name: 'Calls', exact: true });
  const call = calls.getByRole('region', { name: 'The open call' });
  await call.getByRole('button', { name: 'Move', exact: true }).click();
  await call.getByLabel('Time').fill('07:30');
  await call.getByRole('button', { name: 'Move it' }).click();
  await expect(calls.getByText(/call is moved\.$/)).toBeVisible();
  await calls.getByRole('button', { name: /^Undo/ }).click();
  await expect(calls.getByText('It is as it was.')).toBeVisible();

  // What earned the most stands first.
  await room(page, 'Figures').click();
  await page.getByRole('tab', { name: 'What earned what' }).click();
  const campaigns = page.getByRole('table', { name: 'Campaigns' }).locator('tbody').first().getByRole('row');
  await expect(campaigns.first()).toContainText('$');
  const earned = (await campaigns.allInnerTexts()).map((row) => Number(/[\d,.]+$/.exec(row)?.[0].replaceAll(',', '')));
  expect(earned).toEqual(earned.toSorted((one, other) => other - one));
});
