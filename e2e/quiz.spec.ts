import type { Page, Request } from '@playwright/test';
import { quizQuestions } from '../content/quiz.ts';
import { quizResult } from '../src/domain/quiz/quiz-result.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const smallPhone = { width: 360, height: 640 };
const dana = { firstName: 'Dana', email: 'dana@example.test' };
/** Ends in a tie of crm-automation and full-system, 7 points each: the first wins. */
const tiedAnswers = {
  hasWebsite: 'no',
  leadVolume: '16+',
  leadSource: 'outbound-calls-dms',
  missedCalls: 'no',
  manualFollowUp: 'yes',
  monthlyRevenue: '15k+',
  teamSize: 'just-me',
  usedCRM: 'yes',
  painPoint: 'missed-calls',
  yearGoal: '500k-1m',
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Which system fits you?' });
const quizButton = (page: Page) => page.getByRole('button', { name: '2 min' });
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 3 });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function openQuiz(page: Page) {
  await page.goto('/');
  await quizButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function enterName(page: Page) {
  await page.getByPlaceholder('Enter your first name').fill(dana.firstName);
  await page.getByPlaceholder('Enter your email address').fill(dana.email);
  await button(page, 'Start the quiz').click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
}

/** Answers from question `from` to question `to`, both counted from 1. */
async function answer(page: Page, answers: Record<string, string>, from = 1, to = 10) {
  for (const [at, { id, question, options }] of quizQuestions.entries()) {
    if (at + 1 < from || at + 1 > to) continue;
    const option = options.find(({ value }) => value === answers[id]);
    await expect(heading(page)).toHaveText(question);
    await page.getByRole('radio', { name: option?.label ?? '', exact: true }).check();
    await button(page, at === 9 ? 'Get Results' : 'Next').click();
  }
}

/** The requests the page makes to one path of the API, from now on. */
function watch(page: Page, path: RegExp): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => path.test(new URL(request.url()).pathname) && seen.push(request));
  return seen;
}

const leadPath = /^\/api\/quiz-leads$/;
const answersPath = /^\/api\/quiz-leads\/[^/]+\/answers$/;
const isAnswers = ({ pathname }: URL) => answersPath.test(pathname);
const eventPath = /^\/api\/analytics\/event$/;

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
    expect(await (await answered).json()).toEqual(result);
    expect(result.scores).toMatchObject({ 'crm-automation': 7, 'full-system': 7 });
    await expect(heading(page)).toHaveText('CRM + Automation');
    await expect(dialog(page).getByText('$2,500')).toBeVisible();
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

  test('back and forward keep the answers, and the buttons say where one is', async ({ page }) => {
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
    await page.getByPlaceholder('Enter your first name').fill('   ');
    await button(page, 'Start the quiz').click();
    await expect(button(page, 'Start the quiz')).toBeEnabled();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(leads).toHaveLength(0);
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

test.describe('over a reload', () => {
  test.use({ viewport: desktop });

  test('the quiz goes on where it was, and one can start over as the same lead', async ({ page }) => {
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

  test('what is typed before the first question stays', async ({ page }) => {
    await openQuiz(page);
    await page.getByPlaceholder('Enter your first name').fill('Dan');
    await page.reload();
    await quizButton(page).click();
    await expect(page.getByPlaceholder('Enter your first name')).toHaveValue('Dan');
  });
});

test.describe('when the server fails', () => {
  test.use({ viewport: desktop });

  test('the start says so, keeps what was typed, and a later try is the same one', async ({ page }) => {
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
    expect(await (await sent.at(-1)?.response())?.json()).toEqual(quizResult(tiedAnswers));
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
    expect(await (await answered).json()).toEqual(quizResult(tiedAnswers));
  });

  test('without storage the quiz forgets, and does not fail', async ({ page }) => {
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

test('a visitor who asks not to be tracked is asked the questions and not watched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const analytics = watch(page, /^\/api\/analytics\//);
  await openQuiz(page);
  await enterName(page);
  await answer(page, tiedAnswers);
  await expect(heading(page)).toHaveText('CRM + Automation');
  expect(analytics).toEqual([]);
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
