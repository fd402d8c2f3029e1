import type { Page } from '@playwright/test';
import { fillDeal, submitDeal, wakeDealForm } from './support/deals.ts';
import { fill, openPage, watchCalls } from './support/leads.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** What the server says of a form stands where the person looks, and no toast hides it. */
interface Sent {
  readonly path: string;
  /** Fills the form in and presses its button. */
  readonly send: (page: Page) => Promise<void>;
}

const person = { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com' };

const forms: Readonly<Record<string, Sent>> = {
  lending: {
    path: '/api/lending-leads',
    async send(page) {
      await openPage(page, '/freelendingsnapshot');
      await fill(page, person);
      await page.getByRole('button', { name: 'Get Free System' }).click();
    },
  },
  waitlist: {
    path: '/api/business-buyer-waitlist',
    async send(page) {
      await openPage(page, '/business-buyer-course');
      await fill(page, { ...person, 'Phone Number': '7135240142' });
      await page.getByRole('button', { name: 'Join the Waitlist' }).click();
    },
  },
  deal: {
    path: '/api/deals',
    async send(page) {
      await openPage(page, '/buy-box');
      await wakeDealForm(page);
      await fillDeal(page);
      await submitDeal(page);
    },
  },
  quiz: {
    path: '/api/quiz-leads',
    async send(page) {
      await openPage(page, '/');
      await page.getByRole('button', { name: /Which system fits you/ }).click();
      await page.getByPlaceholder('Enter your first name').fill('Dana');
      await page.getByPlaceholder('Enter your email address').fill('dana@example.com');
      await page.getByRole('button', { name: 'Start the quiz' }).click();
    },
  },
  booking: {
    path: '/api/bookings',
    async send(page) {
      await page.goto('/book');
      await page
        .getByRole('button', { name: /free times?$/, disabled: false })
        .nth(2)
        .click();
      await page.getByRole('radio').first().check();
      await fill(page, { Name: 'Dana Diaz', Email: 'dana@example.com' });
      await page.getByRole('button', { name: 'Book this time' }).click();
    },
  },
};

for (const [name, { path, send }] of Object.entries(forms)) {
  test(`too many tries: the form says how long to wait, and then that it can be sent: ${name}`, async ({ page }) => {
    const sent = watchCalls(page, path);
    const detail = 'Please wait 4 seconds and send this again.';
    await page.route(`**${path}`, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '4' },
        json: { type: 'about:blank', title: 'Too many requests', status: 429, detail },
      }),
    );
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: detail })).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByText('You can send it now.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test(`a field that the server refuses shows its error there and in the summary: ${name}`, async ({ page }) => {
    const errors = [{ field: 'email', message: 'Please enter another address' }];
    await page.route(`**${path}`, (route) =>
      route.fulfill({
        status: 422,
        json: { type: 'about:blank', title: 'Please check what you sent', status: 422, detail: 'x', errors },
      }),
    );
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Please look at these fields again' })).toBeFocused();
    const email = page.locator('input[type=email]');
    await expect(email).toHaveAccessibleDescription('Please enter another address');
    await expect(page.locator('.toast')).toHaveCount(0);
    // From its top: a target half under the header counts as half.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Please enter another address' }).click();
    await expect(email).toBeFocused();
    await page.keyboard.type('x');
    await expect(page.getByRole('link', { name: 'Please enter another address' })).toHaveCount(0);
  });
}
