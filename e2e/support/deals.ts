import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const dealTexts = {
  Name: 'Dana Diaz',
  Email: 'dana@example.com',
  Phone: '(713) 524-0142',
  'Property address': '4418 N Larkspur Ln #12',
  City: 'Houston',
  State: 'TX',
  'Zip code': '77021',
  'Square feet': '1,450',
  'Year built': '1985',
  'Asking price': '350k',
  'Roof Age': '5 years',
};
export const dealChoices = {
  'Property type': 'single-family',
  Bedrooms: '3',
  Bathrooms: '2',
  Garage: '2-car',
  'Current condition': 'basic',
  'Closing timeframe': '30-days',
  'Buy box': 'texas',
};

/** A field of the deal form by its label. */
export const dealField = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*(?:optional)?$`));

export const submitDealButton = (page: Page) => page.getByRole('button', { name: 'Submit deal' });
const autoFill = (page: Page) => page.getByRole('button', { name: 'Auto-Fill', exact: true });

/** A form that answers: it takes a text and gives the button. */
export async function wakeDealForm(page: Page): Promise<void> {
  const text = page.getByLabel('Listing text');
  const before = await text.inputValue();
  await expect(async () => {
    await text.fill('x');
    await expect(autoFill(page)).toBeEnabled({ timeout: 500 });
  }).toPass();
  await text.fill(before);
}

/** A deal that the Texas box takes. */
export async function fillDeal(page: Page, other: Partial<typeof dealTexts> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...dealTexts, ...other })) await dealField(page, label).fill(text);
  for (const [label, value] of Object.entries(dealChoices)) await dealField(page, label).selectOption(value);
  await dealField(page, 'I agree to the Joint Venture terms').check();
}

export async function submitDeal(page: Page): Promise<void> {
  await submitDealButton(page).click();
}
