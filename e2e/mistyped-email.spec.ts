import type { Page } from '@playwright/test';
import { openQuiz } from './support/quiz-dialog.ts';
import { expect, expectWhole, phone, test } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test.use({ viewport: phone });

const emailField = (page: Page) => page.getByLabel('Email', { exact: true }).filter({ visible: true });
const meant = (page: Page) => page.getByRole('status').filter({ hasText: 'Did you mean' });

/** Types an address letter by letter and goes on to what comes next. */
async function typeEmail(page: Page, address: string): Promise<void> {
  await emailField(page).pressSequentially(address);
  await emailField(page).press('Tab');
}

test('a mistyped address says what was meant; one press takes it, and the form is sent with it', async ({ page }) => {
  await openQuiz(page);
  await typeEmail(page, 'dana@gmial.con');
  await expect(meant(page)).toHaveText('Did you mean dana@gmail.com?');
  await expectWhole(page);
  await meant(page).getByRole('button', { name: 'dana@gmail.com' }).click();
  await expect(emailField(page)).toHaveValue('dana@gmail.com');
  await expect(emailField(page)).toBeFocused();
  await expect(meant(page)).toHaveCount(0);
  await page.getByLabel('First Name').fill('Dana');
  const sent = page.waitForRequest('**/api/quiz-leads');
  await emailField(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'dana@gmail.com' });
});

test('it stands in nobody’s way: what is typed on takes it away, and the form is sent as it was typed', async ({
  page,
}) => {
  await openQuiz(page);
  await page.getByLabel('First Name').fill('Dana');
  // Without leaving the field: whoever presses Enter there sees it too.
  await emailField(page).pressSequentially('dana@hotmial.com');
  await expect(meant(page)).toHaveText('Did you mean dana@hotmail.com?');
  await expect(emailField(page)).toBeFocused();
  await emailField(page).press('End');
  await emailField(page).pressSequentially('x');
  await expect(meant(page)).toHaveCount(0);
  await emailField(page).press('Backspace');
  await expect(meant(page)).toHaveCount(1);
  const sent = page.waitForRequest('**/api/quiz-leads');
  await emailField(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'dana@hotmial.com' });
});

test('the checkout, which keeps its fields itself, takes it too; a right address says nothing', async ({ page }) => {
  await page.goto('/checkout?service=website-build');
  await typeEmail(page, 'dana@gmail.co');
  await meant(page).getByRole('button').click();
  await page.getByLabel('Name', { exact: true }).fill('Dana');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(emailField(page)).toHaveValue('dana@gmail.com');
  await emailField(page).fill('dana@hallway.example');
  await emailField(page).press('Tab');
  await expect(meant(page)).toHaveCount(0);
});

test('in Spanish it is said in Spanish, also to somebody who asks not to be tracked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const told: string[] = [];
  page.on('request', (request) => told.push(new URL(request.url()).pathname));
  await page.goto('/es/quiz');
  const field = page.getByLabel('Correo electrónico');
  await field.pressSequentially('dana@yahooo.com');
  await field.press('Tab');
  await expect(page.getByText('¿Quiso escribir dana@yahoo.com?')).toBeVisible();
  await page.goto('/');
  expect(told.filter((path) => path.startsWith('/api/analytics'))).toEqual([]);
});

test('the desk says of whoever went on that their address looks mistyped', async ({ page, openFoyer }) => {
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  for (const [firstName, email] of [
    ['Dana', 'dana@gmial.con'],
    ['Robin', 'robin@hallway.example'],
  ])
    await page.request.post(`${foyer.url}/api/quiz-leads`, { data: { firstName, email } });
  await page.goto(`${foyer.url}/admin?tab=people`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Dana', exact: true }).click();
  const dana = page.getByRole('article', { name: 'Dana' });
  await expect(dana).toContainText('dana@gmial.con looks mistyped: dana@gmail.com may be meant.');
  await expectWhole(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Robin', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Robin' })).not.toContainText('mistyped');
});
