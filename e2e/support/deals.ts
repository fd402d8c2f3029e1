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

/** A deal that the Texas box takes, entered field by field as a person does. */
export async function typeDeal(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(dealTexts)) await dealField(page, label).fill(text);
  for (const [label, value] of Object.entries(dealChoices)) await dealField(page, label).selectOption(value);
  await dealField(page, 'I agree to the Joint Venture terms').check();
}

/** The same deal, entered all at once into a form that is awake: for journeys about what becomes of it, since field by field takes the browser ten times as long. */
export async function fillDeal(page: Page, other: Partial<typeof dealTexts> = {}): Promise<void> {
  const form = page.locator('form').filter({ has: submitDealButton(page) });
  await form.evaluate(
    (element, values) => {
      const controls = [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
      const named = (label: string) => {
        const pattern = new RegExp(`^${label}\\s*(?:optional)?$`);
        const found = controls.find(({ labels }) => pattern.test(labels?.[0]?.textContent?.trim() ?? ''));
        if (!found) throw new Error(`No field ${label}`);
        return found;
      };
      for (const [label, value] of Object.entries(values)) {
        const control = named(label);
        // React keeps its own record of what it last wrote, past which only the prototype's setter goes.
        Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
      named('I agree to the Joint Venture terms').click();
    },
    { ...dealTexts, ...other, ...dealChoices },
  );
  await expect(dealField(page, 'I agree to the Joint Venture terms')).toBeChecked();
}

export async function submitDeal(page: Page): Promise<void> {
  await submitDealButton(page).click();
}
