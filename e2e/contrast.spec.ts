import { findLowContrasts } from './support/contrast.ts';
import { indexedPaths } from './support/pages.ts';
import { seedVisits } from './support/seed.ts';
import { desktop, expect, phone, test } from './support/test.ts';

for (const path of [
  ...indexedPaths,
  '/checkout?service=website-build',
  '/checkout-success',
  '/success',
  '/no-such-page',
]) {
  test(`every control of ${path} can be read at rest, under the pointer, focused and pressed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await findLowContrasts(page)).toEqual([]);
    }
  });
}

test('every control of both dashboards can be read in every state, by day and at night', async ({
  page,
  openFoyer,
}) => {
  const desk = await openFoyer({ OWNER_PASSWORD: 'a long enough password for the owner', DASHBOARDS: 'public' });
  await seedVisits(desk.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/admin', '/dashboard']) {
    await page.goto(`${desk.url}${path}`);
    await page.getByRole('list', { name: 'Totals' }).first().waitFor();
    expect(await findLowContrasts(page)).toEqual([]);
  }
});
