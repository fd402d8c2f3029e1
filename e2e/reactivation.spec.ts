import type { Page } from '@playwright/test';
import { currentCrms, leadVolumes } from '../content/reactivation.ts';
import { fill, openPage, toast, watchCalls } from './support/leads.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const PATH = '/api/reactivation-campaign';
const texts = {
  'First Name': 'Dana',
  'Last Name': 'Diaz',
  Email: 'dana@example.com',
  Phone: '(713) 524-0142',
  'Current Challenges': 'Four hundred letters went out and three came back.',
  Goals: 'Ten agents a month who write back.',
};
const submit = (page: Page) => page.getByRole('button', { name: 'Get My Strategy' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please look at these fields again' });

async function fillForm(page: Page) {
  await fill(page, texts);
  await page.getByLabel('Current CRM').selectOption('followup-boss');
  await page.getByLabel('Monthly Lead Volume').selectOption('101-250');
}

for (const path of ['/reactivation', '/reactivation-campaign']) {
  test(`${path} shows the benefits, the form and the steps, and is a page view of its own`, async ({ page }) => {
    const views = watchCalls(page, '/api/analytics/pageview');
    await openPage(page, path);
    for (const name of ['SMS Reactivation', 'Reconnect with Agents', 'Boost Response Rates', 'What Happens Next']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    for (const name of ['AI Consultation', 'Personalized Strategy', 'Decision Support']) {
      await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
    }
    await expect(page.getByText('10x better response than e-mail')).toBeVisible();
    const options = (label: string) =>
      page
        .getByLabel(label)
        .locator('option')
        .evaluateAll((list) => list.map((option) => option.getAttribute('value')));
    expect(await options('Current CRM')).toEqual(['', ...currentCrms.map(({ value }) => value)]);
    expect(await options('Monthly Lead Volume')).toEqual(['', ...leadVolumes]);
    await expect.poll(() => views.map((view) => view.postDataJSON().path)).toEqual([path]);
  });
}

test('a strategy is requested, and the checkout follows with name and e-mail', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent = watchCalls(page, PATH);
  await openPage(page, '/reactivation');
  await expectNoSidewaysScroll(page);
  await fillForm(page);
  await expectWhole(page);
  await page.route(`**${PATH}`, async (route) => {
    await expect(page.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    await route.continue();
  });
  await submit(page).click();
  await expect(page).toHaveURL('/checkout?service=full-ghl-buildout');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toEqual({
    firstName: 'Dana',
    lastName: 'Diaz',
    email: 'dana@example.com',
    phone: '(713) 524-0142',
    company: '',
    currentCRM: 'followup-boss',
    leadVolume: '101-250',
    challenges: texts['Current Challenges'],
    goals: texts.Goals,
  });
  expect(sent[0]?.headers()).toMatchObject({
    'x-session-id': expect.stringMatching(/^session_/),
    'idempotency-key': expect.stringMatching(/./),
  });
  const customer = await page.evaluate(() => sessionStorage.getItem('checkout-customer'));
  expect(JSON.parse(customer ?? '')).toEqual({ name: 'Dana Diaz', email: 'dana@example.com' });
  const arrived = page.getByRole('region', { name: 'Your strategy request' });
  await expect(arrived).toContainText('Nothing need be paid until we have talked');
  await expect(arrived.getByRole('link')).toHaveAttribute('href', '/book');
  await expectWhole(page);
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('the consent to text messages is sent only if it was given', async ({ page }) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, '/reactivation');
  await fillForm(page);
  await expect(page.getByLabel('Text me about this')).not.toBeChecked();
  await page.getByLabel('Text me about this').check();
  await submit(page).click();
  await expect(page).toHaveURL(/checkout/);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    smsConsent: { version: expect.any(String), page: '/reactivation' },
  });
});

test('an empty form shows the message of each field, and sends nothing', async ({ page }) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, '/reactivation');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please select your current CRM',
    'Please select your monthly lead volume',
    'Please describe your current challenges',
    'Please describe your goals',
  ]);
  await expectAccessible(page);
  await summary(page).getByRole('link', { name: 'Please describe your goals' }).click();
  await expect(page.getByLabel('Goals')).toBeFocused();
  await page.keyboard.type('Nine more');
  await expect(page.getByLabel('Goals')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(' of them');
  await expect(page.getByLabel('Goals')).not.toHaveAttribute('aria-invalid');
  expect(sent).toHaveLength(0);
});

test('a failing server is reported, typed values survive a reload, and the next attempt has the same key', async ({
  page,
}) => {
  const sent = watchCalls(page, PATH);
  await openPage(page, '/reactivation');
  await fillForm(page);
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await submit(page).click();
  await expect(toast(page, 'Submission Error')).toContainText('Please try again or contact us directly.');
  await expect(page).toHaveURL('/reactivation');
  await page.unroute(`**${PATH}`);
  await page.reload();
  await page.getByLabel('First Name').focus();
  await expect(page.getByLabel('Goals')).toHaveValue(texts.Goals);
  await submit(page).click();
  await expect(page).toHaveURL(/checkout/);
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('the form is filled in and sent by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/reactivation');
  await page.getByLabel('First Name').focus();
  const keys: readonly [label: string, keys: string][] = [
    ['First Name', 'Dana'],
    ['Last Name', 'Diaz'],
    ['Email', 'dana@example.com'],
    ['Phone', '7135240142'],
    ['Text me about this', ''],
    ['Company', ''],
    ['Current CRM', 'Hub'],
    ['Monthly Lead Volume', '51'],
    ['Current Challenges', 'Nobody answers any more.'],
    ['Goals', 'Ten replies in a month.'],
  ];
  for (const [label, typed] of keys) {
    await expect(page.getByLabel(label).and(page.locator(':focus'))).toBeVisible();
    if (typed !== '') await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout?service=full-ghl-buildout');
});
