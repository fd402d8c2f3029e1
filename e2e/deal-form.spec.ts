import type { Page, Request, Route } from '@playwright/test';
import { site } from '../content/site.ts';
import {
  dealField as field,
  dealChoices,
  dealTexts,
  fillDeal,
  submitDealButton as submitButton,
  wakeDealForm as wake,
} from './support/deals.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';

const listing = `4418 N Larkspur Ln #12, Houston, TX 77021
3/2, 1,450 sf, built 1985
Asking $350k
Vacant, lockbox
Photos: https://photos.example/larkspur`;

const isDeals = ({ pathname }: URL) => pathname === '/api/deals';
const autoFill = (page: Page) => page.getByRole('button', { name: 'Auto-Fill', exact: true });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please look at these fields again' });
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

/** The page with its form awake. */
async function openForm(page: Page) {
  await page.goto('/buy-box');
  await page.locator('html[data-ready]').waitFor();
  await wake(page);
}

/** The deals that the page sends, from now on. */
function watchDeals(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => isDeals(new URL(request.url())) && sent.push(request));
  return sent;
}

const keysOf = (requests: readonly Request[]) => requests.map((request) => request.headers()['idempotency-key']);

test.describe('a deal that its box takes', () => {
  for (const [name, viewport] of [
    ['a phone', phone],
    ['a desk', desktop],
  ] as const) {
    test(`is sent from ${name}, confirmed, and the form is empty again`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const sent = watchDeals(page);
      await openForm(page);
      await expectNoSidewaysScroll(page);
      await fillDeal(page);
      await expectAccessible(page);
      await submitButton(page).click();
      await expect(toast(page, 'Deal Submitted Successfully!')).toContainText(
        "We'll review your property and get back to you within 24-48 hours.",
      );
      const heading = page.getByRole('heading', { name: 'Your deal is with us' });
      await expect(heading).toBeFocused();
      await expect(page.getByText('4418 N Larkspur Ln #12, Houston')).toBeVisible();
      await expectAccessible(page);
      for (const label of Object.keys(dealTexts)) await expect(field(page, label)).toHaveValue('');
      for (const label of Object.keys(dealChoices)) await expect(field(page, label)).toHaveValue('');
      await expect(field(page, 'Sewer')).toHaveValue('city-sewer');
      await expect(field(page, 'I agree to the Joint Venture terms')).not.toBeChecked();
      expect(sent).toHaveLength(1);
      expect(sent[0]?.postDataJSON()).toMatchObject({
        name: 'Dana Diaz',
        squareFeet: '1,450',
        septicSystem: 'city-sewer',
        jvAgreement: true,
        jvTermsVersion: expect.any(String),
        extras: { roofAge: '5 years' },
      });
      expect(sent[0]?.postDataJSON()).not.toHaveProperty('smsConsent');

      await page.reload();
      await expect(field(page, 'City')).toHaveValue('');
    });
  }

  test('is sent once however often the button is pressed', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await fillDeal(page);
    await page.route(isDeals, async (route) => {
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      await route.continue();
    });
    await submitButton(page).dblclick();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('takes any word about photos', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await fillDeal(page);
    await field(page, 'Photo links').fill('I will text them to you');
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({ photoLinks: 'I will text them to you' });
  });

  test('carries the consent to text messages where it was given', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await expect(page.getByLabel('Text me about this')).not.toBeChecked();
    await fillDeal(page);
    await page.getByLabel('Text me about this').check();
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(sent[0]?.postDataJSON().smsConsent).toEqual({ version: expect.any(String), page: '/buy-box' });
  });

  test('is followed by another one of the same person, who is not scolded while typing it', async ({ page }) => {
    await openForm(page);
    await fillDeal(page);
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Submit another deal' }).click();
    await expect(field(page, 'Property address')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Dana Diaz');
    await page.keyboard.type('9 E');
    await expect(page.getByText('Please enter the property address')).toHaveCount(0);
  });
});

test('the whole form is walked and sent by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openForm(page);
  await field(page, 'Name').focus();
  const keys: readonly [label: string, keys: string][] = [
    ['Name', 'Dana Diaz'],
    ['Email', 'dana@example.com'],
    ['Phone', '7135240142'],
    ['', ''],
    ['Property address', '4418 N Larkspur Ln'],
    ['City', 'Houston'],
    ['State', 'TX'],
    ['Zip code', '77021'],
    ['Property type', 'Sin'],
    ['Bedrooms', '3'],
    ['Bathrooms', '2'],
    ['Square feet', '1450'],
    ['Year built', '1985'],
    ['Lot size', ''],
    ['Garage', '2'],
    ['Pool', ''],
    ['Sewer', ''],
    ['Asking price', '350k'],
    ['Proposed Assignment Fee', ''],
    ['Current condition', 'Basic'],
    ['Estimated repair cost', ''],
    ['Roof Age', ''],
    ['HVAC Age', ''],
    ['Foundation Condition', ''],
    ['Closing timeframe', 'Flex'],
    ['Occupancy', ''],
    ['Property Access', ''],
    ['Photo links', ''],
    ['Additional details', ''],
    ['Buy box', 'Texas'],
    ['I agree to the Joint Venture terms', ' '],
  ];
  for (const [label, typed] of keys) {
    if (label !== '') await expect(page.getByLabel(label).and(page.locator(':focus'))).toBeVisible();
    if (typed !== '') await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your deal is with us' })).toBeFocused();
});

test('an empty form is answered by a summary that leads to its fields, and sends nothing', async ({ page }) => {
  const sent = watchDeals(page);
  await openForm(page);
  await submitButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please enter the property address',
    'Please enter the city',
    'Please enter the state',
    'Please enter a valid zip code',
    'Please select property type',
    'Please select number of bedrooms',
    'Please select number of bathrooms',
    'Please enter square footage',
    'Please enter year built',
    'Please select garage information',
    'Please enter asking price',
    'Please select property condition',
    'Please select closing timeframe',
    'Please select which buy box this property matches',
    'You must agree to the Joint Venture terms to submit a deal',
  ]);
  await expectAccessible(page);
  await summary(page).getByRole('link', { name: 'Please enter the city' }).click();
  await expect(field(page, 'City')).toBeFocused();
  await expect(field(page, 'City')).toHaveAccessibleDescription('Please enter the city');
  await page.keyboard.type('Houston');
  await expect(summary(page).getByRole('link', { name: 'Please enter the city' })).toHaveCount(0);
  expect(sent).toHaveLength(0);
});

test('a field is checked when it is left, a choice when it is made, and both say when they are right again', async ({
  page,
}) => {
  await openForm(page);
  const wrong: readonly [label: string, text: string, message: string, right: string][] = [
    ['Email', 'dana@', 'Please enter a valid email address', 'dana@example.com'],
    ['Phone', '12345', 'Please enter a valid phone number', '(713) 524-0142'],
    ['State', 'Texas', 'Please enter the state as two letters, for example TX', 'TX'],
    ['Zip code', '770', 'Please enter a valid zip code', '77021'],
    ['Asking price', '350-375k', 'Please enter asking price as one figure, for example 365,000.', '$350,000.00'],
    ['Square feet', 'large', 'Please enter square footage as one figure, for example 1,450.', '1,450 sq ft'],
    ['Year built', '1785', 'Please enter year built as four digits, from 1800 to', '1985'],
  ];
  for (const [label, text, message, right] of wrong) {
    await field(page, label).fill(text);
    await field(page, label).blur();
    await expect(page.getByText(message)).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await field(page, label).fill(right);
    await expect(page.getByText(message)).toHaveCount(0);
  }
  await field(page, 'Sewer').selectOption('septic');
  await expect(
    page.getByText('Sorry, our hedge fund buyers only accept properties with city sewer connections.'),
  ).toBeVisible();
});

test('the property’s address is not filled from the person’s address book', async ({ page }) => {
  await page.goto('/buy-box');
  for (const label of ['Property address', 'City', 'State', 'Zip code']) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'off');
  }
  await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'Phone')).toHaveAttribute('autocomplete', 'tel');
});

test.describe('a text that is pasted', () => {
  test('fills the form, says what was read and what was assumed, and is undone in one press', async ({ page }) => {
    await openForm(page);
    await field(page, 'Name').fill('Dana Diaz');
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(page.getByRole('button', { name: 'Parsing...' })).toBeDisabled();
    await expect(toast(page, 'Auto-Fill Complete!')).toBeVisible();
    await expect(field(page, 'Property address')).toHaveValue('4418 N Larkspur Ln #12');
    await expect(field(page, 'Square feet')).toHaveValue('1450');
    await expect(field(page, 'Asking price')).toHaveValue('350000');
    await expect(field(page, 'Occupancy')).toHaveValue('Vacant');
    await expect(field(page, 'City')).toHaveAccessibleDescription('read from your text: Houston');
    await expect(field(page, 'Garage')).toHaveAccessibleDescription('Assumed, please confirm');
    const marked = page.locator('form .read');
    const count = await marked.count();
    await expect(toast(page, 'Auto-Fill Complete!')).toContainText(
      `Successfully filled ${count} fields from your property description.`,
    );
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Confirm (Garage)' }).click();
    await expect(field(page, 'Garage')).toHaveAccessibleDescription('');
    await expect(field(page, 'Garage')).toHaveValue('2-car');
    await field(page, 'City').focus();
    await field(page, 'State').focus();
    await expect(field(page, 'City')).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'Confirm them' }).first().click();
    await expect(marked).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo auto-fill' }).click();
    for (const label of ['Property address', 'City', 'Square feet', 'Garage', 'Photo links']) {
      await expect(field(page, label)).toHaveValue('');
    }
    await expect(field(page, 'Name')).toHaveValue('Dana Diaz');
    await expect(page.getByRole('button', { name: 'Undo auto-fill' })).toHaveCount(0);
  });

  test('never takes the place of what was typed: it is offered', async ({ page }) => {
    await openForm(page);
    await field(page, 'Square feet').fill('1,500');
    await field(page, 'Asking price').fill('$350,000');
    await page.getByLabel('Listing text').fill(listing);
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Auto-Fill Complete!')).toBeVisible();
    await expect(field(page, 'Square feet')).toHaveValue('1,500');
    await expect(field(page, 'Square feet')).toHaveAccessibleDescription('Your text says: 1,450');
    await expect(field(page, 'Asking price')).toHaveValue('$350,000');
    await expect(field(page, 'Asking price')).toHaveAccessibleDescription('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use it (Square feet)' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Square feet')).toHaveValue('1450');
    await expect(field(page, 'Square feet')).toBeFocused();
    await page.getByRole('button', { name: 'Undo auto-fill' }).click();
    await expect(field(page, 'Square feet')).toHaveValue('1,500');
  });

  test('that is blank, or says nothing, says so', async ({ page }) => {
    await openForm(page);
    await expect(autoFill(page)).toBeDisabled();
    await page.getByLabel('Listing text').fill('   ');
    await autoFill(page).click();
    await expect(toast(page, 'No Text to Parse')).toContainText(
      'Please paste property information in the text area above.',
    );
    await page.getByLabel('Listing text').fill('hello');
    await autoFill(page).click();
    await expect(toast(page, 'Auto-Fill Error')).toContainText(
      'There was an issue parsing the property information. Please check the format and try again.',
    );
  });

  test('is read in a worker, which the focus of its field starts', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await openForm(page);
    expect((await worker).url()).toContain('/assets/listing-worker-');
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(field(page, 'Square feet')).toHaveValue('1450');
  });

  test('is read by the page itself where there are no workers', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await openForm(page);
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(field(page, 'Square feet')).toHaveValue('1450');
    expect(page.workers()).toHaveLength(0);
  });

  test('whose reader cannot be loaded fails aloud and leaves the form alone', async ({ page }) => {
    await page.route(/\/assets\/(?:listing-worker|read-here)-[^/]*\.js$/, (route) => route.abort());
    await openForm(page);
    await field(page, 'City').fill('Houston');
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(toast(page, 'Auto-Fill Error')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Houston');
    await expect(autoFill(page)).toBeEnabled();
  });
});

test.describe('a deal that its box does not take', () => {
  const overHouston = 'Sorry, the asking price of $390,000 exceeds our maximum of $375,000 for Houston in this market.';

  test('is told at once with all that is in the way, kept by the server, and goes on to another box', async ({
    page,
  }) => {
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

  test('is told from the page’s own rules where the server is away, and what is in the way can be changed', async ({
    page,
  }) => {
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

test.describe('a server that does not take it', () => {
  const failure = `Please try again or contact us directly at ${site.email}`;
  const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
  const away = (route: Route) => route.abort();

  test('loses nothing: what is sent again is known as the same, what was changed is another', async ({ page }) => {
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
    await page.reload();
    await wake(page);
    await page.route(isDeals, broken, { times: 1 });
    await submitButton(page).click();
    await expect.poll(() => sent.length).toBe(3);
    await expect(submitButton(page)).toBeEnabled();
    expect(new Set(keysOf(sent)).size).toBe(1);

    await field(page, 'Asking price').fill('349k');
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

  test('has its objections shown at their fields', async ({ page }) => {
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

test.describe('what is typed', () => {
  test('is there after a reload, with what was read, and can be cleared', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(field(page, 'City')).toHaveValue('Houston');
    await field(page, 'Name').fill('Dana Diaz');
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('Dana Diaz');
    await expect(field(page, 'City')).toHaveValue('Houston');
    await expect(page.getByLabel('Listing text')).toHaveValue(listing);
    await expect(field(page, 'Garage')).toHaveAccessibleDescription('Assumed, please confirm');
    await expect(page.getByRole('button', { name: 'Undo auto-fill' })).toBeVisible();
    await expect(page.getByText('What you type is kept on this device until you send it.')).toBeVisible();

    await page.getByRole('button', { name: 'Clear the form' }).click();
    await page.getByRole('button', { name: 'Yes, clear it' }).click();
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByLabel('Listing text')).toHaveValue('');
    await page.reload();
    await wake(page);
    await expect(field(page, 'City')).toHaveValue('');
  });

  test('in two tabs stays two deals', async ({ page, context }) => {
    await openForm(page);
    const other = await context.newPage();
    await openForm(other);
    await field(page, 'City').fill('Houston');
    await field(other, 'City').fill('Tulsa');
    await page.reload();
    await other.reload();
    await expect(field(page, 'City')).toHaveValue('Houston');
    await expect(field(other, 'City')).toHaveValue('Tulsa');
    await wake(other);
    await other.getByRole('button', { name: 'Clear the form' }).click();
    await other.getByRole('button', { name: 'Yes, clear it' }).click();
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Houston');
  });

  test('is not kept, and not said to be, where the browser forbids it', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('Storage is forbidden', 'SecurityError');
          },
        });
      }
    });
    await openForm(page);
    await fillDeal(page);
    await expect(page.getByText('What you type is kept on this device')).toHaveCount(0);
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
  });

  test('before the page’s script has come is kept, and sent', async ({ page }) => {
    const gates: (() => void)[] = [];
    let open = false;
    await page.route('**/assets/*.js', async (route) => {
      if (!open && !route.request().url().includes('/boot')) await new Promise<void>((resolve) => gates.push(resolve));
      await route.continue();
    });
    await page.goto('/buy-box', { waitUntil: 'commit' });
    await page.getByLabel('Listing text').fill('Typed early');
    await fillDeal(page);
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    open = true;
    for (const release of gates) release();
    await page.locator('html[data-ready]').waitFor();
    await expect(autoFill(page)).toBeEnabled();
    for (const [label, text] of Object.entries(dealTexts)) await expect(field(page, label)).toHaveValue(text);
    for (const [label, value] of Object.entries(dealChoices)) await expect(field(page, label)).toHaveValue(value);
    await expect(page.getByLabel('Listing text')).toHaveValue('Typed early');
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
  });
});

test('a box chosen on the page is the form’s, and the other way round', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openForm(page);
  await page.getByRole('article').getByRole('link', { name: 'Submit a Deal to Texas' }).click();
  await expect(field(page, 'Buy box')).toHaveValue('texas');
  await field(page, 'Buy box').selectOption('georgia');
  await page.reload();
  await expect(field(page, 'Buy box')).toHaveValue('georgia');
});
