import { z } from 'zod';
import { quizQuestions } from '../content/quiz.ts';
import { test, panel, tab, totals } from './support/desk.ts';
import { seedVisits } from './support/seed.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test.describe('the owner', () => {
  test.use({ settings: { OWNER_PASSWORD: PASSWORD } });

  test('filters visits by source and device, draws one row of them and links to it', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.setViewportSize(phone);
    await page.goto('/admin?tab=filter');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const rows = (name: string) => page.getByRole('table', { name }).getByRole('row');
    await expect(rows('Visits by source')).toHaveText([
      /Source/,
      /Direct Traffic2150\.0%/,
      /search\.example11100\.0%/,
      /Together3266\.7%/,
    ]);
    await expect(page.getByText('3 visitors in the last five minutes')).toBeVisible();
    await page.getByRole('button', { name: 'Device' }).click();
    await expect(rows('Visits by device')).toHaveText([/Device/, /Computer3266\.7%/, /Together3266\.7%/]);
    await expect(page).toHaveURL(/by=device/);
    const computers = page.getByRole('button', { name: 'Computer' });
    await computers.focus();
    await page.keyboard.press('Enter');
    await expect(computers).toHaveAttribute('aria-pressed', 'true');
    const drawn = page.getByRole('region', { name: 'Only Computer' });
    await expect(drawn.getByRole('figure', { name: 'Visitors a day' })).toContainText(/so far: 3/);
    await expect(drawn.getByRole('figure', { name: 'Conversions a day' })).toContainText(/so far: 2/);
    await expectWhole(page);

    await page.reload();
    await expect(drawn.getByRole('figure', { name: 'Visitors a day' })).toBeVisible();
    await drawn.getByRole('button', { name: 'Show all' }).click();
    await expect(drawn).toHaveCount(0);
    await expect(page).not.toHaveURL(/only=/);

    // On a very busy day the list is of a moment ago, and says so.
    await page.route('**/api/owner/cuts?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), countedAt: '2026-11-20T20:31:00Z' } });
    });
    await page.getByRole('button', { name: 'Source' }).click();
    await expect(page.getByText(/counted every few minutes; below they are as of Nov 20.*, 3:31 PM\./)).toBeVisible();
  });

  test('reads where visitors leave the quiz', async ({ page, desk }) => {
    for (const [session, upTo] of [
      ['session_1_aaaaaaaaa', 2],
      ['session_2_bbbbbbbbb', 0],
    ] as const)
      for (let index = 0; index <= upTo; index += 1) {
        const properties = { questionId: quizQuestions[index]?.id, index };
        const data = { sessionId: session, name: 'quiz_question', page: '/', properties };
        expect((await page.request.post(`${desk.url}/api/analytics/event`, { data })).ok()).toBe(true);
      }
    const lead = await page.request.post(`${desk.url}/api/quiz-leads`, {
      data: { firstName: 'Ada', email: 'ada@example.com' },
    });
    const { id } = z.object({ id: z.string() }).parse(await lead.json());
    const data = { answers: Object.fromEntries(quizQuestions.map((one) => [one.id, one.options[0]?.value ?? ''])) };
    expect((await page.request.post(`${desk.url}/api/quiz-leads/${id}/answers`, { data })).ok()).toBe(true);
    await page.setViewportSize(phone);
    await page.goto('/admin?tab=quiz');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const rows = page.getByRole('table', { name: /^The quiz/ }).getByRole('row');
    await expect(page.getByText('2 began, 0 saw their result.')).toBeVisible();
    await expect(rows.nth(1)).toHaveText(/21 50%0 s$/);
    await expect(rows.nth(3)).toHaveText(/11 100%-$/);
    const became = page.getByRole('table', { name: /^What became of each answer/ });
    await expect(became.getByRole('row', { name: /0 of 1/ })).toHaveCount(quizQuestions.length);
    await expect(became.getByRole('columnheader', { name: 'Net' })).toBeVisible();
    await expectWhole(page);
    await page.goto('/admin?tab=quiz&from=2026-01-01&to=2026-01-07');
    await expect(page.getByText('No quiz in this range')).toBeVisible();
  });

  test('reads why the visits could not be loaded, and tries again', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.route('**/api/owner/cuts?*', (route) => route.abort());
    await page.goto('/admin?tab=filter');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The visits could not be loaded' });
    await expect(failure).toContainText('cannot be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('table')).toContainText('Direct Traffic');
  });
});

test('nobody else is offered a filter', async ({ page, desk }) => {
  await seedVisits(desk.url);
  await page.goto('/admin?tab=filter');
  await expect(totals(page)).toHaveCount(4);
  await expect(tab(page, 'Filter')).toHaveCount(0);
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
});
