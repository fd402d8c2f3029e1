import type { Page, Request } from '@playwright/test';
import { quizQuestions } from '../../content/quiz.ts';
import { expect } from './test.ts';

export const dana = { firstName: 'Dana', email: 'dana@example.test' };

/** Ends in a tie of crm-automation and full-system, 7 points each: the first wins. */
export const tiedAnswers = {
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

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Which system fits you?' });

export const quizButton = (page: Page) => page.getByRole('button', { name: '2 min' });

export const heading = (page: Page) => dialog(page).getByRole('heading', { level: 3 });

export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

export async function openQuiz(page: Page) {
  await page.goto('/');
  await quizButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function enterName(page: Page) {
  await page.getByPlaceholder('Enter your first name').fill(dana.firstName);
  await page.getByPlaceholder('Enter your email address').fill(dana.email);
  await button(page, 'Start the quiz').click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
}

/** Answers from question `from` to question `to`, both counted from 1. */
export async function answer(page: Page, answers: Record<string, string>, from = 1, to = 10) {
  for (const [at, { id, question, options }] of quizQuestions.entries()) {
    if (at + 1 < from || at + 1 > to) continue;
    const option = options.find(({ value }) => value === answers[id]);
    await expect(heading(page)).toHaveText(question);
    await page.getByRole('radio', { name: option?.label ?? '', exact: true }).check();
    await button(page, at === 9 ? 'Get Results' : 'Next').click();
  }
}

/** The requests the page makes to one path of the API, from now on. */
export function watch(page: Page, path: RegExp): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => path.test(new URL(request.url()).pathname) && seen.push(request));
  return seen;
}

export const leadPath = /^\/api\/quiz-leads$/;

export const answersPath = /^\/api\/quiz-leads\/[^/]+\/answers$/;

export const isAnswers = ({ pathname }: URL) => answersPath.test(pathname);

export const smallPhone = { width: 360, height: 640 };

export const eventPath = /^\/api\/analytics\/event$/;
