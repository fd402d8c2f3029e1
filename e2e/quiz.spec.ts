import { crmBuildout } from '../test-support/data/sold.ts';
import { quizQuestions } from '../content/quiz.ts';
import { quizResult } from '../src/domain/quiz/quiz-result.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';
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
  isAnswers,
  eventPath,
  smallPhone,
} from './support/quiz-dialog.ts';

test.describe('with a mouse at 1280', () => {
  test.use({ viewport: desktop });

  test('ten answers lead to the package that the server computed, a tie to the first', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await openQuiz(page);
    await enterName(page);
    const answered = page.waitForResponse((response) => isAnswers(new URL(response.url())));
    await answer(page, tiedAnswers);
    const result = quizResult(tiedAnswers);
    const plan = expect.stringMatching(/^\/api\/floor-plan\/[\w-]+\.[\w-]{43}$/);
    expect(await (await answered).json()).toEqual({ ...result, plan });
    expect(result.scores).toMatchObject({ 'crm-automation': 7, 'full-system': 7 });
    await expect(heading(page)).toHaveText('CRM + Automation');
    await expect(dialog(page).getByText(crmBuildout.price)).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText([...result.features]);
    const booking = dialog(page).getByRole('link', { name: 'Book Strategy Session' });
    await expect(booking).toHaveAttribute('target', '_blank');
    await expect(booking).toHaveAttribute('href', '/book');
    expect(complaints).toEqual([]);
  });

  test('with a booking page of the owner’s own, the result leads there', async ({ page }) => {
    const bookingUrl = 'https://cal.example/owner/call';
    await page.route('**/api/site', async (route) => {
      const answered = await route.fetch();
      await route.fulfill({ response: answered, json: { ...(await answered.json()), bookingUrl } });
    });
    await openQuiz(page);
    await enterName(page);
    await answer(page, tiedAnswers);
    const booking = dialog(page).getByRole('link', { name: 'Book Strategy Session' });
    await expect(booking).toHaveAttribute('href', bookingUrl);
    await expect(booking).toHaveAttribute('target', '_blank');
  });

  test('back and forward keep the answers, and the buttons name the next step', async ({ page }) => {
    await openQuiz(page);
    await enterName(page);
    await expect(button(page, 'Previous')).toHaveCount(0);
    await expect(button(page, 'Next')).toBeDisabled();
    await answer(page, tiedAnswers, 1, 2);
    await expect(button(page, 'Next')).toBeDisabled();
    await button(page, 'Previous').click();
    await expect(page.getByRole('radio', { name: '16+ leads per week' })).toBeChecked();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    await button(page, 'Previous').click();
    await expect(page.getByRole('radio', { name: 'No, I need one' })).toBeChecked();
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await expect(page.getByText('Question 3 of 10')).toBeVisible();
  });

  test('the steps are reported in order, and never with the e-mail', async ({ page }) => {
    const events = watch(page, eventPath);
    const analytics = watch(page, /^\/api\/analytics\//);
    await openQuiz(page);
    await enterName(page);
    await answer(page, tiedAnswers, 1, 3);
    await button(page, 'Previous').click();
    await answer(page, tiedAnswers, 3);
    await expect(heading(page)).toHaveText('CRM + Automation');
    const sent = events.map((request) => request.postDataJSON());
    expect(sent.map(({ name }) => name)).toEqual([
      'quiz_opened',
      'quiz_started',
      ...quizQuestions.map(() => 'quiz_question'),
      'quiz_completed',
    ]);
    expect(sent[0].properties).toEqual({ source: 'hero_quiz_button' });
    const { leadId } = sent[1].properties;
    expect(leadId).toMatch(/./);
    expect(sent.slice(2, 12).map(({ properties }) => properties)).toEqual(
      quizQuestions.map(({ id }, index) => ({ questionId: id, index })),
    );
    expect(sent[12].properties).toEqual({ leadId, package: 'crm-automation' });
    for (const request of analytics) expect(request.postData() ?? '').not.toContain('dana');
  });

  test('a double click starts once', async ({ page }) => {
    const leads = watch(page, leadPath);
    await openQuiz(page);
    await page.getByPlaceholder('Enter your first name').fill(dana.firstName);
    await page.getByPlaceholder('Enter your email address').fill(dana.email);
    await button(page, 'Start the quiz').dblclick();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.postDataJSON()).toEqual(dana);
  });

  test('empty fields send nothing and say nothing', async ({ page }) => {
    const leads = watch(page, leadPath);
    await openQuiz(page);
    await page.getByPlaceholder('Enter your email address').fill(dana.email);
    await button(page, 'Start the quiz').click();
    await expect(page.getByPlaceholder('Enter your first name')).toBeFocused();
    await page.getByPlaceholder('Enter your first name').fill('   ');
    await button(page, 'Start the quiz').click();
    await expect(button(page, 'Start the quiz')).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(leads).toHaveLength(0);
  });

  test('an e-mail that the browser does not take is refused in its own words beside the field', async ({ page }) => {
    const leads = watch(page, leadPath);
    await openQuiz(page);
    const email = page.getByPlaceholder('Enter your email address');
    await page.getByPlaceholder('Enter your first name').fill(dana.firstName);
    await email.fill('dana');
    await button(page, 'Start the quiz').click();
    await expect(email).toHaveAccessibleDescription(
      await email.evaluate((input: HTMLInputElement) => input.validationMessage),
    );
    await email.fill(dana.email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    expect(leads).toHaveLength(0);
    await button(page, 'Start the quiz').click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await expect(button(page, 'Next')).toBeDisabled();
    await expect(button(page, 'Next')).toHaveAccessibleDescription('Choose an answer');
  });

  test('Cancel and the x close it, the page has the focus back', async ({ page }) => {
    await openQuiz(page);
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(quizButton(page)).toBeFocused();
    await quizButton(page).click();
    await button(page, 'Close').click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a finished quiz that is closed leaves nothing behind', async ({ page }) => {
    await openQuiz(page);
    await enterName(page);
    await answer(page, tiedAnswers);
    await button(page, 'Close').click();
    await expect(dialog(page)).toHaveCount(0);
    await quizButton(page).click();
    await expect(page.getByPlaceholder('Enter your first name')).toHaveValue('');
    await expect(page.getByPlaceholder('Enter your email address')).toHaveValue('');
  });
});

test.describe('with a thumb at 360', () => {
  test.use({ viewport: smallPhone, hasTouch: true, isMobile: true });

  test('the whole quiz fits, and the buttons stay where they are', async ({ page }) => {
    await page.goto('/');
    await quizButton(page).tap();
    await page.getByPlaceholder('Enter your first name').fill(dana.firstName);
    await page.getByPlaceholder('Enter your email address').fill(dana.email);
    await button(page, 'Start the quiz').tap();
    const places = new Set<number>();
    for (const [at, { options, question }] of quizQuestions.entries()) {
      await expect(heading(page)).toHaveText(question);
      await expectNoSidewaysScroll(page);
      const next = button(page, at === 9 ? 'Get Results' : 'Next');
      places.add((await next.boundingBox())?.y ?? Number.NaN);
      for (const { label } of options) {
        const choice = dialog(page).locator('label').filter({ hasText: label }).first();
        expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const last = dialog(page).locator('label').last();
      await last.tap();
      await expect(last.getByRole('radio')).toBeChecked();
      await next.tap();
    }
    await expect(heading(page)).toHaveText('Full System Build');
    expect([...places]).toHaveLength(1);
    await expectNoSidewaysScroll(page);
    await button(page, 'Close').tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('with the keyboard alone', () => {
  test.use({ viewport: desktop });

  test('numbers and arrows choose, Enter goes on, each question takes the focus, Escape keeps the answers', async ({
    page,
  }) => {
    await page.goto('/');
    await quizButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Enter your first name')).toBeFocused();
    await page.keyboard.type(dana.firstName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(dana.email);
    await page.keyboard.press('Enter');

    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveAccessibleDescription('Question 1 of 10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.getByRole('radio', { name: 'No, I need one' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(heading(page)).toHaveText(quizQuestions[1]?.question ?? '');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '1-5 leads per week' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '16+ leads per week' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 3 of 10')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(quizButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 3 of 10')).toBeVisible();
    await expect(heading(page)).toBeFocused();

    for (let question = 3; question <= 10; question += 1) {
      await expect(page.getByText(`Question ${question} of 10`)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    await expect(heading(page)).toBeFocused();
    await expect(dialog(page).getByRole('link', { name: 'Book Strategy Session' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});

for (const viewport of [smallPhone, desktop]) {
  test(`every stage is accessible at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openQuiz(page);
    await expectAccessible(page);
    await enterName(page);
    await expectAccessible(page);
    await answer(page, tiedAnswers, 1, 9);
    await expectAccessible(page);
    await answer(page, tiedAnswers, 10);
    await expect(heading(page)).toHaveText('CRM + Automation');
    await expectAccessible(page);
  });
}
