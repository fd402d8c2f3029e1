import { dealField as field } from './support/deals.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { listing, autoFill, cell, toast, openForm } from './support/deal-form.ts';

test.describe('a text that is pasted', () => {
  test('fills the form, says what was read and what was assumed, and is undone in one press', async ({ page }) => {
    await openForm(page);
    await field(page, 'Name').fill('Dana Diaz');
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(page.getByRole('button', { name: 'Parsing...' })).toBeDisabled();
    await expect(toast(page, 'Auto-Fill Complete!')).toBeVisible();
    // On a slow machine the toast is gone before all else has been looked at.
    const said = await toast(page, 'Auto-Fill Complete!').textContent();
    await expect(field(page, 'Property address')).toHaveValue('4418 N Larkspur Ln #12');
    await expect(field(page, 'Square feet')).toHaveValue('1450');
    await expect(field(page, 'Asking price')).toHaveValue('350000');
    await expect(field(page, 'Occupancy')).toHaveValue('Vacant');
    await expect(cell(page, 'Garage')).toContainText('assumed');
    const marked = page.locator('form .read');
    const count = await marked.count();
    expect(said).toContain(`Successfully filled ${count} fields from your property description.`);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Confirm (Garage)' }).click();
    await expect(cell(page, 'Garage')).not.toContainText('assumed');
    await expect(field(page, 'Garage')).toHaveValue('2-car');
    await cell(page, 'City').getByRole('button').click();
    await expect(field(page, 'City')).toBeFocused();
    await expect(field(page, 'City')).toHaveAccessibleDescription('read from your text: Houston');
    await cell(page, 'State').getByRole('button').click();
    await expect(cell(page, 'City')).not.toHaveClass(/is-read/);
    await page.getByRole('button', { name: 'Confirm them' }).first().click();
    await expect(marked).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo auto-fill' }).click();
    for (const label of ['Property address', 'City', 'Square feet', 'Garage', 'Photo links']) {
      await expect(field(page, label)).toHaveValue('');
    }
    await expect(field(page, 'Name')).toHaveValue('Dana Diaz');
    await expect(page.getByRole('button', { name: 'Undo auto-fill' })).toHaveCount(0);
  });

  test('never replaces typed values: its values are offered', async ({ page }) => {
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

  test('is read by the page itself if there are no workers', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await openForm(page);
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(field(page, 'Square feet')).toHaveValue('1450');
    expect(page.workers()).toHaveLength(0);
  });

  test('whose reader cannot be loaded shows an error and leaves the form alone', async ({ page }) => {
    await page.route(/\/assets\/(?:listing-worker|read-here)-[^/]*\.js/, (route) => route.abort());
    await openForm(page);
    await field(page, 'City').fill('Houston');
    await page.getByLabel('Listing text').fill(listing);
    await autoFill(page).click();
    await expect(toast(page, 'Auto-Fill Error')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Houston');
    await expect(autoFill(page)).toBeEnabled();
  });
});
