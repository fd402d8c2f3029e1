import { delivery } from '../content/packages.ts';
import { crmBuildout } from '../test-support/data/sold.ts';
import type { Page } from '@playwright/test';
import { goToPayment, payButton, testCard } from './support/checkout.ts';
import { fill, toast, watchCalls } from './support/leads.ts';
import { dayFromNow, makePicture } from './support/onboarding.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const UPLOADS = '/api/uploads';
const WEBSITE = '/api/website-onboarding';
const CRM = '/api/website-crm-onboarding';
const PASSWORD = 'the owner’s own';

const submit = (page: Page) => page.getByRole('button', { name: /Complete Onboarding|Submitting/ });
const logo = (page: Page) => page.locator('.upload').filter({ hasText: 'Logo' });

const person = { 'Business Name': 'Byron Homes', Phone: '(214) 555-0142' };

/** Buys a package with the test provider; the form comes next. */
async function buy(page: Page, serviceId: 'website-build' | 'full-ghl-buildout'): Promise<void> {
  await goToPayment(page, serviceId);
  await testCard(page, 'Succeeds').check();
  await payButton(page).click();
  await expect(page.getByLabel('Business Name')).toBeVisible();
}

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`a website is bought on ${where}, its form filled in with a picture, and the picture is the owner’s`, async ({
    browser,
    openFoyer,
  }) => {
    const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
    const context = await browser.newContext({ baseURL: foyer.url, viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const sent = watchCalls(page, WEBSITE);
    await buy(page, 'website-build');
    await expect(page.getByLabel('Full Name')).toHaveValue(/\w/);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/@/);
    await fill(page, { ...person, 'Launch Deadline': dayFromNow(20) });
    await page.getByLabel('Logo').setInputFiles(await makePicture());
    await expect(logo(page)).toContainText('600 × 300');
    await expectNoSidewaysScroll(page);
    // Half under the header that stays, a box would be judged by its other half.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await submit(page).click();
    await expect(toast(page, 'Onboarding Complete!')).toContainText(`within ${delivery.beginsWithin}`);
    await expect(page).toHaveURL(/\/success$/);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postDataJSON()).toMatchObject({
      businessName: 'Byron Homes',
      logoFile: expect.stringMatching(/^[\w-]{27}$/),
      brandDesignFile: '',
      pages: { home: true, about: false },
      orderId: expect.any(String),
    });
    expect(sent[0]?.headers()).toMatchObject({
      'x-order-token': expect.stringMatching(/./),
      'idempotency-key': expect.stringMatching(/./),
    });

    await page.goto('/admin');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: /^People/ }).click();
    await page.getByRole('list', { name: 'Leads' }).getByRole('link').first().click();
    const lead = page
      .getByRole('list', { name: 'What they left' })
      .getByRole('listitem')
      .filter({ hasText: 'Website onboarding' });
    await lead.getByText('All answers').click();
    await expect(lead.getByText('Byron Homes')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await lead.getByRole('link', { name: 'Download Logo' }).click();
    expect((await download).suggestedFilename()).toMatch(/^picture-[\w-]{8}\.jpg$/);
    await context.close();
  });
}

test('a website with a CRM is bought and its form accepted; a second form of the order reads that the first has arrived', async ({
  page,
}) => {
  const sent = watchCalls(page, CRM);
  await buy(page, 'full-ghl-buildout');
  await expect(page.getByRole('heading', { name: `Website + CRM Package - ${crmBuildout.price}` })).toBeVisible();
  await fill(page, {
    ...person,
    'Client Types': 'Sellers of inherited houses',
    'Business Hours': 'Mon-Fri 9-5',
    'Launch Deadline': dayFromNow(20),
  });
  await page.getByLabel('After Somebody Fills In a Form').selectOption('book_call');
  await page.getByLabel('SMS follow-up').check();
  await page.route(`**${CRM}`, async (route) => {
    await expect(submit(page)).toHaveText('Submitting...');
    await route.continue();
  });
  await submit(page).click();
  await expect(toast(page, 'Onboarding Complete!')).toContainText('website and CRM system');
  await expect(page).toHaveURL(/\/success$/);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    clientTypes: 'Sellers of inherited houses',
    smsFollowUp: true,
    emailAutomation: false,
    postFormAction: 'book_call',
    paymentProcessor: '',
  });
  const again = await page.request.post(CRM, {
    data: sent[0]?.postDataJSON(),
    headers: { 'x-order-token': sent[0]?.headers()['x-order-token'] ?? '' },
  });
  expect([again.status(), (await again.json()).detail]).toEqual([409, expect.stringMatching(/has arrived before/)]);
});

test('an upload shows its progress, can be stopped, and can be retried after a connection failure; what a proxy refuses can not', async ({
  page,
}) => {
  await buy(page, 'website-build');
  const gate = Promise.withResolvers<void>();
  await page.route(`**${UPLOADS}`, async (route) => {
    await gate.promise;
    await route.abort().catch(() => undefined);
  });
  await page.getByLabel('Logo').setInputFiles(await makePicture());
  await expect(logo(page).getByRole('progressbar', { name: 'Sending logo.jpg' })).toBeVisible();
  await logo(page).getByRole('button', { name: 'Stop Logo' }).click();
  await expect(logo(page)).toContainText('Choose a picture');
  await page.getByLabel('Logo').setInputFiles(await makePicture());
  gate.resolve();
  await expect(logo(page).getByRole('alert')).toContainText('did not arrive');
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.locator('.summary')).toContainText('did not arrive');
  await page.unroute(`**${UPLOADS}`);
  await logo(page).getByRole('button', { name: 'Try again' }).click();
  await expect(logo(page)).toContainText('600 × 300');
  await logo(page).getByRole('button', { name: 'Remove Logo' }).click();
  await expect(page.getByLabel('Logo')).toBeFocused();

  const tooLarge = '<h1>413 Request Entity Too Large</h1>';
  await page.route(`**${UPLOADS}`, (route) => route.fulfill({ status: 413, contentType: 'text/html', body: tooLarge }));
  await page.getByLabel('Logo').setInputFiles(await makePicture());
  await expect(logo(page).getByRole('alert')).toContainText('too large for this site');
  await expect(logo(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('the values and the picture survive a reload and a failing server, and the next attempt has the same key', async ({
  page,
}) => {
  const sent = watchCalls(page, WEBSITE);
  const uploads = watchCalls(page, UPLOADS);
  await buy(page, 'website-build');
  await fill(page, { ...person, 'Launch Deadline': dayFromNow(20) });
  await page.getByLabel('Logo').setInputFiles(await makePicture());
  await expect(logo(page)).toContainText('600 × 300');
  await page.route(`**${WEBSITE}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await submit(page).click();
  await expect(toast(page, 'Submission Error')).toContainText(
    'There was an issue submitting your information. Please try again.',
  );
  await page.unroute(`**${WEBSITE}`);
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Byron Homes');
  await expect(logo(page)).toContainText('600 × 300');
  await expect(logo(page).locator('img')).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL(/\/success$/);
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  expect([keys.length, new Set(keys).size, uploads.length]).toEqual([2, 1, 1]);
});

test('a refused picture shows the reason at its field; a lost picture must be chosen again', async ({ page }) => {
  await buy(page, 'website-build');
  await fill(page, { ...person, 'Launch Deadline': dayFromNow(20) });
  const whole = (await makePicture()).buffer;
  const cut = { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length - 400) };
  await page.getByLabel('Logo').setInputFiles(cut);
  await expect(logo(page).getByRole('alert')).toContainText('damaged or was cut off');
  await expect(logo(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByLabel('Logo').setInputFiles(await makePicture());
  await expect(logo(page)).toContainText('600 × 300');
  const message = 'This picture was deleted. Please choose it again.';
  await page.route(`**${WEBSITE}`, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'x',
        status: 422,
        detail: message,
        errors: [{ field: 'logoFile', message }],
      }),
    }),
  );
  await submit(page).click();
  await expect(page.locator('.summary').getByRole('link')).toHaveText([message]);
  await page.unroute(`**${WEBSITE}`);
  await logo(page).getByRole('button', { name: 'Remove Logo' }).click();
  await submit(page).click();
  await expect(page).toHaveURL(/\/success$/);
});
