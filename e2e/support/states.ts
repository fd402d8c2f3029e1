import type { Page } from '@playwright/test';
import { quizQuestions } from '../../content/quiz.ts';
import { bookButton, choose, fillPerson, openCalendar } from './booking-page.ts';
import { openBoxes } from './buy-box.ts';
import { goToPayment } from './checkout.ts';
import { listing } from './deal-form.ts';
import { submitDealButton, wakeDealForm } from './deals.ts';
import { openPage } from './leads.ts';
import { indexedPaths } from './pages.ts';
import { answer, dialog, enterName, openQuiz, tiedAnswers } from './quiz-dialog.ts';
import { expect } from './test.ts';

/** What a visitor can have before them: a page, or a step of a flow, and how they came there. */
export interface State {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const pages = [
  ...indexedPaths,
  '/checkout?service=website-build',
  '/checkout-success',
  '/success',
  '/dashboard',
  '/admin',
  '/quiz',
  '/book/held',
  '/checkout/asked',
  '/buy-box/sent',
  '/reactivation/sent',
  '/freelendingsnapshot/sent',
  '/business-buyer-course/joined',
  '/no-such-page',
];

/** The calendar with a day chosen. */
async function openDay(page: Page): Promise<void> {
  await openCalendar(page);
  await choose(page, [2, 1]);
}

async function openQuestion(page: Page): Promise<void> {
  await openQuiz(page);
  await enterName(page);
  await page.getByRole('radio').first().check();
}

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
const summary = (page: Page) => page.locator('.summary').first();

const steps: readonly State[] = [
  {
    name: 'a lead walked through the plan',
    async open(page) {
      await openPage(page, '/');
      await page.getByLabel('Text me like a seller would.').fill(listing);
      await press(page, 'Walk it in');
      await expect(page.locator('.lead-next').getByRole('status')).toContainText('On your desk');
    },
  },
  {
    name: 'the booking dialog',
    async open(page) {
      await openPage(page, '/');
      await press(page, 'Get Free Strategy Session');
      await expect(page.getByRole('dialog').getByRole('grid', { name: 'Days' })).toBeVisible();
    },
  },
  { name: 'a question of the quiz', open: openQuestion },
  {
    name: 'the quiz’s result',
    async open(page) {
      await openQuiz(page);
      await enterName(page);
      await answer(page, tiedAnswers);
      await expect(dialog(page).locator('.drawn-plan').first()).toBeVisible();
    },
  },
  {
    name: 'the quiz’s questions without script',
    async open(page) {
      await page.goto('/quiz');
      const lead = await page.request.post('/api/quiz-leads', {
        data: { firstName: 'Dana', email: 'dana@example.test' },
      });
      const { id }: { id: string } = await lead.json();
      await page.goto(`/quiz/questions?lead=${id}`);
      await expect(page.getByRole('group', { name: quizQuestions[0]?.question ?? '' })).toBeVisible();
    },
  },
  {
    name: 'a read deal',
    async open(page) {
      await openBoxes(page);
      await wakeDealForm(page);
      await page.getByLabel('Listing text').fill(listing);
      await page.getByRole('button', { name: 'Auto-Fill', exact: true }).click();
      await expect(page.locator('.toast')).toBeVisible();
      await expect(page.locator('.deal-sheet')).toBeVisible();
    },
  },
  {
    name: 'a deal with faults',
    async open(page) {
      await openBoxes(page);
      await wakeDealForm(page);
      await submitDealButton(page).click();
      await expect(summary(page)).toBeFocused();
    },
  },
  {
    name: 'a chosen time with faults',
    async open(page) {
      await openDay(page);
      await bookButton(page).click();
      await expect(summary(page)).toBeVisible();
    },
  },
  {
    name: 'a booked session',
    async open(page) {
      await openCalendar(page);
      await choose(page, [6, 0]);
      await fillPerson(page);
      await bookButton(page).click();
      await expect(page.getByRole('heading', { name: /booked/i })).toBeVisible();
    },
  },
  { name: 'the payment', open: (page) => goToPayment(page) },
  {
    name: 'a strategy request with faults',
    async open(page) {
      await openPage(page, '/reactivation');
      await expect(async () => {
        await press(page, 'Get My Strategy');
        await expect(summary(page)).toBeFocused({ timeout: 500 });
      }).toPass();
    },
  },
];

/** What is chosen, what is not, and the property in which they differ. */
type Marked = readonly [
  name: string,
  open: (page: Page) => Promise<void>,
  marked: string,
  other: string,
  property: string,
];

const marked: readonly Marked[] = [
  [
    'the page one is on',
    (page) => openPage(page, '/blog'),
    '.across [aria-current]',
    '.across a:not([aria-current])',
    'border-bottom-color',
  ],
  ['a region', openBoxes, '.tab[aria-selected=true]', '.tab[aria-selected=false]', 'background-color'],
  ['a chosen day', openDay, '.day-grid [aria-pressed]', '.day-grid .free:not([aria-pressed])', 'background-color'],
  ['a free day', openDay, '.day-grid .free', '.day-grid button:not(.free)', 'color'],
  ['a step of the quiz', openQuestion, '.steps .on', '.steps i:not(.on)', 'background-color'],
  [
    'a list of figures',
    (page) => openPage(page, '/admin'),
    '.lists > [aria-selected=true]',
    '.lists > [aria-selected=false]',
    'background-color',
  ],
  [
    'a span of days',
    (page) => openPage(page, '/admin'),
    '.choices > [aria-pressed=true]',
    '.choices > [aria-pressed=false]',
    'background-color',
  ],
  [
    'the ground of a drawing at night',
    (page) => openPage(page, '/dashboard'),
    '.plot-board svg',
    '.plot',
    'background-color',
  ],
];

export const states = {
  pages: pages.map((path): State => ({ name: path, open: (page) => openPage(page, path) })),
  steps,
  /** With most to go through by the keys. */
  long: steps.filter(({ name }) => /read deal|chosen time/.test(name)),
  marked,
};
