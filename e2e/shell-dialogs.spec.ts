import { createServer } from 'node:http';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';
import { open } from './support/shell.ts';

test('after a link the new page has the focus and its title is read out; an anchor has the focus where it leads', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/nowhere');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());

  await page.goto('/nowhere');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  const portfolio = page.locator('#portfolio');
  await expect(portfolio).toBeFocused();
  const top = () => portfolio.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(0);
});

test('a tap before hydration is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Get Free Strategy Session' }).first();
  await button.click();
  await expect(button).toHaveAttribute('data-waiting');
  await expect(page.getByRole('dialog')).toBeHidden();
  held.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('data-waiting');
});

test('if the calendar fails, the booking dialog says how to reach the consultant, keeps the focus inside, and returns it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route('**/api/booking/slots*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Get Free Strategy Session' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /strategy session/i });
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('link', { name: /^Write/ })).toHaveAttribute('href', /^mailto:.*subject=/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a toast is announced over an open dialog, waits while it is read, and goes after 5 s', async ({ page }) => {
  await page.route('**/api/quiz-leads', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await open(page, '/');
  await page.getByRole('button', { name: '2 min' }).click();
  await page.getByPlaceholder('Enter your first name').fill('Dana');
  await page.getByPlaceholder('Enter your email address').fill('dana@example.test');
  await page.clock.install();
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(1);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.clock.runFor(1500);
  await expect(toast).toBeVisible();
  await toast.getByText('Error').hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(5000);
  await expect(toast).toBeHidden();
});

test('with a booking page set, the dialog shows it in a frame and offers it in a tab', async ({ page, openFoyer }) => {
  const calendar = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<h1>Pick a time</h1>');
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  const address = calendar.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  const bookingUrl = `http://127.0.0.1:${address.port}/call`;
  const foyer = await openFoyer({ BOOKING_URL: bookingUrl });

  await open(page, `${foyer.url}/`);
  await page.getByRole('button', { name: 'Get Free Strategy Session' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', bookingUrl);
  const frame = dialog.frameLocator('iframe[title="Booking calendar"]');
  await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(dialog.getByText('Opening the calendar')).toBeHidden();

  await new Promise((resolve) => calendar.close(resolve));
});
