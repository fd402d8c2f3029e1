import type { Page } from '@playwright/test';
import { startCrm } from './support/crm.ts';
import { dayOnSite, room } from './support/desk.ts';
import { seedEveryForm, seedLead } from './support/seed.ts';
import { desktop, expect, expectWhole, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

const lines = (page: Page, block: string) => page.getByRole('list', { name: block }).getByRole('listitem');

async function openToday(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** How many messages to the CRM were not tried yet. */
async function countUntried(page: Page, url: string): Promise<number> {
  const answer = await page.request.get(`${url}/api/owner/deliveries?status=waiting`);
  const { deliveries }: { deliveries: { channel: string; attempts: number }[] } = await answer.json();
  return deliveries.filter(({ channel, attempts }) => channel === 'crm' && attempts === 0).length;
}

test('an owner to whom nobody has come yet reads what will appear', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await openToday(page, foyer.url);
  await expect(page.getByText('Nothing asks for you', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z][a-z]+day, \d+:\d\d [AP]M$/);
  await expect(room(page, 'Today')).toHaveAttribute('aria-current', 'page');
  await expectWhole(page);
});

test('on Monday the owner goes through the day by keys: a lead contacted and taken back, a delivery sent again', async ({
  page,
  openFoyer,
}) => {
  const crm = await startCrm();
  crm.answerWith(422);
  const settings = { OWNER_PASSWORD: PASSWORD, CRM_WEBHOOK_URL: crm.url, ALLOW_PRIVATE_WEBHOOKS: '1' };
  const foyer = await openFoyer(settings);
  await seedEveryForm(foyer.url, '');
  for (const name of ['Ben', 'Cleo']) await seedLead(foyer.url, { firstName: name, email: `${name}@example.test` });
  await page.setViewportSize(desktop);
  await openToday(page, foyer.url);
  await expect(lines(page, 'New leads')).toHaveCount(2);
  await expect.poll(() => countUntried(page, foyer.url)).toBe(0);
  await page.reload();
  await expect(lines(page, 'New leads')).toHaveText([/Cleo/, /Ben/]);
  const miss = lines(page, 'Near misses worth a call');
  await expect(miss).toHaveText([/Dana Whitfield.*over for Houston, by 4%/s]);
  await expect(miss.getByRole('link', { name: /^Call \(214\) 555-0142/ })).toHaveAttribute('href', 'tel:+12145550142');
  await expect(page.getByText(/^Three people to turn to, .*stuck deliver/)).toBeVisible();
  await expect(room(page, 'Sent')).toContainText('stuck');
  await expectWhole(page);

  // The first line, the second, which is done; the focus goes on to the line after it.
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key);
  await expect(page.getByText('1 person set to Contacted.')).toBeVisible();
  await expect(lines(page, 'New leads')).toHaveText([/Cleo/]);
  await expect(page.getByRole('link', { name: 'Dana Whitfield', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page, 'New leads')).toHaveCount(2);

  // Into a person, beside the list; back by key and by the browser's button.
  await page.getByRole('link', { name: 'Dana Whitfield', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dana Whitfield' })).toBeFocused();
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Dana Whitfield', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Dana Whitfield' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Dana Whitfield' })).toHaveCount(0);

  // The CRM keeps its answers until one is sent again: the next attempt of a delivery could come before the press.
  crm.keepWaiting();
  const stuck = lines(page, 'Stuck deliveries');
  const heading = page.getByRole('heading', { name: /^Stuck deliveries/ });
  const before = Number(/\d+/.exec(await heading.innerText())?.[0]);
  await stuck.first().getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^Sent again: /)).toBeVisible();
  crm.answerWith(200);
  // Others may be delivered meanwhile by themselves, now that the CRM takes them.
  await expect.poll(async () => Number(/\d+/.exec(await heading.innerText())?.[0])).toBeLessThan(before);

  await page.keyboard.press('/');
  await page.keyboard.type('cleo');
  await page.keyboard.press('Enter');
  await expect(room(page, 'People')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveText([/Cleo/]);
  await page.goBack();
  await expect(lines(page, 'New leads')).toHaveCount(2);
  await crm.stop();
});

test('the desk lists its keys, and they can be turned off', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  await openToday(page, foyer.url);
  await expect(lines(page, 'New leads')).toHaveCount(1);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the desk' });
  await expect(help).toContainText(/j\s*goes to the next line/);
  await expectWhole(page);
  await help.getByLabel('Single keys work on this device').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Ben', exact: true })).not.toBeFocused();
  await page.reload();
  await expect(lines(page, 'New leads')).toHaveCount(1);
  await page.getByRole('button', { name: 'Keys' }).click();
  await help.getByLabel('Single keys work on this device').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Ben', exact: true })).toBeFocused();
});

test('a part of today that fails leaves the others; where all of it fails, it can be tried again', async ({
  page,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  await page.route('**/api/owner/today', (route) => route.abort());
  await openToday(page, foyer.url);
  await expect(page.getByText('Today could not be loaded')).toBeVisible();
  await expectWhole(page);
  await page.unroute('**/api/owner/today');
  await page.route('**/api/owner/today', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), orders: { state: 'failed' } } });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  const torn = page.getByRole('region', { name: 'Orders to look at' });
  await expect(torn.getByRole('alert')).toContainText('This part could not be read');
  await expect(lines(page, 'New leads')).toHaveText([/Ben/]);
  await expectWhole(page);
  await page.unroute('**/api/owner/today');
  await torn.getByRole('button', { name: 'Try again' }).click();
  await expect(torn).toHaveCount(0);
  await expect(lines(page, 'New leads')).toHaveText([/Ben/]);
});

test('who is due is done and taken back in place, and a paused CRM is resumed there', async ({ page, openFoyer }) => {
  const crm = await startCrm();
  crm.answerWith(410);
  const settings = { OWNER_PASSWORD: PASSWORD, CRM_WEBHOOK_URL: crm.url, ALLOW_PRIVATE_WEBHOOKS: '1' };
  const foyer = await openFoyer(settings);
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  await expect.poll(() => crm.received.length).toBeGreaterThan(0);
  await openToday(page, foyer.url);
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await expect(page).toHaveTitle(/^Today - Desk/);
  const today = dayOnSite(new Date());
  await page.getByLabel('Follow up on').fill(today);
  await page.getByLabel('Follow up on').blur();
  const due = lines(page, 'Follow-ups due');
  await expect(due).toHaveText([/Ben.*today/s]);
  await expect(lines(page, 'New leads')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await due.getByRole('button', { name: 'Done with Ben' }).click();
  await expect(page.getByText('No follow-up with Ben any more.')).toBeVisible();
  await expect(lines(page, 'New leads')).toHaveText([/Ben/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(due).toHaveText([/Ben/]);

  const paused = lines(page, 'Paused addresses');
  await expect(paused).toContainText('The CRM is paused: 1 delivery waits');
  await expect(room(page, 'Sent')).toContainText('paused');
  await expectWhole(page);
  crm.answerWith(200);
  await paused.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByText(/^The CRM is resumed/)).toBeVisible();
  await expect(paused).toHaveCount(0);
  await expect.poll(() => crm.received.length).toBeGreaterThan(1);
  await crm.stop();
});

test('whoever comes back to the desk reads what has come in between', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await openToday(page, foyer.url);
  await expect(page.getByText('Nothing asks for you', { exact: true })).toBeVisible();
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  // The page counts as seen again, as after another tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(lines(page, 'New leads')).toHaveText([/Ben/]);
});
