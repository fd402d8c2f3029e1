import type { Page } from '@playwright/test';
import { watchedFieldOf, watchedFormAt } from '../src/contract/watched-forms.ts';
import { panel, tab, test } from './support/desk.ts';
import { fill, openPage, watchCalls } from './support/leads.ts';
import { expect, expectWhole, phone, reachForPage } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const REPORT = '/api/analytics/form';

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What a visitor left behind in forms, told by their own browser. */
async function visitForms(page: Page): Promise<void> {
  const told = watchCalls(page, REPORT);
  const statuses = async () => Promise.all(told.map(async (call) => (await call.response())?.status()));
  await openPage(page, '/reactivation');
  await fill(page, { 'First Name': 'Dana' });
  await fill(page, { Email: 'dana@example.com' });
  // Until the form's rules are loaded no field has a message.
  await expect(async () => {
    await page.getByLabel('Last Name').focus();
    await page.getByLabel('Email', { exact: true }).focus();
    await expect(page.getByText('Last name is required')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/privacy/);
  await expect.poll(statuses).toEqual([204]);
  expect(told[0]?.postDataJSON()).toMatchObject({
    form: '/api/reactivation-campaign',
    last: 'email',
    furthest: 'email',
    met: [['lastName', expect.any(String)]],
    sent: false,
  });
  expect(told[0]?.postData()).not.toMatch(/dana/i);

  await openPage(page, '/freelendingsnapshot');
  await page.getByRole('button', { name: 'Get Free System' }).click();
  await fill(page, { 'Full Name': 'Dana Diaz', 'Email Address': 'dana' });
  await page.getByRole('button', { name: 'Get Free System' }).click();
  await fill(page, { 'Email Address': 'dana@example.com' });
  await page.getByRole('button', { name: 'Get Free System' }).click();
  await expect.poll(() => told.map((call) => call.postDataJSON().sent)).toContain(true);
  await expect.poll(statuses).not.toContain(undefined);
}

test.describe('the owner', () => {
  test.use({ settings: { OWNER_PASSWORD: PASSWORD } });

  test('reads where visitors stop in a form and what it told them', async ({ browser, page, desk }) => {
    const visitor = await browser.newPage({ baseURL: desk.url });
    await visitor.addInitScript(reachForPage);
    await visitForms(visitor);
    await visitor.close();
    await page.setViewportSize(phone);
    await page.goto('/admin?tab=forms');
    await signIn(page);
    const rows = (name: string | RegExp) => page.getByRole('table', { name }).getByRole('row');
    await expect(rows(/^The forms of the site/)).toHaveText([
      /^Form/,
      /^Reactivation1 was 00%\s*1$/,
      /^Free lending system1 was 0100%\s*0$/,
    ]);
    await expect(rows(/^Reactivation: where people stop/).filter({ hasText: 'Email' })).toHaveText('Email11 100%');
    await expect(rows(/^Reactivation: messages they met/)).toHaveText([
      /^Message/,
      'Last name is required Last name1 100%',
    ]);
    await expectWhole(page);
    const lending = page.getByRole('button', { name: 'Free lending system' });
    await lending.focus();
    await page.keyboard.press('Enter');
    await expect(lending).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(/^Free lending system: messages they met/)).toHaveText([
      /^Message/,
      'Please enter your email address Email1 100%',
      'The browser did not take it as it was typed Email1 100%',
      'Please enter your full name Full name1 100%',
    ]);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Free lending system' })).toContainText('1 began, 1 sent it, 0 left');
    await expectWhole(page);
    await page.goto('/admin?tab=forms&from=2026-01-01&to=2026-01-07');
    await expect(page.getByText('No forms in this range')).toBeVisible();
  });

  test('reads why the forms could not be loaded, and tries again', async ({ page }) => {
    await page.route('**/api/owner/forms?*', (route) => route.abort());
    await page.goto('/admin?tab=forms');
    await signIn(page);
    const failure = page.getByRole('alert').filter({ hasText: 'The forms could not be loaded' });
    await expect(failure).toContainText('cannot be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toContainText('No forms in this range');
  });
});

test('every field of every form that is watched has a name that the owner is told', async ({ browser, desk }) => {
  const page = await browser.newPage({ baseURL: desk.url });
  await page.addInitScript(reachForPage);
  for (const path of [
    '/buy-box',
    '/reactivation',
    '/freelendingsnapshot',
    '/business-buyer-course',
    '/checkout?service=website-build',
  ]) {
    await openPage(page, path);
    const form = page.locator('form[data-sends]').first();
    await expect(form, path).toBeAttached();
    const { sends, names } = await form.evaluate((element: HTMLFormElement) => ({
      sends: element.dataset['sends'] ?? '',
      names: [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ name }) => name),
    }));
    const id = watchedFormAt(sends);
    expect(id, path).toBeDefined();
    expect(names.length).toBeGreaterThan(1);
    if (id !== undefined) for (const name of names) expect(watchedFieldOf(id, name), `${path} ${name}`).not.toBe('');
  }
  await page.close();
});

test('a visitor who asks not to be tracked is not watched, and nobody else is offered the tab', async ({ page }) => {
  const told = watchCalls(page, REPORT);
  await openPage(page, '/freelendingsnapshot');
  await fill(page, { 'Full Name': 'Dana Diaz' });
  await page.goto('/admin?tab=forms');
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Forms')).toHaveCount(0);
  expect(told).toEqual([]);
});
