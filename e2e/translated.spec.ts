import type { Page } from '@playwright/test';
import { autoFill, cell, listing, openForm } from './support/deal-form.ts';
import { watchErrors } from './support/leads.ts';
import { answer, dialog, enterName, openQuiz, tiedAnswers, heading as quizHeading } from './support/quiz-dialog.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './support/test.ts';
import { bookSession, payOrder, sendDeal } from './support/walks.ts';

/** What was put in the place of texts, in what the visitor looks at. */
const translated = (page: Page) => page.locator('main font, dialog[open] font');

for (const [name, translation] of [
  ['always translates', 'early'],
  ['is told to translate', 'late'],
] as const)
  test.describe(`a browser that ${name}`, () => {
    test.use({ translation, viewport: phone });

    test('walks through the quiz, and each text that changes is translated', async ({ page }) => {
      const errors = watchErrors(page);
      await openQuiz(page);
      await enterName(page);
      for (const [number, question] of [2, 3].entries()) {
        await answer(page, tiedAnswers, number + 1, number + 1);
        await expect(dialog(page).getByText(`Question ${question} of 10`)).toBeVisible();
        await expect(quizHeading(page).locator('font').first()).toBeVisible();
      }
      await answer(page, tiedAnswers, 3);
      await expect(quizHeading(page)).toHaveText('CRM + Automation');
      await expect(quizHeading(page).locator('font').first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('books a session', async ({ page }) => {
      const errors = watchErrors(page);
      await bookSession(page, [3, 1]);
      await expect(translated(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('has a deal read, folded and sent', async ({ page }) => {
      const errors = watchErrors(page);
      await openForm(page);
      await page.getByLabel('Listing text').fill(listing);
      await autoFill(page).click();
      await expect(cell(page, 'City')).toContainText('Houston');
      await page.getByRole('button', { name: 'Undo auto-fill' }).click();
      await sendDeal(page);
      await expect(translated(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('pays an order', async ({ page }) => {
      const errors = watchErrors(page);
      await payOrder(page);
      await expect(translated(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  });

test.describe('from right to left', () => {
  test.use({ brandMoves: true });

  test('the page fits, and the drawings stay as they were', async ({ page }) => {
    await page.setViewportSize({ ...phone, width: 320 });
    await page.goto('/');
    const label = page.locator('svg text', { hasText: 'Your desk' }).filter({ visible: true });
    const drawn = () =>
      label.evaluate((text) => {
        const { left = 0 } = text.closest('svg')?.getBoundingClientRect() ?? {};
        return Math.round(text.getBoundingClientRect().left - left);
      });
    const before = await drawn();
    for (const path of ['/', '/book', '/buy-box', '/quiz', '/blog']) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await expectNoSidewaysScroll(page);
      if (path === '/') expect(await drawn()).toBe(before);
    }
  });
});
