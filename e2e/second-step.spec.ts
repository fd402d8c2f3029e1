import { mkdir } from 'node:fs/promises';
import { request, type Browser, type Page } from '@playwright/test';
import { apiPaths } from '../src/contract/paths.ts';
import { begunSetUpSchema, recoveryCodesSchema } from '../src/contract/second-step.ts';
import { appCode, STEP_MS, wrongCode } from '../test-support/data/app-codes.ts';
import { room, test } from './support/desk.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';
const HELPER_PASSWORD = 'seven lamps along the hall';

test.use({ settings: { OWNER_PASSWORD: PASSWORD } });

/** In both widths; with SHOTS set a picture of each is kept there. */
async function lookAt(page: Page, name: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    // A target half under the header counts as half.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Nothing stands over the walls of its room either.
    const excess = await page.evaluate(() =>
      [...document.querySelectorAll('.desk-room, .owner-door')].map((one) => one.scrollWidth - one.clientWidth),
    );
    expect(Math.max(0, ...excess)).toBe(0);
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

async function givePassword(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The owner has a second step, set up in another browser by the code of now; its secret and its recovery codes. */
async function haveSecondStep(url: string): Promise<{ secret: string; codes: string[] }> {
  const api = await request.newContext({ baseURL: url });
  const post = async (path: string, data: object): Promise<unknown> => (await api.post(path, { data })).json();
  await post(apiPaths.ownerSession, { password: PASSWORD });
  const { secret } = begunSetUpSchema.parse(await post(apiPaths.ownerSecondStepSetUp, { password: PASSWORD }));
  const issued = await post(apiPaths.ownerSecondStepConfirm, { code: appCode(secret, Date.now()) });
  await api.dispose();
  return { secret, codes: recoveryCodesSchema.parse(issued).codes };
}

/** Sets up a second step with the keys alone; its secret and its recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Set up a second step' }).click();
  await expect(page.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Scan this with your authenticator app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code with the secret for your app' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'open the app' }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByText((secret.match(/.{4}/g) ?? []).join(' '))).toBeVisible();
  return secret;
}

async function turnOn(page: Page, secret: string): Promise<string[]> {
  await page.getByLabel('Code from your app').fill(appCode(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep these ten recovery codes' })).toBeFocused();
  return page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
}

test('the owner sets up a second step with the keys, and keeps ten recovery codes', async ({ page }) => {
  await givePassword(page);
  await room(page, 'Sign-in').click();
  await expect(page.getByText(/Yours is OWNER_PASSWORD in the server’s settings/)).toBeVisible();
  const secret = await setUp(page, PASSWORD);
  await lookAt(page, 'set-up');
  await page.getByLabel('Code from your app').fill(wrongCode(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/This code is wrong/);
  const codes = await turnOn(page, secret);
  expect(codes).toHaveLength(10);
  await lookAt(page, 'recovery-codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
  await lookAt(page, 'on');
});

test('after the password a code is asked for; a recovery code does in its place', async ({
  page: other,
  browser,
  desk,
}) => {
  const { secret, codes } = await haveSecondStep(desk.url);
  await givePassword(other);
  const field = other.getByLabel('Code from your app');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill(wrongCode(secret, Date.now()));
  await other.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/This code is wrong, or was used already/);
  await expect(field).toBeFocused();
  await lookAt(other, 'wrong-code');
  // The code of the next thirty seconds: the one of now was used to turn it on. Apps put a space into it.
  const code = appCode(secret, Date.now() + STEP_MS);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Signed in as the owner')).toBeVisible();

  const lost = await elsewhere(browser, desk.url);
  await givePassword(lost);
  await lost.getByRole('button', { name: 'With a recovery code' }).click();
  await expect(lost.getByLabel('Recovery code')).toBeFocused();
  await lookAt(lost, 'recovery-code');
  await lost.getByLabel('Recovery code').fill('ABCD-EFGH-JKLM-NPQR');
  await lost.keyboard.press('Enter');
  await expect(lost.getByLabel('Recovery code')).toHaveAccessibleDescription(/no recovery code that is still good/);
  await lost.getByLabel('Recovery code').fill(codes[2]?.toLowerCase() ?? '');
  await lost.keyboard.press('Enter');
  await expect(lost.getByText('Signed in as the owner')).toBeVisible();
  await room(lost, 'Sign-in').click();
  await expect(lost.getByText('9 recovery codes are left.')).toBeVisible();
  await lost.getByText('Show the list').click();
  const done = lost.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(done.filter({ hasText: /You could not sign in: right password, wrong code, on Chrome/ })).toHaveCount(2);
  await expect(done.filter({ hasText: /You signed in on Chrome on .*, with a recovery code/ })).toHaveCount(1);
  await lost.getByRole('button', { name: 'Turn it off' }).click();
  await lost
    .getByRole('form', { name: 'Turn the second step off' })
    .getByLabel('Code from your app')
    .fill(codes[3] ?? '');
  await lost.keyboard.press('Enter');
  await expect(lost.getByRole('button', { name: 'Set up a second step' })).toBeVisible();
  await expect(lost.getByRole('heading', { name: 'Second step' })).toBeFocused();
});

test('a helper changes their password, and loses their phone', async ({ page, browser, desk }) => {
  await givePassword(page);
  await room(page, 'Sign-in').click();
  await expect(page.getByText('So far nobody but you.')).toBeVisible();
  await page.getByLabel('Name').fill('Nell Byrd');
  await page.getByLabel('E-mail address').fill('nell@example.test');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The link for Nell Byrd').inputValue();
  const helper = await elsewhere(browser, desk.url);
  await helper.goto(link);
  await helper.getByLabel('Your new password').fill('ten gates and a fence');
  await helper.getByRole('button', { name: 'Set the password and sign in' }).click();
  await room(helper, 'Sign-in').click();

  await helper.getByRole('button', { name: 'Change your password' }).click();
  await helper.getByLabel('Your password now').fill('not the password');
  await helper.getByLabel('Your new password').fill(HELPER_PASSWORD);
  await helper.keyboard.press('Enter');
  await expect(helper.getByLabel('Your password now')).toHaveAccessibleDescription(/That is not your password/);
  await expect(helper.getByLabel('Your password now')).toBeFocused();
  await lookAt(helper, 'own-password');
  await helper.getByLabel('Your password now').fill('ten gates and a fence');
  await helper.keyboard.press('Enter');
  await expect(helper.getByText('Changed. Everywhere else you are signed out.')).toBeVisible();
  await expect(helper.getByRole('button', { name: 'Change your password' })).toBeFocused();

  const secret = await setUp(helper, HELPER_PASSWORD);
  await turnOn(helper, secret);
  await helper.getByRole('button', { name: 'I have kept them' }).click();
  await helper.getByRole('button', { name: 'Sign out' }).click();

  await page.reload();
  const nell = page.getByRole('list', { name: 'Who may sign in' }).getByRole('listitem', { name: 'Nell Byrd' });
  await expect(nell).toContainText('Signs in with a password and a code');
  await nell.getByRole('button', { name: 'Lost their phone' }).click();
  await lookAt(page, 'lost-phone');
  await nell.getByRole('button', { name: 'Yes, take it away' }).click();
  await expect(nell).toBeFocused();
  await expect(nell).toContainText(/Signs in with a password\./);

  await helper.getByRole('button', { name: 'With an e-mail address' }).click();
  await helper.getByLabel('E-mail address').fill('nell@example.test');
  await helper.getByLabel('Password').fill(HELPER_PASSWORD);
  await helper.keyboard.press('Enter');
  await expect(helper.getByText('Signed in as Nell Byrd')).toBeVisible();
});
