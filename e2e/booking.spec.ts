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

/** No barrier and no sideways scroll, in whatever state the page is; from its top, since a target half under the header counts as half. */
async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Goes on with the Tab key until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function pressKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function isFree(page: Page, startsAt: string): Promise<boolean> {
  const slots = await page.request.get('/api/booking/slots');
  return (await slots.text()).includes(startsAt);
}

test.describe('with a finger at 360', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a session is booked, moved and cancelled', async ({ page }) => {
    test.slow(true, 'many states are looked at');
    await openCalendar(page);
    await expectSound(page);
    await freeDay(page, 4).tap();
    await time(page, 0).tap();
    const first = await time(page, 0).inputValue();
    await expect(heading(page, 'Your details')).toBeInViewport();
    await expectSound(page);
    await fillPerson(page);
    await bookButton(page).tap();
    await expect(heading(page, 'Your session is booked')).toBeFocused();
    await expect(page.getByText('A mail to dana@example.com confirms it')).toBeVisible();
    await expectSound(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).tap();
    expect((await download).suggestedFilename()).toBe('strategy-session.ics');

    const when = (await page.locator('.booking-facts dd').first().textContent()) ?? '';
    await page.getByRole('link', { name: 'What happens next' }).tap();
    await expect(page).toHaveURL('/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are booked');
    await expect(page.getByText(`Your strategy session is booked: ${when}.`)).toBeVisible();
    await expect(page.getByText('It goes to dana@example.com.')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Move or cancel' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Strategy Session' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Move to another time' }).tap();
    await freeDay(page, 5).tap();
    await time(page, 2).tap();
    const second = await time(page, 2).inputValue();
    await expectSound(page);
    await page.getByRole('button', { name: 'Move the session' }).tap();
    await expect(heading(page, 'Your session is moved')).toBeFocused();
    await expectSound(page);
    expect([await isFree(page, first), await isFree(page, second)]).toEqual([true, false]);

    const moved = (await page.locator('.booking-facts dd').first().textContent()) ?? '';
    expect(moved).not.toBe(when);
    await page.goto('/success');
    await expect(page.getByText(`Your strategy session is booked: ${moved}.`)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Cancel the session' }).tap();
    await expect(page.getByText('Cancel this session?')).toBeFocused();
    await expectSound(page);
    await page.getByRole('button', { name: 'Keep it' }).tap();
    await expect(heading(page, 'You are booked')).toBeFocused();
    await page.getByRole('button', { name: 'Cancel the session' }).tap();
    await page.getByRole('button', { name: 'Yes, cancel it' }).tap();
    await expect(heading(page, 'Your session is cancelled')).toBeFocused();
    await expectSound(page);
    expect(await isFree(page, second)).toBe(true);
    await page.goto('/success');
    await expect(page.getByText('In this window nothing was bought or booked.')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Book another time' }).tap();
    await expect(days(page)).toBeVisible();
  });
});

test.describe('with the keyboard alone at 1280', () => {
  test.use({ viewport: desktop });

  test('a session is booked, moved and cancelled', async ({ page }) => {
    test.slow(true, 'many states are looked at');
    await openCalendar(page);
    await expectSound(page);
    await tabTo(page, days(page).getByRole('button', { pressed: true }));
    // Two weeks on there is no holiday.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const focused = days(page).locator(':focus');
    const day = (await focused.getAttribute('data-day')) ?? '';
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(time(page, 1)).toBeChecked();
    expect((await time(page, 1).inputValue()).slice(0, 10)).toBe(day);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectSound(page);
    await page.keyboard.type('Kay Board');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kay@example.com');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Your session is booked')).toBeFocused();
    await expectSound(page);

    await pressKey(page, page.getByRole('link', { name: 'Move or cancel' }));
    await pressKey(page, page.getByRole('button', { name: 'Move to another time' }));
    await expect(heading(page, 'Move to another time')).toBeFocused();
    await tabTo(page, days(page).getByRole('button', { pressed: true }));
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter', 'Tab', 'Space']) await page.keyboard.press(key);
    await expect(time(page, 0)).toBeChecked();
    await expectSound(page);
    await pressKey(page, page.getByRole('button', { name: 'Move the session' }));
    await expect(heading(page, 'Your session is moved')).toBeFocused();
    await expectSound(page);

    await pressKey(page, page.getByRole('button', { name: 'Cancel the session' }));
    await expect(page.getByText('Cancel this session?')).toBeFocused();
    await pressKey(page, page.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(heading(page, 'Your session is cancelled')).toBeFocused();
    await expectSound(page);
  });
});

test('of two who press at once, one gets the time; the other keeps what was typed and takes the nearest', async ({
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

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`on ${name}, what is wrong is named at its field and leads there`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openCalendar(page);
    await choose(page, [6, 1]);
    await page.getByLabel('Email', { exact: true }).fill('dana@');
    await page.getByLabel(/^Phone/).fill('12');
    await bookButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please look at these fields again' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expectSound(page);
    await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  });
}

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
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came.' })).toBeVisible();
  await page.unroute(isBookings);
  await page.reload();
  await bookButton(page).click();
  await expect(heading(page, 'Your session is booked')).toBeVisible();
});

test('while the server fails, the visitor can try again or reach the consultant', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(isSlots, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/book');
  await expect(page.getByRole('alert')).toContainText('The free times did not come');
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

for (const link of ['11111111-1111-4111-8111-111111111111.made-up', 'cut-off', '.\u2028\u{1f600}']) {
  test(`a link that is no booking’s own says so: ${encodeURIComponent(link)}`, async ({ page }) => {
    await page.goto(`/book?booking=${encodeURIComponent(link)}`);
    await expect(heading(page, 'There is no booking under this link')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'See free times' }).click();
    await expect(days(page)).toBeVisible();
  });
}

test('a change that the server refuses or does not answer is said, and the session stays', async ({ page }) => {
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

test('the dialog on the home page books as well', async ({ page }) => {
  const opened = page.waitForRequest((request) => request.postData()?.includes('calendar_open') === true);
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Get Free Strategy Session' }).first().click();
  expect((await opened).postDataJSON()).toMatchObject({ properties: { source: 'hero_strategy_session' } });
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
  await expectNoSidewaysScroll(page);
  await page.goto(foyer.url);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Get Free Strategy Session' }).first().click();
  await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
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
  await expectNoSidewaysScroll(page);
  await foyer.stop();
  server.closeAllConnections();
  server.close();
});
