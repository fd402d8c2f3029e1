import { desktop, expect, phone, test } from './support/test.ts';
import {
  isSlots,
  days,
  freeDay,
  time,
  bookButton,
  openCalendar,
  choose,
  fillPerson,
  expectSound,
} from './support/booking-page.ts';

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test(`on ${name}, errors are shown at their fields and linked from the summary`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openCalendar(page);
    await choose(page, [6, 1]);
    // The promise is a call.
    await expect(page.getByRole('form', { name: 'Your details' }).getByRole('textbox').first()).toHaveAccessibleName(
      /^Phone/,
    );
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

test('the chosen time and the typed values survive a reload', async ({ page }) => {
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

test.describe('in London, where the clocks change a week before New York’s', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('times are the visitor’s own, the consultant’s beside them, on both sides of the change', async ({ page }) => {
    const slots = ['2026-10-23T14:00:00.000Z', '2026-10-26T14:00:00.000Z', '2026-11-02T15:00:00.000Z'];
    const listed = slots.map((slot) => ({ date: slot.slice(0, 10), slots: [slot] }));
    const zone = { timeZone: 'America/New_York', timeZoneNames: { en: 'ET', es: 'ET' } };
    await page.route(isSlots, (route) => route.fulfill({ json: { ...zone, lengthMinutes: 30, days: listed } }));
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
