import { box } from './support/buy-box.ts';
import { heading as bookingHeading } from './support/booking-page.ts';
import { autoFill, cell, listing, openForm, watchDeals } from './support/deal-form.ts';
import { dealField, dealTexts } from './support/deals.ts';
import { room } from './support/desk.ts';
import { fill, openPage, watchErrors } from './support/leads.ts';
import { indexedPaths } from './support/pages.ts';
import { answer, enterName, openQuiz, tiedAnswers, heading as quizHeading } from './support/quiz-dialog.ts';
import { expectMenu } from './support/shell.ts';
import { desktop, expect, phone, test } from './support/test.ts';
import { bookSession, payOrder, sendDeal } from './support/walks.ts';

const PASSWORD = 'a long enough password for the owner';

test.use({ olderBrowser: true });

test('every page starts in the oldest browsers', async ({ page }) => {
  test.slow();
  const errors = watchErrors(page);
  const others = [
    '/checkout?service=website-build',
    '/checkout-success',
    '/success',
    '/dashboard',
    '/quiz',
    '/nowhere',
  ];
  for (const path of [...indexedPaths, ...others]) await openPage(page, path);
  expect(errors).toEqual([]);
});

test('in the oldest browsers the quiz is finished and a session booked', async ({ page }) => {
  const errors = watchErrors(page);
  await page.setViewportSize(phone);
  await openQuiz(page);
  await enterName(page);
  await answer(page, tiedAnswers);
  await expect(quizHeading(page)).toHaveText('CRM + Automation');

  await bookSession(page, [2, 1]);
  expect(errors).toEqual([]);
});

test('in the oldest browsers a pasted deal is read and sent', async ({ page }) => {
  const errors = watchErrors(page);
  const sent = watchDeals(page);
  await page.setViewportSize(phone);
  await openForm(page);
  await page.getByLabel('Listing text').fill(listing);
  await autoFill(page).click();
  await expect(cell(page, 'City')).toContainText('Houston');
  await page.getByRole('button', { name: 'Show all fields' }).click();
  await expect(dealField(page, 'Square feet')).toHaveValue('1450');
  await page.reload();
  await openForm(page);
  await sendDeal(page);
  expect(sent[0]?.postDataJSON()).toMatchObject({ name: dealTexts.Name });
  expect(errors).toEqual([]);
});

test('in the oldest browsers an order is paid', async ({ page }) => {
  const errors = watchErrors(page);
  await page.setViewportSize(phone);
  await payOrder(page);
  expect(errors).toEqual([]);
});

test('in the oldest browsers the owner signs in and opens each room of the desk', async ({ page, openFoyer }) => {
  test.slow();
  const errors = watchErrors(page);
  await page.setViewportSize(desktop);
  const foyer = await openFoyer({ OWNER_PASSWORD: PASSWORD });
  await page.goto(`${foyer.url}/admin`);
  await page.getByLabel('Owner’s password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  for (const name of [
    'Today',
    'People',
    'Set aside',
    'Calls',
    'Deals',
    'Orders',
    'Sent',
    'Figures',
    'Sign-in',
    'Privacy',
  ]) {
    await room(page, name).click();
    await expect(room(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main [aria-busy=true], main .spinner')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test.describe('without popovers', () => {
  // Its style sheets are rewritten, which its policy would refuse.
  test.use({ bypassCSP: true, viewport: phone });

  test('the menu opens and closes as ever, before the modules of the page and after', async ({ page }) => {
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text
        .replaceAll(' popover="auto"', '')
        .replaceAll(/@supports not selector\(:popover-open\)/g, '@supports (display: block)');
      expect(body.length).toBeLessThan(text.length);
      await route.fulfill({ response, body });
    });
    const modules = /\/assets\/start-/;
    await page.route(modules, () => undefined);
    for (const isReady of [false, true]) {
      if (isReady) await page.unroute(modules);
      await page.goto('/');
      if (isReady) await page.locator('html[data-ready]').waitFor();
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expectMenu(page, () => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    }
  });
});

test.describe('older than the oldest that is supported', () => {
  test.use({ olderBrowser: false, viewport: phone });

  test('pages are as without script, and their forms are sent as pages', async ({ page }) => {
    const errors = watchErrors(page);
    await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'));
    await page.goto('/book');
    await expect(page.getByText('Opening the calendar')).toBeHidden();
    await page.getByRole('link', { name: 'See the free times' }).click();
    await page.getByLabel('Day and time').selectOption({ index: 4 });
    await fill(page, { Name: 'Dana Diaz', Email: 'dana@example.com' });
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(bookingHeading(page, 'Your session is booked')).toBeVisible();

    await page.goto('/checkout?service=website-build');
    await expect(page.getByRole('button', { name: 'Ask for an invoice' })).toBeVisible();
    await expect(page.getByText('Opening the checkout')).toBeHidden();

    await page.goto('/buy-box');
    await expect(page.getByRole('heading', { name: 'Arizona', exact: true })).toBeVisible();
    await expect(page.getByText('Who takes this deal?')).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
    await box(page, 'Arizona').getByRole('link', { name: 'Submit a Deal' }).click();
    await expect(page).toHaveURL(/#submit-deal$/);

    await page.goto('/');
    await expect(page.getByText('Text me like a seller would.')).toBeHidden();
    await page.getByRole('button', { name: '2 min' }).click();
    await expect(page).toHaveURL(/\/quiz/);

    await page.goto('/business-buyer-course');
    await fill(page, { 'Full Name': 'Dana Diaz', 'Email Address': 'dana@example.com', 'Phone Number': '555-0142' });
    await page.getByRole('button', { name: 'Join the Waitlist' }).click();
    await expect(page.getByRole('heading', { name: "You're on the waitlist!" })).toBeVisible();
    await expect(page).toHaveURL(/\/business-buyer-course\/joined/);
    expect(errors).toEqual([]);
  });
});
