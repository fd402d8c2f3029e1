import type { Page } from '@playwright/test';
import { seedEveryForm, seedLead } from './support/seed.ts';
import { desktop, expect, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

const rows = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('listitem');

async function openInbox(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin?tab=leads`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the owner goes through the inbox by keys, changes many and takes it back', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.setViewportSize(desktop);
  await openInbox(page, foyer.url);
  await expect(page.getByText('No leads yet')).toBeVisible();
  await seedEveryForm(foyer.url, '');
  for (const name of ['Ben', 'Cleo']) await seedLead(foyer.url, { firstName: name, email: `${name}@example.test` });
  await page.reload();
  await expect(rows(page)).toHaveText([/Cleo/, /Ben/, /Dana/]);

  // The first, the second, and into the second.
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: 'Ben', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ben' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: 'Dana Whitfield' })).toContainText('(214) 555-0142');
  await expectWhole(page);
  const link = page.url();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Dana Whitfield', exact: true })).toBeFocused();
  await page.goto(link);
  await expect(page.getByRole('article', { name: 'Dana Whitfield' })).toBeVisible();
  await page.getByLabel('A note').fill('Asked for noon');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(/You.*Asked for noon/s);
  await page.getByRole('button', { name: 'Back to the list' }).click();

  await page.getByRole('button', { name: 'Choose all listed' }).click();
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(rows(page)).toHaveText([/Contacted/, /Contacted/, /Contacted/]);
  await expect(page.getByText('3 people set to Contacted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([/New/, /New/, /New/]);

  await page.getByText('Filters').click();
  await page.getByLabel('Left', { exact: true }).selectOption('Deal (1)');
  await expect(rows(page)).toHaveText([/Dana/]);
  await expect(page).toHaveURL(/kind=deal/);
  await expectWhole(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('people.csv');
});

test('on a phone the inbox is a list, then a person; whoever nobody is, it says so', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedEveryForm(foyer.url, '');
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  await page.setViewportSize(phone);
  await openInbox(page, foyer.url);
  await page.getByLabel('Find a person').fill('+1 214 555 0142');
  await page.getByLabel('Find a person').press('Enter');
  await expect(rows(page)).toHaveText([/Dana/]);
  await page.getByRole('link', { name: 'Dana Whitfield', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Dana Whitfield' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('article').getByLabel('Status').selectOption('Won');
  await expect(page.getByText('1 person set to Won.')).toBeVisible();
  await expectWhole(page);
  await page.goBack();
  await expect(rows(page)).toHaveText([/Won/]);
  await page.getByLabel('Find a person').fill('nobody at all');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('more people than one request takes are chosen by their filter, changed and taken back', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  for (let number = 0; number < 53; number += 1)
    await seedLead(foyer.url, { firstName: `N${number}`, email: `n${number}@example.test` });
  await openInbox(page, foyer.url);
  await page.getByRole('button', { name: 'Choose all 53' }).click();
  await expect(page.getByText('53 people chosen')).toBeVisible();
  await page.getByLabel('Status of those chosen').selectOption('Lost');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByText('53 people set to Lost.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Lost');
  await expectWhole(page);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Taken back for 53 people.')).toBeVisible();
  await expect(rows(page).first()).toContainText('New');
  await expect(page.locator('.undo-note')).toBeFocused();

  // What fails to come after the first page takes nothing away; whoever asked for the last one keeps the focus.
  await page.route(/api\/owner\/people\?.*before=/, (route) => route.abort());
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'More could not be loaded' })).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expectWhole(page);
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(53);
  await expect(page.getByText('That is all.')).toBeFocused();
  await page.route(/api\/owner\/people$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded again' })).toBeVisible();
  await expect(rows(page)).toHaveCount(53);
});

test('what was done can be taken back for half a minute, and no longer where the list is read again', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  await openInbox(page, foyer.url);
  await expect(rows(page)).toHaveText([/Ben.*New/s]);
  await page.clock.install();
  await rows(page)
    .getByRole('button', { name: /Contacted/ })
    .click();
  await expect(page.getByText('1 person set to Contacted.')).toBeVisible();
  await page.clock.fastForward(20_000);
  const again = page.waitForResponse(/api\/owner\/people$/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await again;
  await page.clock.fastForward(11_000);
  await expect(page.getByText('1 person set to Contacted.')).toHaveCount(0);
});

test('the inbox says what it is loading and why it failed, and keeps its list when a person cannot be read', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  const held = Promise.withResolvers<void>();
  await page.route(/api\/owner\/people$/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await openInbox(page, foyer.url);
  await expect(page.getByText('Loading leads...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('alert').filter({ hasText: 'The leads could not be loaded' })).toBeVisible();
  await expectWhole(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.route('**/api/owner/person/*', (route) => route.abort());
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This person could not be loaded' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expectWhole(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Ben' })).toBeVisible();
});
