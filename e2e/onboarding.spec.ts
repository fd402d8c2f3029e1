import { crmBuildout, websiteBuild } from '../test-support/data/sold.ts';
import type { Page, Request } from '@playwright/test';
import { openPage } from './support/leads.ts';
import { PREVIEW, dayFromNow, makePicture, panel, picture, submit, summary } from './support/onboarding.ts';
import { desktop, expect, expectAccessible, expectWhole, phone, test } from './support/test.ts';

const DONE = 'Form completed! (This is just a preview)';

const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true });

const website = {
  'Full Name': 'Ada Byron',
  'Business Name': 'Byron Homes',
  Email: 'ada@example.com',
  Phone: '(214) 555-0142',
};
const crm = { ...website, 'Client Types': 'Sellers of inherited houses', 'Business Hours': 'Mon-Fri 9-5' };

async function fillPanel(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await field(page, label).fill(text);
    await expect(field(page, label)).toHaveValue(text);
  }
}

/** What the page sends with a body, its page views and the like aside. */
function watchSending(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/api/analytics/')) sent.push(request);
  });
  return sent;
}

test('both forms are complete and accessible', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, PREVIEW);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    `Website Build (${websiteBuild.price})`,
    `Website + CRM (${crmBuildout.price})`,
  ]);
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(field(page, 'Home')).toBeChecked();
  await expectWhole(page);
  await page.getByRole('tab', { name: 'Website + CRM' }).click();
  await expect(page).toHaveURL(`${PREVIEW}?package=website-crm`);
  await expect(
    panel(page).getByRole('heading', { name: `Website + CRM Package - ${crmBuildout.price}` }),
  ).toBeVisible();
  await expectWhole(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the rail lights a part once it is answered, and leads to each', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, `${PREVIEW}?package=website-crm`);
  const rail = panel(page).getByRole('navigation', { name: 'Parts of this form' });
  const answered = rail.getByRole('link', { name: /answered$/ });
  await expect(rail.getByRole('link')).toHaveCount(11);
  // The home page is ticked from the beginning.
  await expect(answered).toHaveText([/Pages/]);
  await fillPanel(page, { ...website, Email: 'ada' });
  await field(page, 'Client Types').focus();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid');
  await expect(answered).toHaveText([/Pages/]);
  await fillPanel(page, { Email: website.Email });
  await expect(answered).toHaveText([/You and your business/, /Pages/]);
  await field(page, 'Home').uncheck();
  await expect(answered).toHaveText([/You and your business/]);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await rail.getByRole('link', { name: /Launch/ }).click();
    await expect(panel(page).getByRole('group', { name: 'Launch' })).toBeFocused();
    await expect(field(page, 'Launch Deadline')).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  }
  await expectWhole(page);
});

test('a field that was left before the form’s code came is checked once it has come', async ({ page }) => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/onboarding-form-[^/]*\.js/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(`${PREVIEW}?package=website-crm`);
  await fillPanel(page, { Email: 'ada', Phone: '21' });
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  arrive();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  await fillPanel(page, { Email: website.Email });
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
});

test('a form that was begun before the page’s own code came needs no other touch', async ({ page }) => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/lazy-form-[^/]*\.js/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(`${PREVIEW}?package=website-crm`);
  await fillPanel(page, { Email: 'ada' });
  await field(page, 'Email').blur();
  arrive();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
});

test('errors are shown at their fields', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, `${PREVIEW}?package=website-crm`);
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Full name is required',
    'Business name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please describe your client types',
    'Please provide your business hours',
    'Please select a post-form action',
    'Please select a launch deadline',
  ]);
  await expectWhole(page);
  await summary(page).getByRole('link', { name: 'Please provide your business hours' }).click();
  await expect(field(page, 'Business Hours')).toBeFocused();
  await page.keyboard.type('9-5');
  await expect(field(page, 'Business Hours')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(' daily');
  await expect(field(page, 'Business Hours')).not.toHaveAttribute('aria-invalid');
});

test('the website form is completed with everything in it, says it is a preview, and sends nothing', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    await dialog.accept();
  });
  await openPage(page, PREVIEW);
  const sent = watchSending(page);
  await fillPanel(page, {
    ...website,
    'Launch Deadline': dayFromNow(20),
    'Additional Notes optional': 'Plum, not purple.',
  });
  await expect(field(page, 'Home')).toBeChecked();
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await field(page, 'I already have a domain').check();
  await fillPanel(page, { 'Domain Name optional': 'byron.example' });
  await field(page, 'Other').check();
  await fillPanel(page, { 'Other Pages optional': 'Careers' });
  await panel(page)
    .getByLabel('Logo')
    .setInputFiles(await makePicture('png'));
  await expect(picture(page, 'Logo')).toContainText('Not sent: this is a preview');
  await expect(picture(page, 'Logo').locator('img')).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  await expect.poll(() => said).toEqual([DONE]);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(PREVIEW);
});

test('the website and CRM form is completed by keyboard alone, tabs included', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    await dialog.accept();
  });
  await openPage(page, PREVIEW);
  const sent = watchSending(page);
  await page.getByRole('tab', { name: 'Website Build' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Website + CRM' })).toBeFocused();
  await expect(field(page, 'Client Types')).toBeVisible();
  await fillPanel(page, { ...crm, 'Launch Deadline': '2020-01-31' });
  await field(page, 'I use a CRM today').focus();
  await page.keyboard.press('Space');
  await expect(panel(page).getByLabel('Current CRM')).toBeVisible();
  await field(page, 'Take payments online').focus();
  await page.keyboard.press('Space');
  await expect(panel(page).getByLabel('Payment Processor').locator('option')).toHaveText([
    'Not decided yet',
    'Stripe',
    'Square',
  ]);
  await field(page, 'After Somebody Fills In a Form').focus();
  await page.keyboard.type('Let them');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said).toEqual([DONE]);
  expect(sent).toEqual([]);
});

test('a page that was ticked or unticked before hydration counts', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/website-onboarding*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openPage(page, PREVIEW);
  await field(page, 'Home').uncheck();
  await field(page, 'Other').check();
  await field(page, 'Full Name').fill('Ada Byron');
  gate.resolve();
  await expect(panel(page).getByLabel('Other Pages')).toBeVisible();
  await expect(field(page, 'Home')).not.toBeChecked();
  await expect(field(page, 'Full Name')).toHaveValue('Ada Byron');
});

test('unticking a question hides its answer’s field', async ({ page }) => {
  await openPage(page, `${PREVIEW}?package=website-crm`);
  for (const [box, label] of [
    ['I already have a domain', 'Domain Name'],
    ['Other', 'Other Pages'],
    ['I use a CRM today', 'Current CRM'],
    ['Take payments online', 'Payment Processor'],
  ] as const) {
    await expect(panel(page).getByLabel(label)).toHaveCount(0);
    await field(page, box).check();
    await expect(panel(page).getByLabel(label)).toBeVisible();
    await field(page, box).uncheck();
    await expect(panel(page).getByLabel(label)).toHaveCount(0);
  }
});

test.describe('by a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a website’s launch is today at the earliest, by the visitor’s day; with a CRM any day is accepted', async ({
    page,
  }) => {
    // It is the 22nd in London, and still the 21st in Los Angeles.
    await page.clock.setFixedTime(new Date('2026-11-22T05:00:00Z'));
    await page.goto(PREVIEW);
    await page.locator('html[data-ready]').waitFor();
    await field(page, 'Launch Deadline').focus();
    await expect(field(page, 'Launch Deadline')).toHaveAttribute('min', '2026-11-21');
    await field(page, 'Launch Deadline').fill('2026-11-20');
    await submit(page).click();
    await expect(summary(page)).toContainText('Please select a launch deadline that is not in the past');
    await field(page, 'Launch Deadline').fill('2026-11-21');
    await expect(field(page, 'Launch Deadline')).not.toHaveAttribute('aria-invalid');
    await page.getByRole('tab', { name: 'Website + CRM' }).click();
    await expect(field(page, 'Launch Deadline')).not.toHaveAttribute('min');
  });
});

test('typed values survive a reload, and can be cleared', async ({ page }) => {
  await openPage(page, PREVIEW);
  await fillPanel(page, website);
  await field(page, 'I already have a domain').check();
  await fillPanel(page, { 'Domain Name optional': 'byron.example' });
  await expect(panel(page).getByText('What you type is kept on this device')).toBeVisible();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await field(page, 'Phone').focus();
  await expect(field(page, 'Full Name')).toHaveValue('Ada Byron');
  await expect(field(page, 'Domain Name optional')).toHaveValue('byron.example');
  await panel(page).getByRole('button', { name: 'Clear the form' }).click();
  await panel(page).getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(field(page, 'Home')).toBeChecked();
});
