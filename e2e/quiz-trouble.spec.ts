import { quizResult } from '../src/domain/quiz/quiz-result.ts';
import { desktop, expect, expectAccessible, test } from './support/test.ts';
import {
  dana,
  tiedAnswers,
  dialog,
  quizButton,
  heading,
  button,
  openQuiz,
  enterName,
  answer,
  watch,
  leadPath,
  answersPath,
  isAnswers,
  eventPath,
} from './support/quiz-dialog.ts';

test.describe('over a reload', () => {
  test.use({ viewport: desktop });

  test('the quiz continues where it was, and starting over keeps the lead', async ({ page }) => {
    const events = watch(page, eventPath);
    await openQuiz(page);
    await enterName(page);
    await answer(page, tiedAnswers, 1, 4);
    await page.reload();
    await quizButton(page).click();
    await expect(page.getByText('Question 5 of 10')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await button(page, 'Previous').click();
    await expect(page.getByRole('radio', { name: 'No, we catch most calls' })).toBeChecked();

    await button(page, 'Start over').click();
    await expect(page.getByPlaceholder('Enter your email address')).toHaveValue(dana.email);
    await button(page, 'Start the quiz').click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    const started = events.filter((request) => request.postDataJSON().name === 'quiz_started');
    expect(started).toHaveLength(1);
  });

  test('values typed before the first question stay', async ({ page }) => {
    await openQuiz(page);
    await page.getByPlaceholder('Enter your first name').fill('Dan');
    await page.reload();
    await quizButton(page).click();
    await expect(page.getByPlaceholder('Enter your first name')).toHaveValue('Dan');
  });
});

test.describe('when the server fails', () => {
  test.use({ viewport: desktop });

  test('the start says so, keeps the typed values, and a later attempt has the same key', async ({ page }) => {
    const leads = watch(page, leadPath);
    await openQuiz(page);
    await page.route(
      ({ pathname }) => leadPath.test(pathname),
      (route) => route.fulfill({ status: 500, body: 'broken' }),
      { times: 1 },
    );
    await page.route(
      ({ pathname }) => leadPath.test(pathname),
      (route) => route.abort(),
      { times: 1 },
    );
    await page.getByPlaceholder('Enter your first name').fill(dana.firstName);
    await page.getByPlaceholder('Enter your email address').fill(dana.email);
    for (let failure = 1; failure <= 2; failure += 1) {
      await button(page, 'Start the quiz').click();
      await expect.poll(() => leads.length).toBe(failure);
      await expect(button(page, 'Start the quiz')).toBeEnabled();
      await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByPlaceholder('Enter your email address')).toHaveValue(dana.email);
    }
    await button(page, 'Start the quiz').click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    const keys = leads.map((request) => request.headers()['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys)).toHaveProperty('size', 1);
  });

  test('the result is computed here, and the answers follow once the server is back', async ({ page }) => {
    const sent = watch(page, answersPath);
    await openQuiz(page);
    await enterName(page);
    await page.route(isAnswers, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await answer(page, tiedAnswers);
    await expect(heading(page)).toHaveText('CRM + Automation');
    await expect(dialog(page).getByRole('status')).toContainText('Your answers are kept on this device');
    await expectAccessible(page);

    await page.reload();
    await quizButton(page).click();
    await expect(heading(page)).toHaveText('CRM + Automation');
    await expect(dialog(page).getByRole('status')).toContainText('Your answers are kept on this device');
    await page.unroute(isAnswers);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(dialog(page).getByRole('status')).toBeEmpty();
    expect(sent.at(-1)?.postDataJSON()).toEqual({ answers: tiedAnswers });
    expect(new Set(sent.map((request) => request.headers()['idempotency-key']))).toHaveProperty('size', 1);
    const answered = await (await sent.at(-1)?.response())?.json();
    expect(answered).toEqual({ ...quizResult(tiedAnswers), plan: expect.any(String) });
  });

  test('answers left behind are sent at the next visit, without the quiz being opened', async ({ page }) => {
    await openQuiz(page);
    await enterName(page);
    await page.route(isAnswers, (route) => route.abort());
    await answer(page, tiedAnswers);
    await expect(dialog(page).getByRole('status')).toContainText('Your answers are kept on this device');
    await button(page, 'Close').click();
    await page.unroute(isAnswers);
    const answered = page.waitForResponse((response) => isAnswers(new URL(response.url())));
    await page.reload();
    expect(await (await answered).json()).toEqual({ ...quizResult(tiedAnswers), plan: expect.any(String) });
  });

  test('without storage the quiz works but is not restored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('Storage is forbidden', 'SecurityError');
          },
        });
      }
    });
    await openQuiz(page);
    await enterName(page);
    await answer(page, tiedAnswers);
    await expect(heading(page)).toHaveText('CRM + Automation');
  });
});

test('a visitor who asks not to be tracked can take the quiz without being tracked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const analytics = watch(page, /^\/api\/analytics\//);
  await openQuiz(page);
  await enterName(page);
  await answer(page, tiedAnswers);
  await expect(heading(page)).toHaveText('CRM + Automation');
  expect(analytics).toEqual([]);
});
