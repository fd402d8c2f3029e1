import type { Page } from '@playwright/test';
import { openQuiz } from './support/quiz-dialog.ts';
import { expect, expectWhole, phone, test } from './support/test.ts';

test.use({ viewport: phone });

const email = (page: Page) => page.getByLabel('Email', { exact: true }).filter({ visible: true });
const meant = (page: Page) => page.getByRole('status').filter({ hasText: 'Did you mean' });

/** Types an address letter by letter and goes on to what comes next. */
async function typeEmail(page: Page, address: string): Promise<void> {
  await email(page).pressSequentially(address);
  await email(page).press('Tab');
}

test('a mistyped address says what was meant; one press takes it, and the form is sent with it', async ({ page }) => {
  await openQuiz(page);
  await typeEmail(page, 'dana@gmial.con');
  await expect(meant(page)).toHaveText('Did you mean dana@gmail.com?');
  await expectWhole(page);
  await meant(page).getByRole('button', { name: 'dana@gmail.com' }).click();
  await expect(email(page)).toHaveValue('dana@gmail.com');
  await expect(email(page)).toBeFocused();
  await expect(meant(page)).toHaveCount(0);
  await page.getByLabel('First Name').fill('Dana');
  const sent = page.waitForRequest('**/api/quiz-leads');
  await email(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'dana@gmail.com' });
});

test('it stands in nobody’s way: what is typed on takes it away, and the form is sent as it was typed', async ({
  page,
}) => {
  await openQuiz(page);
  await page.getByLabel('First Name').fill('Dana');
  // Without leaving the field: whoever presses Enter there sees it too.
  await email(page).pressSequentially('dana@hotmial.com');
  await expect(meant(page)).toHaveText('Did you mean dana@hotmail.com?');
  await expect(email(page)).toBeFocused();
  await email(page).press('End');
  await email(page).pressSequentially('x');
  await expect(meant(page)).toHaveCount(0);
  await email(page).press('Backspace');
  await expect(meant(page)).toHaveCount(1);
  const sent = page.waitForRequest('**/api/quiz-leads');
  await email(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'dana@hotmial.com' });
});

test('the checkout, which keeps its fields itself, takes it too; a right address says nothing', async ({ page }) => {
  await page.goto('/checkout?service=website-build');
  await typeEmail(page, 'dana@gmail.co');
  await meant(page).getByRole('button').click();
  await page.getByLabel('Name', { exact: true }).fill('Dana');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(email(page)).toHaveValue('dana@gmail.com');
  await email(page).fill('dana@hallway.example');
  await email(page).press('Tab');
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
