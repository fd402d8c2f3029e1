import type { Locator, Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from './support/test.ts';
import {
  days,
  freeDay,
  time,
  bookButton,
  heading,
  openCalendar,
  choose,
  fillPerson,
  expectSound,
} from './support/booking-page.ts';

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

const otherCalendars = [
  ['Google Calendar', 'https://calendar.google.com'],
  ['Outlook.com', 'https://outlook.live.com'],
  ['Microsoft 365', 'https://outlook.office.com'],
] as const;

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
    for (const [name, host] of otherCalendars) {
      const link = page.getByRole('link', { name, exact: true });
      const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin).toBe(host);
      expect((searchParams.get('text') ?? searchParams.get('subject'))?.startsWith('Strategy session with')).toBe(true);
    }

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
    // The question stands alone.
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveCount(0);
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
    await expect(page.getByLabel(/^Phone/)).toBeFocused();
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

test('while the free times are looked for, the outline of the days stands where they will', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/booking/slots*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize(desktop);
  await page.goto('/book');
  const place = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { left, top, width };
    });
  await expect(page.getByText('Looking for free times')).toBeVisible();
  const outline = await place('.days-to-come');
  await expectAccessible(page);
  held.resolve();
  await page.locator('.day-grid').waitFor();
  expect(await place('.day-grid')).toEqual(outline);
});
