import { openPage, watchCalls } from './support/leads.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

for (const [name, size] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`without anything to confirm the page says what happens next and leads on, on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const views = watchCalls(page, '/api/analytics/pageview');
    await openPage(page, '/success');
    await expect.poll(() => views.map((view) => view.postDataJSON().path)).toEqual(['/success']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That is done. Thank you.');
    await expect(page.getByRole('heading', { name: 'Work begins within 24 hours' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('what the session knows of a purchase or a booking is confirmed', async ({ page }) => {
  await openPage(page, '/success');
  const arriveWith = async (outcome: object) => {
    await page.evaluate((note) => sessionStorage.setItem('success-outcome', note), JSON.stringify(outcome));
    await page.reload();
  };
  await arriveWith({ kind: 'purchase', title: 'Website Build', email: 'dana@example.com' });
  await expect(page.getByText('Website Build is bought')).toBeVisible();
  await expect(page.getByText('It goes to dana@example.com.')).toBeVisible();
  await arriveWith({ kind: 'booking', title: 'Your strategy session' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are booked');
  await expect(page.getByText('Your strategy session is booked')).toBeVisible();
});
