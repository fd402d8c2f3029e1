import {
  dealField as field,
  dealChoices,
  dealTexts,
  fillDeal,
  submitDealButton as submitButton,
  typeDeal,
} from './support/deals.ts';
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts';
import { isDeals, summary, toast, openForm, watchDeals } from './support/deal-form.ts';

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
      await typeDeal(page);
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

  test('is sent once for any number of presses', async ({ page }) => {
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

  test('accepts any text about photos', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await fillDeal(page);
    await field(page, 'Photo links').fill('I will text them to you');
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({ photoLinks: 'I will text them to you' });
  });

  test('includes the consent to text messages if it was given', async ({ page }) => {
    const sent = watchDeals(page);
    await openForm(page);
    await expect(page.getByLabel('Text me about this')).not.toBeChecked();
    await fillDeal(page);
    await page.getByLabel('Text me about this').check();
    await submitButton(page).click();
    await expect(toast(page, 'Deal Submitted Successfully!')).toBeVisible();
    expect(sent[0]?.postDataJSON().smsConsent).toEqual({ version: expect.any(String), page: '/buy-box' });
  });

  test('is followed by another deal of the same person, without errors while typing', async ({ page }) => {
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

test('the whole form is filled in and sent by keyboard', async ({ page }) => {
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
    ['After-repair value', ''],
    ['Estimated repair cost', ''],
    ['Proposed Assignment Fee', ''],
    ['Current condition', 'Basic'],
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

test('an empty form shows a summary with links to its fields, and sends nothing', async ({ page }) => {
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

test('a field is checked on blur, a choice at once, and both clear their errors when valid', async ({ page }) => {
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

test('the property’s address is not autocompleted', async ({ page }) => {
  await page.goto('/buy-box');
  for (const label of ['Property address', 'City', 'State', 'Zip code']) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'off');
  }
  await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'Phone')).toHaveAttribute('autocomplete', 'tel');
});

test('choosing a box on the page chooses it in the form, and the other way round', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openForm(page);
  await page.getByRole('article').getByRole('link', { name: 'Submit a Deal to Texas' }).click();
  await expect(field(page, 'Buy box')).toHaveValue('texas');
  await field(page, 'Buy box').selectOption('georgia');
  await page.reload();
  await expect(field(page, 'Buy box')).toHaveValue('georgia');
});
