import type { Page } from '@playwright/test';
import { ownerPassword } from './stored-leads.ts';
import { expect, test } from './test.ts';

/** Journeys in a browser that runs no script, at a server whose leads the owner can read. */
export const plainTest = test.extend({
  settings: { OWNER_PASSWORD: ownerPassword },
  javaScriptEnabled: false,
});

/** The note above a form that was not accepted, in a page without script. */
export const plainNote = (page: Page) => page.locator('form .summary');

/** The form comes back: the note has the focus, names these messages, and its links lead to fields that say the same. */
export async function expectErrors(page: Page, messages: Readonly<Record<string, string>>): Promise<void> {
  await expect(plainNote(page)).toBeFocused();
  await expect(plainNote(page).getByRole('link')).toHaveText(Object.values(messages));
  for (const [label, message] of Object.entries(messages)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message.replaceAll(/[.?*+^$()|[\]\\]/g, '\\$&')}$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  const [first] = Object.keys(messages);
  if (first === undefined) return;
  await plainNote(page).getByRole('link').first().click();
  await expect(page.getByLabel(first, { exact: true })).toBeInViewport();
}

/** Fills in a form by its labels: texts, choices and boxes. */
export async function fillPlain(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true });
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What stands in a form by its labels. */
export async function expectFilled(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true });
    if (typeof value === 'boolean') await expect(field).toBeChecked({ checked: value });
    else await expect(field).toHaveValue(value);
  }
}
