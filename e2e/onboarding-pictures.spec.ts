import type { Page } from '@playwright/test';
import { PREVIEW, makePicture, panel, picture, submit, summary } from './support/onboarding.ts';
import { openPage } from './support/leads.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** What a person drags who drags a picture from a folder. */
async function draggedPicture(page: Page) {
  const bytes = [...(await makePicture('png')).buffer];
  return page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'sign.png', { type: 'image/png' }));
    return data;
  }, bytes);
}

test('unsupported files are refused before the upload, with what to do', async ({ page }) => {
  await openPage(page, PREVIEW);
  const input = panel(page).getByLabel('Logo');
  const alert = picture(page, 'Logo').getByRole('alert');
  await input.focus();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('This is my logo.') });
  await expect(alert).toContainText('This is not a PNG, JPG or WebP picture, whatever its name says');
  await expectAccessible(page);
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(alert).toContainText('they can carry scripts');
  await input.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024, 1) });
  await expect(alert).toContainText('This file is 12 MB. Pictures up to 5 MB are accepted');
  await submit(page).click();
  await expect(summary(page).getByRole('link').filter({ hasText: '12 MB' })).toHaveCount(1);
  await picture(page, 'Logo').getByRole('button', { name: 'Remove Logo' }).click();
  await expect(alert).toHaveCount(0);
  await expect(input).toBeFocused();
});

test('a picture dropped on its field is chosen; dropped beside it, the page stays', async ({ page }) => {
  await openPage(page, PREVIEW);
  await submit(page).focus();
  const files = await draggedPicture(page);
  await panel(page).locator('form').dispatchEvent('drop', { dataTransfer: files });
  await picture(page, 'Brand Design').dispatchEvent('dragover', { dataTransfer: files });
  await picture(page, 'Brand Design').dispatchEvent('drop', { dataTransfer: files });
  await expect(picture(page, 'Brand Design')).toContainText('sign.png');
  await expect(picture(page, 'Logo')).toContainText('Choose a picture');
  await expect(page).toHaveURL(PREVIEW);
});

test('pictures that are dropped before the form’s code has arrived are chosen once it has', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/website-onboarding*', async (route) => {
    await code.promise;
    await route.continue();
  });
  await openPage(page, PREVIEW);
  const files = await draggedPicture(page);
  const places = [picture(page, 'Brand Design'), picture(page, 'Logo')];
  for (const place of places) {
    for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: files });
    await expect(place).toContainText('Choose a picture');
  }
  code.resolve();
  for (const place of places) await expect(place).toContainText('sign.png');
});
