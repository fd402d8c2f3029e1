import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { seedLead } from './support/seed.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './support/test.ts';
import { room, test } from './support/desk.ts';

const PASSWORD = 'a long enough password for the owner';
const HELPER_PASSWORD = 'seven lamps along the hall';

test.use({ settings: { OWNER_PASSWORD: PASSWORD } });

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(room(page, 'People')).toBeVisible();
}

/** In both widths; with SHOTS set a picture of each is kept there. */
async function lookAt(page: Page, name: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { SHOTS: folder } = process.env;
    if (folder === undefined) continue;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
}

async function elsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test('an owner invites a helper, who sets a password with the keys and works without seeing money', async ({
  page,
  browser,
  desk,
}) => {
  await seedLead(desk.url, { firstName: 'Dana', email: 'dana@example.test' });
  await signIn(page);
  await room(page, 'Sign-in').click();
  await expect(page.getByText('So far nobody but you.')).toBeVisible();
  await lookAt(page, 'nobody');
  await page.getByLabel('Name').fill('Nell Byrd');
  await page.getByLabel('E-mail address').fill('nell@example.test');
  await page.getByLabel('May do').selectOption('helper');
  await page.getByLabel('May do').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const link = await page.getByLabel('The link for Nell Byrd').inputValue();
  expect(link).toContain(`${desk.url}/admin#invitation=`);
  await expect(page.getByRole('link', { name: 'Mail it yourself' })).toHaveAttribute('href', /^mailto:nell%40example/);
  const nell = page.getByRole('list', { name: 'Who may sign in' }).getByRole('listitem', { name: 'Nell Byrd' });
  await expect(nell).toContainText(/Helper.*nell@example\.test\. Link open until/s);
  await lookAt(page, 'invited');

  const helper = await elsewhere(browser, desk.url);
  await helper.goto(link);
  await expect(helper.getByRole('heading', { name: 'Set your password' })).toBeFocused();
  await expect(helper.getByText('invited to this desk as a helper')).toBeVisible();
  await lookAt(helper, 'invitation');
  await helper.keyboard.press('Tab');
  await expect(helper.getByLabel('Your new password')).toBeFocused();
  await helper.keyboard.type('password-for-nell');
  await helper.keyboard.press('Enter');
  await expect(helper.getByLabel('Your new password')).toHaveAccessibleDescription(/easily guessed/);
  await helper.getByLabel('Your new password').fill(HELPER_PASSWORD);
  await helper.keyboard.press('Enter');
  await expect(helper.getByText('Signed in as Nell Byrd')).toBeVisible();
  expect(new URL(helper.url()).hash).toBe('');

  const rooms = helper.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(rooms).toHaveText([/^Today/, /^People/, /^Calls/, /^Deals/, /^Figures/, /^Sign-in/]);
  await helper.goto('/admin?tab=orders');
  await expect(helper.getByRole('list', { name: 'New leads' })).toContainText('Dana');
  await lookAt(helper, 'helper');
  await helper
    .getByRole('button', { name: /^Dana|Open Dana/ })
    .or(helper.getByRole('link', { name: /Dana/ }))
    .first()
    .click();
  await helper.getByLabel('A note').fill('Asked for noon');
  await helper.getByRole('button', { name: 'Keep the note' }).click();
  await expect(helper.getByRole('list', { name: 'History' })).toContainText(/You,.*Asked for noon/s);
  await room(helper, 'Calls').click();
  await expect(helper.getByRole('group', { name: 'View' })).toBeVisible();
  await expect(helper.getByText('Calls in your own calendar')).toHaveCount(0);

  await page.reload();
  await page.getByText('Show the list').click();
  const done = page.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(done.filter({ hasText: 'Nell Byrd changed a person’s notes' })).toHaveCount(1);
  await expect(done.filter({ hasText: 'Nell Byrd saw a person' })).toHaveCount(1);
  await expect(done.filter({ hasText: 'You changed who may sign in, by inviting somebody' })).toHaveCount(1);
  await lookAt(page, 'what-was-done');
  await helper.goto(link);
  await expect(helper.getByRole('alert')).toContainText('It was used already');
  await lookAt(helper, 'used-link');
});

test('a helper signs in by address, and is out at once when the owner removes them', async ({
  page,
  browser,
  desk,
}) => {
  await signIn(page);
  await room(page, 'Sign-in').click();
  await page.getByLabel('Name').fill('Nell Byrd');
  await page.getByLabel('E-mail address').fill('nell@example.test');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The link for Nell Byrd').inputValue();
  const helper = await elsewhere(browser, desk.url);
  await helper.goto(link);
  await helper.getByLabel('Your new password').fill(HELPER_PASSWORD);
  await helper.getByRole('button', { name: 'Set the password and sign in' }).click();
  await helper.getByRole('button', { name: 'Sign out' }).click();

  await helper.getByRole('button', { name: 'With an e-mail address' }).click();
  await helper.getByLabel('E-mail address').fill('nell@example.test');
  await helper.getByLabel('Password').fill('not the password');
  await helper.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(helper.getByLabel('Password')).toHaveAccessibleDescription(
    /The e-mail address or the password is wrong/,
  );
  await lookAt(helper, 'sign-in');
  await helper.getByLabel('Password').fill(HELPER_PASSWORD);
  await helper.keyboard.press('Enter');
  await expect(helper.getByText('Signed in as Nell Byrd')).toBeVisible();

  await page.getByText('Where you are signed in').click();
  const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(places.filter({ hasText: 'Nell Byrd' })).toHaveCount(1);
  await lookAt(page, 'sessions');
  await page.getByRole('button', { name: /^End: Nell Byrd/ }).click();
  await expect(places.filter({ hasText: 'Nell Byrd' })).toHaveCount(0);
  await room(helper, 'Calls').click();
  await expect(helper.getByLabel('Owner’s password')).toBeVisible();

  const nell = page.getByRole('list', { name: 'Who may sign in' }).getByRole('listitem', { name: 'Nell Byrd' });
  await nell.getByRole('button', { name: 'Make an owner' }).click();
  await expect(nell).toContainText('Owner');
  await nell.getByRole('button', { name: 'Remove' }).click();
  await lookAt(page, 'remove');
  await nell.getByRole('button', { name: 'Keep' }).click();
  await expect(nell).toBeFocused();
  await nell.getByRole('button', { name: 'Remove' }).click();
  await nell.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('So far nobody but you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who may sign in' })).toBeFocused();
});

test('where the browser does not keep the sign-in, the form says so', async ({ page }) => {
  // As one answers that has the desk open without https, or refuses cookies: the answer comes, and its cookie is not kept.
  const inside = { signedIn: true, role: 'owner', name: null };
  await page.route('**/api/owner/session', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: inside }) : route.fallback(),
  );
  await page.goto('/admin');
  const password = page.getByLabel('Owner’s password');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/does not stay signed in.*https address, and allow cookies/);
  await expect(password).toBeFocused();
  await expect(room(page, 'People')).toHaveCount(0);
});
