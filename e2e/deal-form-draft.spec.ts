import {
  dealField as field,
  dealChoices,
  dealTexts,
  fillDeal,
  typeDeal,
  submitDealButton as submitButton,
  wakeDealForm as wake,
} from './support/deals.ts';
import { expect, test } from './support/test.ts';
import { listing, autoFill, cell, toast, openForm } from './support/deal-form.ts';

test.describe('what is typed', () => {
  test('is restored after a reload, with the read values, and can be cleared', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(field(page, 'City')).toHaveValue('Houston');
    await field(page, 'Name').fill('Dana Diaz');
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('Dana Diaz');
    await expect(field(page, 'City')).toHaveValue('Houston');
    await expect(page.getByLabel('Listing text')).toHaveValue(listing);
    await expect(cell(page, 'Garage')).toContainText('assumed');
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

  test('is not kept, and not said to be, without storage', async ({ page }) => {
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

  test('before hydration is kept, and sent', async ({ page }) => {
    const gates: (() => void)[] = [];
    let open = false;
    await page.route('**/assets/*.js', async (route) => {
      if (!open && !route.request().url().includes('/boot')) await new Promise<void>((resolve) => gates.push(resolve));
      await route.continue();
    });
    await page.goto('/buy-box', { waitUntil: 'commit' });
    await page.getByLabel('Listing text').fill('Typed early');
    await typeDeal(page);
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
