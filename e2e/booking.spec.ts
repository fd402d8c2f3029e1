import { createServer, type Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';
import { startFoyer } from './support/foyer.ts';

const isSlots = ({ pathname }: URL) => pathname === '/api/booking/slots';
const isBookings = ({ pathname }: URL) => pathname === '/api/bookings';
const days = (within: Page | Locator) => within.getByRole('grid', { name: 'Days' });
const freeDay = (within: Page | Locator, at: number) =>
  days(within)
    .getByRole('button', { name: /free times?$/, disabled: false })
    .nth(at);
const time = (within: Page | Locator, at: number) => within.getByRole('radio').nth(at);
const bookButton = (within: Page | Locator) => within.getByRole('button', { name: 'Book this time' });
const heading = (within: Page | Locator, name: string) => within.getByRole('heading', { name });

/** The calendar with its free times. */
async function openCalendar(page: Page): Promise<void> {
  await page.goto('/book');
  await expect(days(page)).toBeVisible();
}

/** A day by its place among those that can be chosen, and a time by its place in that day; its value. */
async function choose(within: Page | Locator, [day, at]: readonly [day: number, at: number]): Promise<string> {
  await freeDay(within, day).click();
  await time(within, at).check();
  return time(within, at).inputValue();
}

async function fillPerson(within: Page | Locator, name = 'Dana Diaz'): Promise<void> {
  await within.getByLabel('Name', { exact: true }).fill(name);
  await within.getByLabel('Email', { exact: true }).fill('dana@example.com');
}

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

for (const [name, viewport, at] of [
  ['a phone', phone, 4],
  ['a desk', desktop, 6],
] as const) {
  test(`a session is booked, moved and cancelled from ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openCalendar(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const first = await choose(page, [at, 0]);
    await bookButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please look at these fields again' })).toBeFocused();
    await expectAccessible(page);
    await fillPerson(page);
    await bookButton(page).click();
    await expect(heading(page, 'Your session is booked')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    expect((await download).suggestedFilename()).toBe('strategy-session.ics');

    await page.getByRole('link', { name: 'Move or cancel' }).click();
    await expect(heading(page, 'Your session')).toBeVisible();
    await page.getByRole('button', { name: 'Move to another time' }).click();
    const second = await choose(page, [at + 1, 2]);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Move to .*, / }).click();
    await expect(heading(page, 'Your session is moved')).toBeFocused();
    const left = await (await page.request.get('/api/booking/slots')).text();
    expect([left.includes(first), left.includes(second)]).toEqual([true, false]);

    await page.reload();
    await page.getByRole('button', { name: 'Cancel the session' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(heading(page, 'Your session is cancelled')).toBeFocused();
    await expectAccessible(page);
    expect(await (await page.request.get('/api/booking/slots')).text()).toContain(second);
    await page.getByRole('link', { name: 'Book another time' }).click();
    await expect(days(page)).toBeVisible();
  });
}

test('days and times are reached with the keyboard alone', async ({ page }) => {
  await openCalendar(page);
  await days(page).getByRole('button', { pressed: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const focused = days(page).locator(':focus');
  const day = await focused.getAttribute('data-day');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(time(page, 1)).toBeChecked();
  expect((await time(page, 1).inputValue()).slice(0, 10)).toBe(day);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('of two who want one time, one gets it; the other keeps what was typed and takes the nearest', async ({
  page,
  browser,
  foyer,
}) => {
  await openCalendar(page);
  const wanted = await choose(page, [8, 3]);
  await fillPerson(page, 'Slow Sam');
  const other = await browser.newPage({ baseURL: foyer.url });
  await openCalendar(other);
  expect(await choose(other, [8, 3])).toBe(wanted);
  await fillPerson(other, 'Quick Quinn');
  await bookButton(other).click();
  await expect(heading(other, 'Your session is booked')).toBeVisible();
  await other.close();

  await bookButton(page).click();
  const gone = page.getByRole('alert').filter({ hasText: 'That time has just gone.' });
  await expect(gone).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Slow Sam');
  await expect(bookButton(page)).toBeDisabled();
  await expectAccessible(page);
  await gone.getByRole('button').first().click();
  await expect(gone).toBeHidden();
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
});

test('what was chosen and typed outlives a reload', async ({ page }) => {
  await openCalendar(page);
  const chosen = await choose(page, [10, 1]);
  await fillPerson(page);
  await expect(page.getByText('What you type is kept on this device until you send it.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diaz');
  await expect(page.locator(`input[value="${chosen}"]`)).toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
});

test('a booking whose answer was lost is one booking when it is sent again', async ({ page }) => {
  await openCalendar(page);
  await choose(page, [12, 1]);
  await fillPerson(page);
  await page.route(isBookings, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not booked yet.' })).toBeVisible();
  await page.unroute(isBookings);
  await page.reload();
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
});

test('while the server fails, the visitor can try again or reach the consultant', async ({ page }) => {
  await page.route(isSlots, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/book');
  await expect(page.getByRole('alert')).toContainText('The free times did not come');
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await page.unroute(isSlots);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(days(page)).toBeVisible();

  await choose(page, [5, 8]);
  await fillPerson(page);
  await page.route(isBookings, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not booked yet.' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diaz');
  await page.unroute(isBookings);
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
});

test.describe('in London, where the clocks change a week before New York’s', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('times are the visitor’s own, the consultant’s beside them, on both sides of the change', async ({ page }) => {
    const slots = ['2026-10-23T14:00:00.000Z', '2026-10-26T14:00:00.000Z', '2026-11-02T15:00:00.000Z'];
    const listed = slots.map((slot) => ({ date: slot.slice(0, 10), slots: [slot] }));
    await page.route(isSlots, (route) =>
      route.fulfill({ json: { timeZone: 'America/New_York', lengthMinutes: 30, days: listed } }),
    );
    await page.goto('/book');
    await expect(days(page)).toBeVisible();
    const shown = ['3:00 PM, 10:00 AM ET', '2:00 PM, 10:00 AM ET', '3:00 PM, 10:00 AM ET'];
    for (const [at, name] of shown.entries()) {
      await freeDay(page, at).click();
      await expect(page.getByRole('radio')).toHaveAccessibleName(name);
    }
    await page.getByLabel('Times are shown for').selectOption('America/New_York');
    await expect(page.getByRole('radio')).toHaveAccessibleName('10:00 AM');
    await time(page, 0).check();
    await expect(page.getByText('Monday, November 2, 10:00 AM EST')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Times are shown for')).toHaveValue('America/New_York');
  });
});

test('a link that is not a booking’s own shows none', async ({ page }) => {
  await page.goto('/book?booking=11111111-1111-4111-8111-111111111111.made-up');
  await expect(heading(page, 'There is no booking under this link')).toBeVisible();
  await page.getByRole('link', { name: 'See free times' }).click();
  await expect(days(page)).toBeVisible();
});

test('the dialog on the home page books as well', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Get Free Strategy Session' }).first().click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, [14, 0]);
  await fillPerson(dialog);
  await expectAccessible(page);
  await bookButton(dialog).click();
  await expect(heading(dialog, 'Your session is booked')).toBeFocused();
});

test('with a booking page set, the page shows it in a frame', async ({ page }) => {
  const { url, server } = await startCalendar('<h1>Pick a time</h1>');
  const foyer = await startFoyer({ BOOKING_URL: url });
  await page.goto(`${foyer.url}/book`);
  const frame = page.frameLocator('iframe[title="Booking calendar"]');
  await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(days(page)).toHaveCount(0);
  await foyer.stop();
  server.close();
});

test('a booking page that does not answer is said to, with other ways', async ({ page }) => {
  const { url, server } = await startCalendar(null);
  const foyer = await startFoyer({ BOOKING_URL: url });
  await page.clock.install();
  await page.goto(`${foyer.url}/book`, { waitUntil: 'commit' });
  await expect(page.getByText('Opening the calendar')).toBeVisible();
  await expect(page.getByTitle('Booking calendar')).toBeAttached();
  await page.clock.runFor(13_000);
  const late = page.getByRole('alert').filter({ hasText: 'The calendar is not answering.' });
  await expect(late).toBeVisible();
  await expect(late.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', url);
  await foyer.stop();
  server.closeAllConnections();
  server.close();
});
