import type { Locator, Page } from '@playwright/test';
import { dealField, submitDealButton, wakeDealForm } from './support/deals.ts';
import { fill, openPage } from './support/leads.ts';
import { desktop, expect, phone, test, reachForPage } from './support/test.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please look at these fields again' });

/** Two frames: what the beginning of a press has changed is drawn. */
async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Presses the upper edge of a button as slowly as a hand does: whatever moves it down by a line takes it from under the pointer. */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await isDrawn(page);
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await isDrawn(page);
  await page.mouse.up();
}

/** Each form with its last field wrong and never left before, so that leaving it shows an error for the first time. */
const forms = {
  'the deal form': async (page: Page) => {
    await page.goto('/buy-box');
    await wakeDealForm(page);
    await dealField(page, 'Email').fill('dana');
    await dealField(page, 'Phone').focus();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await dealField(page, 'I agree to the Joint Venture terms').focus();
    return submitDealButton(page);
  },
  'the reactivation form': async (page: Page) => {
    await openPage(page, '/reactivation');
    // The form answers once its code is there.
    await expect(async () => {
      await page.getByLabel('First Name').focus();
      await page.getByLabel('Last Name').focus();
      await expect(page.getByText('First name is required')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByLabel('Goals').fill('Nine more');
    return page.getByRole('button', { name: 'Get My Strategy' });
  },
  'the booking form': async (page: Page) => {
    await page.goto('/book');
    const days = page.getByRole('grid', { name: 'Days' });
    await days
      .getByRole('button', { name: /free times?$/, disabled: false })
      .nth(4)
      .click();
    await page.getByRole('radio').first().check();
    await page.getByLabel('Name', { exact: true }).focus();
    await page.getByLabel('Email', { exact: true }).focus();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Phone').fill('12');
    return page.getByRole('button', { name: 'Book this time' });
  },
} as const;

for (const [name, fillIn] of Object.entries(forms)) {
  for (const [device, viewport] of [
    ['a phone', phone],
    ['a desk', desktop],
  ] as const) {
    test(`${name} on ${device} is checked by a press straight from a field with an error`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const button = await fillIn(page);
      await pressSlowly(page, button);
      await expect(summary(page)).toBeFocused();
    });
  }

  test(`${name} is checked by the Enter key and by a tap as well`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: phone, hasTouch: true });
    await context.addInitScript(reachForPage);
    const page = await context.newPage();
    const button = await fillIn(page);
    await button.tap();
    await expect(summary(page)).toBeFocused();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await context.close();
  });
}

test('a submit button that was pressed by pointer has the focus while the form is sent', async ({ page }) => {
  await openPage(page, '/freelendingsnapshot');
  await page.route('**/api/lending-leads', () => undefined);
  await fill(page, { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com' });
  await page.getByRole('button', { name: 'Get Free System' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeFocused();
});
