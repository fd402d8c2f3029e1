import type { Page } from '@playwright/test';
import type { Trend } from '../src/contract/trend.ts';
import { panel, test, totals } from './support/desk.ts';
import { seedVisits } from './support/seed.ts';
import { atBothWidths, expect, expectAccessible, expectNoSidewaysScroll, expectWhole, phone } from './support/test.ts';

const DAY_MS = 86_400_000;
const today = Date.parse('2026-11-21T00:00:00Z');
const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);

function period(endsAgo: number, visitors: readonly number[], conversions: number): Trend['now'] {
  const days = visitors.map((count, index) => ({
    date: dayBefore(endsAgo + visitors.length - 1 - index),
    visitors: count,
    conversions: index === 0 ? conversions : 0,
    sales: index === 2 ? 1 : 0,
    revenueCents: index === 2 ? 130_000 : 0,
  }));
  const sum = visitors.reduce((all, count) => all + count, 0);
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    days,
    totals: { visitors: sum, pageViews: sum * 2, conversions, sales: 1, revenueCents: 130_000 },
  };
}

/** A week of 50 visitors after one of 40, at ten past eight on a Saturday morning in New York. */
const trend: Trend = {
  now: period(0, [5, 6, 7, 12, 9, 8, 3], 4),
  before: period(7, [4, 5, 6, 7, 8, 8, 2], 3),
  countedUntil: '2026-11-21T13:10:00.000Z',
  behindSeconds: 12,
  test: false,
};

/** As the site answers it on that morning; a day of another year would be named with its year. */
async function answerTrend(page: Page): Promise<void> {
  await page.clock.setFixedTime(trend.countedUntil ?? 0);
  await page.route('**/api/analytics/trend?*', (route) => route.fulfill({ json: trend }));
}
const plot = (page: Page, name: string) => page.getByRole('figure', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test('/admin draws the days beside those before, read out and behind it in a table', async ({ page, desk }) => {
  await seedVisits(desk.url);
  await answerTrend(page);
  await page.setViewportSize(phone);
  await page.goto('/admin?tab=pages');
  for (const name of ['Visitors a day', 'Conversions a day', 'Revenue a day'])
    await expect(plot(page, name).getByRole('img')).toBeVisible();
  await expect(totals(page).first()).toContainText('+25.0% on the week before');
  await expect(totals(page).last()).toContainText('+0.5 points on the week before');
  await expect(page.getByRole('list', { name: 'Sales and revenue' })).toContainText('as before');
  await expect(page.getByText('Today is counted until 8:10 AM')).toContainText('the last 12 seconds may be missing');

  const visitors = plot(page, 'Visitors a day');
  await expect(visitors).toContainText('Nov 21 so far: 3');
  await expect(visitors).toContainText('Nov 14 by then: 2');
  await slider(page, 'Visitors a day').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(visitors).toContainText('Nov 20: 8');
  await expect(slider(page, 'Visitors a day')).toHaveAttribute('aria-valuetext', 'Nov 20: 8, Nov 13: 8');
  await page.keyboard.press('Home');
  await expect(visitors).toContainText('Nov 15: 5');

  const board = slider(page, 'Revenue a day');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (box === null) throw new Error('The plot has no place');
  const third = { x: box.width * (2.5 / 7), y: box.height / 2 };
  await board.hover({ position: third });
  await expect(plot(page, 'Revenue a day')).toContainText('Nov 17: $1,300.00');
  await page.mouse.move(0, 0);
  await expect(plot(page, 'Revenue a day')).toContainText('Nov 21 so far: $0.00');
  await board.click({ position: third });
  await expect(plot(page, 'Revenue a day')).toContainText('Nov 17: $1,300.00');

  await visitors.getByText('As a table').press('Enter');
  const rows = visitors.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(1)).toHaveText(/Nov 21 so far3Nov 14 by then2/);
  await expect(panel(page).getByRole('listitem').first()).toHaveCSS('background-size', '100% 100%');
  await expectWhole(page);

  await page.emulateMedia({ media: 'print' });
  await expect(visitors.getByRole('img')).toBeVisible();
  await expect(plot(page, 'Revenue a day').getByText('As a table')).toBeHidden();
});

test('/dashboard draws the same at night', async ({ page, desk }) => {
  await seedVisits(desk.url);
  await answerTrend(page);
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await expect(plot(page, 'Visitors a day').getByRole('img')).toBeVisible();
  await expect(plot(page, 'Conversions a day').getByRole('img')).toBeVisible();
  await expect(plot(page, 'Revenue a day')).toHaveCount(0);
  await expect(totals(page).nth(1)).toContainText('+25.0% on the week before');
  await expectWhole(page);
});

test('a finger that moves along a plot reads out its days', async ({ browser, desk }) => {
  await seedVisits(desk.url);
  const context = await browser.newContext({ baseURL: desk.url, viewport: phone, hasTouch: true });
  const page = await context.newPage();
  await answerTrend(page);
  await page.goto('/dashboard');
  const board = slider(page, 'Visitors a day');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (box === null) throw new Error('The plot has no place');
  await page.touchscreen.tap(box.x + box.width * (3.5 / 7), box.y + box.height / 2);
  await expect(plot(page, 'Visitors a day')).toContainText('Nov 18: 12');
  await context.close();
});

test('what was counted is drawn as it came, without any days before', async ({ page, desk }) => {
  await seedVisits(desk.url);
  await page.goto('/admin');
  await expect(plot(page, 'Visitors a day')).toContainText(/so far: 3/);
  await expect(plot(page, 'Conversions a day')).toContainText(/so far: 2/);
  await expect(totals(page).first()).not.toContainText('before');
});

test('if the drawings cannot be loaded, the figures stay and the drawings can be retried', async ({ page, desk }) => {
  await seedVisits(desk.url);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/analytics/trend?*', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/admin');
  await expect(page.getByText('Drawing...')).toBeVisible();
  await expect(totals(page)).toHaveCount(4);
  held.resolve();
  const failure = page.getByRole('alert').filter({ hasText: 'The drawings could not be loaded' });
  await expect(failure).toContainText('cannot be reached');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(plot(page, 'Visitors a day').getByRole('img')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('any days can be shown and compared, and linked to', async ({ page, desk }) => {
  await seedVisits(desk.url);
  await page.setViewportSize(phone);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/trend?') && asked.push(new URL(request.url()).search));
  await page.goto('/admin?tab=daily');
  await page.getByText('Other days').press('Enter');
  await page.getByLabel('From', { exact: true }).fill('2026-03-14');
  await page.getByLabel('To', { exact: true }).fill('2026-03-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('swap them');
  await expectWhole(page);
  await page.getByLabel('From', { exact: true }).fill('2026-03-01');
  await page.getByLabel('To', { exact: true }).fill('2026-03-14');
  await page.getByLabel('Compare with').selectOption('A year earlier, same weekdays');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/tab=daily.*from=2026-03-01&to=2026-03-14&against=year/);
  await expect(page.getByText('14 days to Mar 14')).toBeVisible();
  await expect(panel(page).getByRole('row')).toHaveCount(15);
  await expect(page.getByText('No visits in this range')).toBeVisible();
  await expect(page.getByRole('button', { name: '7 Days' })).toHaveAttribute('aria-pressed', 'false');
  await atBothWidths(page, () => expectNoSidewaysScroll(page));
  expect(asked.at(-1)).toBe('?from=2026-03-01&to=2026-03-14&against=year');

  await page.reload();
  await expect(page.getByText('14 days to Mar 14')).toBeVisible();
  await page.getByRole('button', { name: '30 Days' }).click();
  await expect(page).toHaveURL(/range=30d/);
  await expect(page).not.toHaveURL(/from=/);
  await expect(page.getByText('Dashed: ')).toBeVisible();
  expect(asked.at(-1)).toBe('?range=30d&against=year');
});
