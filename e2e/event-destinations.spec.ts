import type { Page } from '@playwright/test';
import { HIGHLEVEL, startHighLevelStandIn } from '../stand-ins/highlevel.ts';
import { startCrm } from './support/crm.ts';
import { dayOnSite } from './support/desk.ts';
import { seedLead } from './support/seed.ts';
import { expect, expectWhole, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

async function openDestinations(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin?tab=deliveries`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Where events go').click();
}

const entries = (page: Page) => page.getByRole('list', { name: 'Destinations of events' }).getByRole('listitem');

test('an owner makes a destination, tests it, hears a lead there, sends a period again, removes it and takes that back', async ({
  page,
  openFoyer,
}) => {
  const crm = await startCrm();
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD, ALLOW_PRIVATE_WEBHOOKS: '1' });
  await openDestinations(page, foyer.url);
  await expect(page.getByText('No destination yet')).toBeVisible();
  await expectWhole(page);

  await page.getByRole('button', { name: 'New destination' }).click();
  const form = page.getByRole('form', { name: 'New destination' });
  await form.getByLabel('Name').fill('Phone');
  await form.getByLabel('Address').fill(crm.url);
  await form.getByLabel('Send everything').uncheck();
  await form.getByLabel('A form received').check();
  await expectWhole(page);
  await form.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByLabel('Its secret')).toHaveValue(/^whsec_/);
  await expectWhole(page);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(entries(page)).toHaveText([/Phone\s*On.*A form received/s]);

  await page.getByRole('button', { name: 'Send a test to Phone' }).click();
  await expect(page.getByText('The test has arrived.')).toBeVisible();
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  const told = () => crm.received.map((body) => JSON.parse(body).type);
  await expect.poll(told).toEqual(['test', 'lead.received']);

  const today = dayOnSite(new Date());
  await page.getByRole('button', { name: 'Send again', exact: true }).first().click();
  const period = page.getByRole('form', { name: 'Send a period to Phone again' });
  await period.getByLabel('First day').fill(today);
  await period.getByLabel('Last day').fill(today);
  await expectWhole(page);
  await period.getByRole('button', { name: 'Send these days' }).click();
  await expect(page.getByText('1 event of an earlier period was sent again.')).toBeVisible();
  await expect.poll(told).toEqual(['test', 'lead.received', 'lead.received']);

  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await expect(page.getByText('Phone is removed.')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Phone is back.')).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await expectWhole(page);
  await crm.stop();
});

test('a private address and a list that cannot be loaded are told in words', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.route('**/api/owner/event-destinations', (route) => route.abort());
  await openDestinations(page, foyer.url);
  await expect(page.getByText('The destinations could not be loaded')).toBeVisible();
  await expectWhole(page);
  await page.unroute('**/api/owner/event-destinations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'New destination' }).press('Enter');
  const form = page.getByRole('form', { name: 'New destination' });
  await form.getByLabel('Name').fill('Phone');
  await form.getByLabel('Address').fill('http://10.0.0.8/hook');
  await form.getByLabel('Address').press('Enter');
  await expect(page.getByText(/This is a private address/)).toBeVisible();
  await expectWhole(page);
});

test('an owner names HighLevel, hears at once what is right, sees a lead there, and puts in a new token when the old one is withdrawn', async ({
  page,
  openFoyer,
}) => {
  const there = await startHighLevelStandIn();
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD, ALLOW_PRIVATE_WEBHOOKS: '1', HIGHLEVEL_URL: there.url });
  await openDestinations(page, foyer.url);
  await page.getByRole('button', { name: 'New destination' }).click();
  const form = page.getByRole('form', { name: 'New destination' });
  await form.getByLabel('Kind').selectOption('HighLevel');
  await form.getByLabel('Name').fill('Our CRM');
  await form.getByLabel('Private integration token').fill(HIGHLEVEL.token);
  await form.getByLabel('Location id').fill(HIGHLEVEL.locationId);
  await form.getByLabel('Stage id').fill(HIGHLEVEL.stageId);
  await form.getByLabel('Monthly revenue').fill('');
  await form.getByRole('button', { name: 'Make it' }).click();
  await expect(form.getByText('Please enter the pipeline that this stage belongs to')).toBeVisible();
  await expectWhole(page);
  await form.getByLabel('Pipeline id').fill(HIGHLEVEL.pipelineId);
  await form.getByRole('button', { name: 'Make it' }).click();
  await expect(
    page.getByText(/^All is right: Location Reyes Homes, Contacts, Pipeline Sales, Stage New/),
  ).toBeVisible();
  await seedLead(foyer.url, { firstName: 'Ben', email: 'ben@example.test' });
  await expect.poll(() => there.contacts.map(({ email }) => email)).toEqual(['ben@example.test']);

  there.takeToken('pit-a-new-token');
  await seedLead(foyer.url, { firstName: 'Ada', email: 'ada@example.test' });
  await expect.poll(() => there.answered.some((one) => one.endsWith(' 401'))).toBe(true);
  await expect(async () => {
    await page.reload();
    await page.getByText('Where events go').click();
    await expect(entries(page).getByText(/does not know this token/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectWhole(page);
  await entries(page).getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('form', { name: 'Change Our CRM' });
  await expect(change.getByLabel('Pipeline id')).toHaveValue(HIGHLEVEL.pipelineId);
  await expect(change.getByLabel('Private integration token')).toHaveValue('');
  await change.getByLabel('Private integration token').fill('pit-a-new-token');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^All is right/)).toBeVisible();
  await expect.poll(() => there.contacts.length).toBe(2);
  await there.stop();
});
