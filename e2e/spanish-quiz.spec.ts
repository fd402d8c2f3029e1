import { quizQuestions } from '../content/quiz.ts';
import { quizResult } from '../src/domain/quiz/quiz-result.ts';
import { spanishSpeech } from '../src/domain/words/spanish-speech.ts';
import { plainNote, plainTest } from './support/plain.ts';
import { expectSpanish } from './support/spanish.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, expectNoSidewaysScroll, expectWhole, phone, test } from './support/test.ts';

const es = (text: string) => spanishSpeech.words[text] ?? text;

test('the quiz is taken in Spanish, and its plan is drawn in Spanish', async ({ page }) => {
  await page.goto('/quiz');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/quiz');
  await expectSpanish(page);
  await expectWhole(page);
  await page.getByLabel(es('First Name'), { exact: true }).fill('Inés');
  await page.getByLabel(es('Email'), { exact: true }).fill('ines@example.com');
  await page.getByRole('button', { name: es('Start the quiz') }).click();
  await expect(page).toHaveURL(/\/es\/quiz\/questions\?lead=/);
  await expectSpanish(page);
  await expectWhole(page);
  for (const { question, options } of quizQuestions)
    await page
      .getByRole('group', { name: es(question) })
      .getByRole('radio', { name: es(options.at(-1)?.label ?? ''), exact: true })
      .check();
  await page.getByRole('button', { name: es('Get Results') }).click();
  await expect(page).toHaveURL(/\/api\/floor-plan\/.*\?language=es$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El plano del negocio de Inés');
  const answers = Object.fromEntries(quizQuestions.map(({ id, options }) => [id, options.at(-1)?.value ?? '']));
  await expect(page.getByRole('heading', { level: 2, name: es(quizResult(answers).title) })).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('link', { name: es('Book Strategy Session') }).click();
  await expect(page).toHaveURL('/es/book');
});

plainTest(
  'the quiz is taken in Spanish without script; what is missing is said in Spanish',
  async ({ page, foyer }) => {
    await page.setViewportSize(phone);
    await page.goto('/es/quiz');
    const form = page.getByRole('form', { name: es('Quiz') });
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await page.getByRole('button', { name: es('Start the quiz') }).click();
    await expect(plainNote(page)).toBeFocused();
    await expect(plainNote(page).getByRole('link')).toHaveText([
      es('Please enter your first name'),
      es('Please enter a valid email address'),
    ]);
    await expectSpanish(page);
    await page.getByLabel(es('First Name'), { exact: true }).fill('Inés');
    await page.getByLabel(es('Email'), { exact: true }).fill('ines.quiz@example.com');
    await page.getByRole('button', { name: es('Start the quiz') }).click();
    await expect(page).toHaveURL(/\/es\/quiz\/questions\?lead=/);
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await page.getByRole('button', { name: es('Get Results') }).click();
    await expect(plainNote(page).getByRole('link')).toHaveText(quizQuestions.map(() => es('Please choose an answer')));
    await expectSpanish(page);
    await expectNoSidewaysScroll(page);
    const left = (await storedLeads(foyer.url)).filter(({ email }) => email === 'ines.quiz@example.com');
    expect(left.map(({ kind }) => kind)).toEqual(['quiz']);
  },
);
