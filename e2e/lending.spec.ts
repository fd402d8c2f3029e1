import { crmPlatform, strategySession } from '../content/lending.ts';
import { request as api, type Page } from '@playwright/test';
import { ownerPassword } from './support/stored-leads.ts';
import { starterPlan } from '../content/packages.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { desktop, expect, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const PAGE = '/freelendingsnapshot';
const PATH = '/api/lending-leads';
const dana = { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com' };
const submit = (page: Page) => page.getByRole('button', { name: 'Get Free System' });

async function expectOffers(page: Page) {
  const order = page.getByRole('link', { name: `Get the CRM for ${starterPlan.price}/month` });
  await expect(order).toHaveAttribute('href', starterPlan.orderUrl);
  await expect(page.getByText(crmPlatform.regularPrice, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book the free session' })).toHaveAttribute('href', '/book');
  await expect(page.getByText(strategySession.value, { exact: true })).toBeVisible();
}

test('the system is requested, and the page shows the next steps', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent = watchCalls(page, PATH);
  const views = watchCalls(page, '/api/analytics/pageview');
  await openPage(page, PAGE);
  await expect.poll(() => views.map((view) => view.postDataJSON().path)).toEqual([PAGE]);
  await expectOffers(page);
  await expectNoSidewaysScroll(page);
  await fill(page, dana);
  await expectWhole(page);
  await page.route(`**${PATH}`, async (route) => {
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await route.continue();
  });
  await submit(page).click();
  await expect(toast(page, 'Success!')).toContainText('Check your email for the free lending snapshot!');
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeInViewport();
  await expect(page.getByText('dana@example.com')).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await expectOffers(page);
  await expectWhole(page);
  expect(sent.map((request) => request.postDataJSON())).toEqual([{ name: 'Dana Diaz', email: 'dana@example.com' }]);
  expect(sent[0]?.headers()).toMatchObject({ 'x-session-id': expect.stringMatching(/^session_/) });
});

test('nothing is sent while a field is empty or the e-mail is invalid', async ({ page }) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, PAGE);
  const tries = [
    { 'Full Name': '', 'Email Address': '' },
    { 'Full Name': 'Dana Diaz', 'Email Address': '' },
    { 'Full Name': '', 'Email Address': 'dana@example.com' },
    { 'Full Name': '   ', 'Email Address': 'dana@example.com' },
    { 'Full Name': 'Dana Diaz', 'Email Address': 'dana' },
  ];
  for (const texts of tries) {
    await fill(page, texts);
    await submit(page).click();
  }
  // The browser's own words about the format, beside the field and not in a bubble.
  const email = page.getByLabel('Email Address');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/@/]);
  await expect(email).toHaveAccessibleDescription(
    await email.evaluate((input: HTMLInputElement) => input.validationMessage),
  );
  await fill(page, { 'Full Name': '   ', 'Email Address': 'dana@example.com' });
  await submit(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please enter your full name']);
  expect(sent).toHaveLength(0);
});

test('a failing server is reported and the form keeps its values; a field error is shown at its field', async ({
  page,
}) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, PAGE);
  await fill(page, dana);
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await submit(page).click();
  await expect(toast(page, 'Error')).toContainText('Something went wrong. Please try again.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Diaz');
  await page.unroute(`**${PATH}`);
  const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
  const problem = { type: 'about:blank', title: 'Please check what you sent', status: 422, detail: 'x', errors };
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 422, json: problem }), { times: 1 });
  await fill(page, { 'Email Address': 'dana@localhost' });
  await submit(page).click();
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Please enter a valid email address');
  await fill(page, dana);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  expect(sent).toHaveLength(3);
});

test('without a connection the page says so and stays; once it is back the next attempt is accepted', async ({
  page,
  context,
}) => {
  await page.goto('/freelendingsnapshot');
  await page.locator('html[data-ready]').waitFor();
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get Free System' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Get Free System' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});

test('the form is sent once, by keyboard and for any number of presses of Enter', async ({ page }) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, PAGE);
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type('Dana Diaz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dana@example.com');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a form whose code could not be loaded is loaded again when the visitor goes on, and sent', async ({ page }) => {
  const code = /\/assets\/lending-form-/;
  await page.route(code, (route) => route.abort());
  await page.goto(PAGE);
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.getByLabel('Full Name').pressSequentially('Dana');
  await failed;
  await page.waitForLoadState('networkidle');
  await page.unroute(code);
  await fill(page, dana);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
});

test('the video is loaded on a click, and not before', async ({ page }) => {
  const videos: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && videos.push(request.url()));
  await openPage(page, PAGE);
  const link = page.getByRole('link', { name: /^Watch:/ });
  await link.scrollIntoViewIfNeeded();
  expect(videos).toEqual([]);
  await link.click();
  await expect.poll(() => videos.length).toBeGreaterThan(0);
  await expect(page.getByLabel('One lead, from the first text to the calendar')).toBeFocused();
});

test('the system itself is in the mail, and its page is read, printed and left without script', async ({
  browser,
  openFoyer,
}) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: ownerPassword });
  const owner = await api.newContext({ baseURL: foyer.url, extraHTTPHeaders: { origin: foyer.url } });
  await owner.post(PATH, { data: { name: 'Dana Diaz', email: 'dana@example.com' } });
  await owner.post('/api/owner/session', { data: { password: ownerPassword } });
  const { deliveries } = await (await owner.get('/api/owner/deliveries')).json();
  const { id } = deliveries.find(({ kind }: { kind: string }) => kind === 'mail_lending-snapshot');
  const { text } = await (await owner.get(`/api/owner/deliveries/${id}/mail`)).json();
  const [address = ''] = /http\S+\/api\/lending-system\/\S+/.exec(text) ?? [];
  expect(text).toContain('Day 30');

  for (const size of [phone, desktop]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'The lending system, written out' })).toBeVisible();
    await expect(page.getByText('Reply STOP to opt out.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expectNoSidewaysScroll(page);
    await page.goto(`${address}x`);
    await expect(page.getByRole('heading', { name: 'There is nothing under this link' })).toBeVisible();
    await page.getByRole('link', { name: 'ask for the lending system again' }).click();
    await expect(page).toHaveURL(`${foyer.url}${PAGE}`);
    await context.close();
  }
  await owner.dispose();
});
