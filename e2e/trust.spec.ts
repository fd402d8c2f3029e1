import { z } from 'zod';
import { quizQuestions } from '../content/quiz.ts';
import { test, tab, totals } from './support/desk.ts';
import { seedVisits } from './support/seed.ts';
import { expect, expectWhole, phone } from './support/test.ts';

const PASSWORD = 'a long enough password for the owner';

test.describe('the owner', () => {
  test.use({ settings: { OWNER_PASSWORD: PASSWORD } });

  test('reads what was stored beside what browsers told, and how sure the rate is', async ({ page, desk }) => {
    await seedVisits(desk.url);
    const lead = await page.request.post(`${desk.url}/api/quiz-leads`, {
      data: { firstName: 'Ada', email: 'ada@example.com' },
    });
    const { id } = z.object({ id: z.string() }).parse(await lead.json());
    const data = { answers: Object.fromEntries(quizQuestions.map((one) => [one.id, one.options[0]?.value ?? ''])) };
    expect((await page.request.post(`${desk.url}/api/quiz-leads/${id}/answers`, { data })).ok()).toBe(true);
    const bot = await page.request.post(`${desk.url}/api/analytics/visitor`, {
      data: { sessionId: 'session_9_bot', userAgent: 'Googlebot/2.1', referrer: null, landingPage: '/' },
    });
    expect(bot.ok()).toBe(true);
    await page.setViewportSize(phone);
    await page.goto('/admin?tab=trust');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const stored = page.getByRole('table', { name: /^Stored, and told by browsers/ });
    await expect(stored.getByRole('row', { name: /^Leads/ })).toContainText('1 (100.0%)');
    await expect(stored.getByRole('row', { name: /^Finished quizzes/ })).toContainText('1–1 (100.0%)');
    const left = page.getByRole('table', { name: /^Visits in no figure/ });
    await expect(left.getByRole('row', { name: /^Search engines/ })).toContainText('1');
    const rate = page.getByRole('region', { name: 'Conversion rate' });
    await expect(rate).toContainText(/100\.0% likely \d+\.\d% to 100\.0%/);
    await page.getByText('By day', { exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Visits in no figure' })).toBeVisible();
    await expectWhole(page);
    await page.goto('/admin?tab=trust&from=2026-01-01&to=2026-01-07');
    await expect(page.getByText('Nothing to compare in this range')).toBeVisible();
  });

  test('reads why it could not be loaded, and tries again', async ({ page, desk }) => {
    await seedVisits(desk.url);
    await page.route('**/api/owner/trust?*', (route) => route.abort());
    await page.goto('/admin?tab=trust');
    await page.getByLabel('Owner’s password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    await expect(failure).toContainText('cannot be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: /^Stored, and told/ })).toBeVisible();
  });
});

test('nobody else sees how far the figures hold', async ({ page, desk }) => {
  await seedVisits(desk.url);
  await page.goto('/admin?tab=trust');
  await expect(totals(page)).toHaveCount(4);
  await expect(tab(page, 'Trust')).toHaveCount(0);
});
