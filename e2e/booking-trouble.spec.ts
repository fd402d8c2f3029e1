import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, phone, test } from './support/test.ts';
import {
  isSlots,
  days,
  bookButton,
  heading,
  openCalendar,
  choose,
  fillPerson,
  expectSound,
} from './support/booking-page.ts';

const isBookings = ({ pathname }: URL) => pathname === '/api/bookings';

/** A page that answers nothing, or says one thing, on a port of its own. */
async function startCalendar(answer: string | null): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    if (answer === null) return;
    response.setHeader('content-type', 'text/html');
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  return { url: `http://127.0.0.1:${address.port}/call`, server };
}

test('if two visitors press at once, one gets the time; the other keeps the typed values and takes the nearest time', async ({
  page,
  browser,
  foyer,
}) => {
  const context = await browser.newContext({ baseURL: foyer.url, viewport: phone });
  const other = await context.newPage();
  for (const [visitor, name] of [
    [page, 'Quick Quinn'],
    [other, 'Slow Sam'],
  ] as const) {
    await openCalendar(visitor);
    await choose(visitor, [8, 3]);
    await fillPerson(visitor, name);
  }
  await Promise.all([bookButton(page).click(), bookButton(other).click()]);

  const gone = (visitor: Page) => visitor.getByRole('alert').filter({ hasText: 'That time has just gone.' });
  const booked = (visitor: Page) => heading(visitor, 'Your session is booked');
  for (const visitor of [page, other]) await expect(booked(visitor).or(gone(visitor))).toBeVisible();
  const late = (await gone(page).isVisible()) ? page : other;
  await expect(booked(late === page ? other : page)).toBeVisible();
  await expect(gone(late)).toBeFocused();
  await expect(late.getByLabel('Name', { exact: true })).toHaveValue(late === page ? 'Quick Quinn' : 'Slow Sam');
  await expect(late.getByLabel('Email', { exact: true })).toHaveValue('dana@example.com');
  await expect(bookButton(late)).toBeHidden();
  await expectSound(late);
  await gone(late).getByRole('button').first().click();
  await expect(bookButton(late)).toBeFocused();
  await bookButton(late).click();
  await expect(booked(late)).toBeFocused();
  await context.close();
});

test('a booking that is sent again after a lost answer is one booking', async ({ page }) => {
  await openCalendar(page);
  await choose(page, [12, 1]);
  await fillPerson(page);
  await page.route(isBookings, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came.' })).toBeVisible();
  await page.unroute(isBookings);
  await page.reload();
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
});

test('the form for name and e-mail is loaded again where the visitor stands, and the chosen time is kept', async ({
  page,
}) => {
  const code = /\/assets\/person-form-/;
  await page.route(code, (route) => route.abort());
  await openCalendar(page);
  await choose(page, [9, 1]);
  await expect(page.getByText('The form could not be loaded')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillPerson(page);
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
});

test('while the server fails, the visitor can try again or reach the consultant', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(isSlots, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/book');
  await expect(page.getByRole('alert')).toContainText('The free times could not be loaded');
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute('href', /^tel:/);
  await expectSound(page);
  await page.unroute(isSlots);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(days(page)).toBeVisible();

  await choose(page, [5, 8]);
  await fillPerson(page);
  await page.route(isBookings, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not booked yet.' })).toBeVisible();
  await expectSound(page);
  await page.unroute(isBookings);
  await page.route(isBookings, (route) => route.abort());
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came.' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diaz');
  await page.unroute(isBookings);
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
});

test('when every time is taken the page says so and how to reach the consultant', async ({ page }) => {
  await page.route(isSlots, (route) =>
    route.fulfill({
      json: { timeZone: 'America/New_York', lengthMinutes: 30, days: [{ date: '2026-11-30', slots: [] }] },
    }),
  );
  await page.goto('/book');
  await expect(page.getByText('Every time is taken at the moment')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write/ })).toHaveAttribute('href', /^mailto:.*subject=/);
  await expectSound(page);
});

for (const link of ['11111111-1111-4111-8111-111111111111.made-up', 'cut-off', '.\u2028\u{1f600}']) {
  test(`a link without a booking says so: ${encodeURIComponent(link)}`, async ({ page }) => {
    await page.goto(`/book?booking=${encodeURIComponent(link)}`);
    await expect(heading(page, 'There is no booking under this link')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'See free times' }).click();
    await expect(days(page)).toBeVisible();
  });
}

test('a change that fails is reported, and the session stays', async ({ page }) => {
  await openCalendar(page);
  await choose(page, [15, 2]);
  await fillPerson(page);
  await bookButton(page).click();
  await page.getByRole('link', { name: 'Move or cancel' }).click();
  const isChange = ({ pathname }: URL) => /\/(move|cancel)$/.test(pathname);
  await page.route(isChange, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.unroute(isChange);

  await page.getByRole('button', { name: 'Move to another time' }).click();
  const wanted = await choose(page, [16, 1]);
  const person = { name: 'Quick Quinn', email: 'quinn@example.com', timeZone: 'America/New_York' };
  await page.request.post('/api/bookings', { data: { ...person, startsAt: wanted } });
  await page.getByRole('button', { name: 'Move the session' }).click();
  const gone = page.getByRole('alert').filter({ hasText: 'That time has just gone.' });
  await expect(gone).toBeFocused();
  await expectSound(page);
  await gone.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Move the session' }).click();
  await expect(heading(page, 'Your session is moved')).toBeFocused();
});

for (const [which, daysOff] of [
  ['ahead', 45],
  ['behind', -45],
] as const)
  test(`a visitor whose clock is weeks ${which} sees the free times, books one and can move it`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + daysOff * 86_400_000);
    await openCalendar(page);
    await choose(page, [17, 1]);
    await fillPerson(page);
    await bookButton(page).click();
    await page.getByRole('link', { name: 'Move or cancel' }).click();
    await page.getByRole('button', { name: 'Move to another time' }).click();
    await choose(page, [18, 1]);
    await page.getByRole('button', { name: 'Move the session' }).click();
    await expect(heading(page, 'Your session is moved')).toBeFocused();
  });

test('with a booking page set, the page shows it in a frame', async ({ page, openFoyer }) => {
  const { url, server } = await startCalendar('<h1>Pick a time</h1>');
  const foyer = await openFoyer({ BOOKING_URL: url });
  await page.goto(`${foyer.url}/book`);
  const frame = page.frameLocator('iframe[title="Booking calendar"]');
  await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(days(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.goto(foyer.url);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Get Free Strategy Session' }).first().click();
  await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  server.close();
});

test('a booking page that does not answer is reported, with other ways to book', async ({ page, openFoyer }) => {
  const { url, server } = await startCalendar(null);
  const foyer = await openFoyer({ BOOKING_URL: url });
  await page.clock.install();
  await page.goto(`${foyer.url}/book`, { waitUntil: 'commit' });
  await expect(page.getByText('Opening the calendar')).toBeVisible();
  await expect(page.getByTitle('Booking calendar')).toBeAttached();
  await page.clock.runFor(13_000);
  const late = page.getByRole('alert').filter({ hasText: 'The calendar is not answering.' });
  await expect(late).toBeVisible();
  await expect(late.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', url);
  await expectNoSidewaysScroll(page);
  server.closeAllConnections();
  server.close();
});
