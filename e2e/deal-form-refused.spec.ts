import type { Page, Request, Route } from '@playwright/test';
import { site } from '../content/site.ts';
import {
  dealField as field,
  fillDeal,
  submitDealButton as submitButton,
  wakeDealForm as wake,
} from './support/deals.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';
import { isDeals, summary, toast, openForm, watchDeals } from './support/deal-form.ts';

const keysOf = (requests: readonly Request[]) => requests.map((request) => request.headers()['idempotency-key']);

test.describe('a deal that its box does not take', () => {
  const overHouston = 'Sorry, the asking price of $390,000 exceeds our maximum of $375,000 for Houston in this market.';

  test('shows all reasons at once, is stored by the server, and can go to another box', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await fillDeal(page, { City: 'Oklahoma City', State: 'OK', 'Asking price': '390k', 'Year built': '1999' });
    await field(page, 'Buy box').selectOption('oklahoma-2');
    await submitButton(page).click();
    const message =
      'Sorry, the asking price of $390,000 exceeds our maximum of $275,000 for Oklahoma City in this market.';
    await expect(toast(page, "Property Doesn't Meet Requirements")).toContainText(message);
    await expect(page.getByRole('heading', { name: 'Oklahoma - Buyer 2 would not take it as it is' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
    await expectAccessible(page);
    await expect(submitButton(page)).toBeEnabled();
    expect((await sent[0]?.response())?.status()).toBe(422);

    await page.getByRole('button', { name: 'Choose Oklahoma - Buyer 1' }).click();
    await expect(field(page, 'Buy box')).toHaveValue('oklahoma-1');
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  test('is brought to the price that its box takes with one press in the verdict, which stands right under the button', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const sent = watchDeals(page);
    await openForm(page);
    await fillDeal(page, { 'Asking price': '390k' });
    await submitButton(page).click();
    const verdict = page.locator('.misfit');
    await expect(verdict.getByText('Nothing but the price is in the way:')).toBeVisible();
    const top = await verdict.getByRole('heading').evaluate((heading) => heading.getBoundingClientRect().top);
    const toastEnd = await toast(page, "Property Doesn't Meet Requirements").evaluate(
      (shown) => shown.getBoundingClientRect().height,
    );
    expect(top, 'the toast covers the verdict').toBeGreaterThan(toastEnd);
    await expectAccessible(page);
    const share = page.getByRole('button', { name: 'Copy a link to this deal' });
    expect(await verdict.evaluate((panel) => panel.previousElementSibling?.className)).toBe('chosen-box');
    expect((await share.boundingBox())?.y).toBeGreaterThan((await verdict.boundingBox())?.y ?? Infinity);

    await verdict.getByRole('button', { name: 'Lower the ask to $375,000' }).click();
    await expect(verdict).toHaveCount(0);
    await expect(field(page, 'Asking price')).toHaveValue('375,000');
    await expect(submitButton(page)).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'The asking price is $375,000 now, and Texas takes it.' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  const otherwise: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'another price is typed': (page) => field(page, 'Asking price').fill('380k'),
    'the form is cleared': async (page) => {
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await page.getByRole('button', { name: 'Yes, clear it' }).click();
      await expect(field(page, 'Asking price')).toHaveValue('');
    },
  };
  for (const [what, change] of Object.entries(otherwise))
    test(`no longer says that its box takes it once ${what}`, async ({ page }) => {
      await openForm(page);
      await fillDeal(page, { 'Asking price': '390k' });
      await submitButton(page).click();
      await page.locator('.misfit').getByRole('button', { name: 'Lower the ask to $375,000' }).click();
      const said = page.getByRole('status').filter({ hasText: 'and Texas takes it.' });
      await expect(said).toBeVisible();
      await change(page);
      await expect(said).toHaveCount(0);
    });

  test('is not offered a lower price where more than the price is in the way', async ({ page }) => {
    await openForm(page);
    await fillDeal(page, { 'Asking price': '390k', 'Square feet': '900' });
    await submitButton(page).click();
    const verdict = page.locator('.misfit');
    await expect(verdict.getByRole('listitem')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await expect(verdict.getByRole('button', { name: /^Lower the ask/ })).toHaveCount(0);
  });

  test('is judged by the page’s own rules while the server is unavailable, and can be changed', async ({ page }) => {
    await openForm(page);
    await fillDeal(page, { 'Asking price': '390k' });
    await page.route(isDeals, (route) => route.abort());
    await submitButton(page).click();
    await expect(toast(page, "Property Doesn't Meet Requirements")).toContainText(overHouston);
    await expect(page.getByRole('heading', { name: 'Texas would not take it as it is' })).toBeVisible();
    await expect(toast(page, 'Submission Failed')).toHaveCount(0);
    await field(page, 'Asking price').fill('350k');
    await expect(page.getByRole('heading', { name: 'Texas would not take it as it is' })).toHaveCount(0);
  });
});

test.describe('a deal that is typed for one place', () => {
  const question = (page: Page, state: string) => page.getByRole('group', { name: `Is the property in ${state}?` });

  test('is offered to a box elsewhere only with a question, and yes moves it there', async ({ page }) => {
    await openForm(page);
    await fillDeal(page, { 'Asking price': '390k' });
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Texas would not take it as it is' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask about Georgia' }).click();
    await expect(field(page, 'Buy box')).toHaveValue('texas');
    await expectAccessible(page);
    await question(page, 'Georgia').getByRole('button', { name: 'No', exact: true }).click();
    await expect(question(page, 'Georgia')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask about Georgia' }).click();
    await question(page, 'Georgia').getByRole('button', { name: 'Yes, it is in Georgia' }).click();
    await expect(field(page, 'State')).toHaveValue('GA');
    await expect(field(page, 'Buy box')).toHaveValue('georgia');
    // No buyer in Georgia names Houston: the city wants another look.
    await expect(field(page, 'City')).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'Look at the city again: Houston is typed.' }),
    ).toBeVisible();
  });

  test('asks under the choice too, by keyboard, and no takes the choice back', async ({ page }) => {
    await openForm(page);
    await fillDeal(page, { City: 'Decatur' });
    await expect(question(page, 'Georgia')).toHaveCount(0);
    await field(page, 'Buy box').selectOption('georgia');
    await question(page, 'Georgia').getByRole('button', { name: 'No', exact: true }).press('Enter');
    await expect(field(page, 'Buy box')).toHaveValue('');
    await expect(field(page, 'Buy box')).toBeFocused();
    await field(page, 'Buy box').selectOption('georgia');
    await question(page, 'Georgia').getByRole('button', { name: 'Yes, it is in Georgia' }).press('Enter');
    await expect(field(page, 'State')).toHaveValue('GA');
    await expect(question(page, 'Georgia')).toHaveCount(0);
    await expect(field(page, 'Buy box')).toBeFocused();
  });
});

test.describe('a server that does not take it', () => {
  const failure = `Please try again or contact us directly at ${site.email}`;
  const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
  const away = (route: Route) => route.abort();

  test('loses nothing: the same deal is stored once, a changed one is another', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await fillDeal(page);
    for (const [count, answer] of [broken, away].entries()) {
      await page.route(isDeals, answer, { times: 1 });
      await submitButton(page).click();
      await expect.poll(() => sent.length).toBe(count + 1);
      await expect(submitButton(page)).toBeEnabled();
      await expect(toast(page, 'Submission Failed')).toContainText(failure);
      await expect(field(page, 'City')).toHaveValue('Houston');
    }
    // What the network lost may be sent again by itself before the press, with the same key.
    await page.route(isDeals, broken);
    await page.reload();
    await wake(page);
    const before = sent.length;
    await submitButton(page).click();
    await expect.poll(() => sent.length).toBeGreaterThan(before);
    await expect(submitButton(page)).toBeEnabled();
    expect(new Set(keysOf(sent)).size).toBe(1);

    await field(page, 'Asking price').fill('349k');
    await page.unroute(isDeals, broken);
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  test('says when to come back', async ({ page }) => {
    await openForm(page);
    await fillDeal(page);
    const problem = { type: 'about:blank', title: 'Too many requests', status: 429 };
    await page.route(isDeals, (route) =>
      route.fulfill({ status: 429, json: { ...problem, detail: 'Please wait 20 seconds and send this again.' } }),
    );
    await submitButton(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please wait 20 seconds and send this again.' }),
    ).toBeVisible();
  });

  test('shows its errors at their fields', async ({ page }) => {
    await openForm(page);
    await fillDeal(page);
    const problem = { type: 'about:blank', title: 'Please check what you sent', status: 422, detail: 'No' };
    const errors = [
      { field: 'city', message: 'Please enter a city of this state' },
      { field: 'extras.roofAge', message: 'Please keep this short' },
    ];
    await page.route(isDeals, (route) => route.fulfill({ status: 422, json: { ...problem, errors } }));
    await submitButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(field(page, 'City')).toHaveAccessibleDescription('Please enter a city of this state');
    await expect(field(page, 'Roof Age')).toHaveAccessibleDescription('Please keep this short');
  });
});
