import type { Page } from '@playwright/test';
import { bookButton, choose, fillPerson, heading as bookingHeading, openCalendar } from './support/booking-page.ts';
import { goToPayment, step } from './support/checkout.ts';
import { pay } from './support/checkout-page.ts';
import { autoFill, cell, listing, openForm, toast } from './support/deal-form.ts';
import { fillDeal, submitDealButton } from './support/deals.ts';
import { watchErrors } from './support/leads.ts';
import { answer, dialog, enterName, openQuiz, tiedAnswers, heading as quizHeading } from './support/quiz-dialog.ts';
import { expect, phone, test } from './support/test.ts';

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
      await openCalendar(page);
      await choose(page, [3, 1]);
      await fillPerson(page);
      await bookButton(page).click();
      await expect(bookingHeading(page, 'Your session is booked')).toBeVisible();
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
      await fillDeal(page);
      await submitDealButton(page).click();
      await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
      await expect(translated(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('pays an order', async ({ page }) => {
      const errors = watchErrors(page);
      await goToPayment(page);
      await pay(page, 'Succeeds');
      await expect(step(page)).toHaveText('Onboarding');
      await expect(translated(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
