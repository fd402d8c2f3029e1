import type { Page } from '@playwright/test';
import { openBoxes, tab } from './support/buy-box.ts';
import { openForm, toast } from './support/deal-form.ts';
import { openPage } from './support/leads.ts';
import { desktop, expect, phone, test } from './support/test.ts';

const HOUSTON = '4418 N Larkspur Ln, Houston, TX 77021\n3/2, 1,450 sf, built 1985\nAsking $350k';

/** Reads a pasted listing; the form answers once it takes a text and gives the button. */
async function autoFill(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Auto-Fill', exact: true });
  await expect(async () => {
    await page.getByLabel('Listing text').fill(HOUSTON);
    await expect(button).toBeEnabled({ timeout: 500 });
  }).toPass();
  await button.click();
  await expect(toast(page, 'Auto-Fill Complete!')).toBeVisible();
}

test('the fields in a row of the deal form stand at one height, however long their labels are', async ({ page }) => {
  await openForm(page);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('.deal-room .field').evaluateAll((fields) => {
      const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
      const byRow = Map.groupBy(fields, (field) => top(field));
      return [...byRow.values()].map((row) => row.map((field) => top(field.querySelector('input, select, textarea'))));
    });
    expect(rows.length, `${width}`).toBeGreaterThan(10);
    expect(
      rows.filter((tops) => new Set(tops).size > 1),
      `${width}`,
    ).toEqual([]);
  }
});

test('no form lets the browser answer in a bubble of its own', async ({ page }) => {
  const asking = () =>
    page.evaluate(() =>
      [...document.forms]
        .filter((form) => !form.noValidate && form.querySelector('[required], [type=email], [pattern], [min]') !== null)
        .map((form) => form.getAttribute('aria-label')),
    );
  for (const path of [
    '/quiz',
    '/book',
    '/checkout?service=website-build',
    '/reactivation',
    '/freelendingsnapshot',
    '/business-buyer-course',
    '/onboarding-preview',
    '/buy-box',
  ]) {
    await openPage(page, path);
    expect(await asking(), path).toEqual([]);
  }
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Which system fits you?' }).click();
  await expect(page.getByPlaceholder('Enter your first name')).toBeVisible();
  expect(await asking(), 'the quiz').toEqual([]);
});

for (const [name, size, cover] of [
  ['the fit panel at 1280', desktop, '.takers'],
  ['the fit bar at 360', phone, '.takers-strip'],
] as const) {
  test(`a toast does not cover ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openBoxes(page);
    await autoFill(page);
    await expect(page.locator(cover)).toBeVisible();
    const [over, under] = await Promise.all([page.locator('.toast').boundingBox(), page.locator(cover).boundingBox()]);
    if (!over || !under) throw new Error('Toast and fit are both shown');
    const apart =
      over.x + over.width <= under.x ||
      under.x + under.width <= over.x ||
      over.y + over.height <= under.y ||
      under.y + under.height <= over.y;
    expect(apart).toBe(true);
  });
}

test('a read listing shows the boxes of its region, and what the visitor looks at stays where it is', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openBoxes(page, '/buy-box?region=southwest');
  await autoFill(page);
  await expect(tab(page, /Texas/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/buy-box?region=texas');
  await expect(page.getByRole('button', { name: 'Auto-Fill', exact: true })).toBeInViewport();

  // A draft says nothing of the region that the address asks for.
  await page.goto('/buy-box?region=southwest');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByLabel('City')).toHaveValue('Houston');
  await expect(tab(page, /Southwest/)).toHaveAttribute('aria-selected', 'true');
});
