import type { Page } from '@playwright/test';
import { openForm } from './support/deal-form.ts';
import { watchErrors } from './support/leads.ts';
import { dialog, enterName, openQuiz } from './support/quiz-dialog.ts';
import { expect, phone, test } from './support/test.ts';
import { bookSession, payOrder, sendDeal } from './support/walks.ts';

test.use({ extensions: true, viewport: phone });

const putIn = (page: Page, kind: 'bar' | 'frame' | 'icon' | 'link') => page.locator(`[data-put-in=${kind}]`);

/** What extensions have put in before React, so that React meets it. */
async function meetExtensions(page: Page, path: string, kinds: readonly ('bar' | 'icon' | 'link')[]) {
  await page.goto(path);
  for (const kind of kinds) await expect(putIn(page, kind).first()).toBeAttached();
}

test.describe('before anybody reaches for the page', () => {
  test.use({ keepsStill: true });

  test('the first press opens the quiz, and the bar is still there', async ({ page }) => {
    const errors = watchErrors(page);
    await meetExtensions(page, '/', ['bar']);
    await openQuiz(page);
    await enterName(page);
    await expect(dialog(page).getByText('Question 1 of 10')).toBeVisible();
    expect(await putIn(page, 'bar').evaluate((bar) => bar === document.body.firstElementChild)).toBe(true);
    // Whoever moves a frame loads it again.
    await expect(putIn(page, 'frame')).toHaveAttribute('data-loads', '1');
    expect(errors).toEqual([]);
  });

  test('what was typed between icons stays, and the icons stay', async ({ page }) => {
    const errors = watchErrors(page);
    await meetExtensions(page, '/freelendingsnapshot', ['bar', 'icon']);
    const name = page.getByLabel('Full Name');
    await name.fill('Dana');
    const typedInto = await name.elementHandle();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(name).toHaveValue('Dana');
    await page.getByRole('button', { name: 'Get Free System' }).first().click();
    await expect(page.getByText('Please enter your email', { exact: false }).first()).toBeVisible();
    expect(await typedInto?.evaluate((field) => field.isConnected)).toBe(true);
    await expect(name.locator('~ [data-put-in=icon]')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
});

test('books a session', async ({ page }) => {
  const errors = watchErrors(page);
  await bookSession(page, [3, 1]);
  expect(errors).toEqual([]);
});

test('has a deal sent', async ({ page }) => {
  const errors = watchErrors(page);
  await openForm(page);
  await sendDeal(page);
  expect(errors).toEqual([]);
});

test('pays an order', async ({ page }) => {
  const errors = watchErrors(page);
  await payOrder(page);
  expect(errors).toEqual([]);
});

test('phones are asked to make no links of times, numbers and addresses', async ({ page }) => {
  await page.goto('/book');
  for (const kind of ['telephone', 'date', 'address', 'email'])
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', RegExp(`\\b${kind}=no\\b`));
});
