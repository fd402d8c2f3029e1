import type { Page } from '@playwright/test';

export const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
export const box = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const titles = (page: Page) => page.getByRole('tabpanel').getByRole('article').getByRole('heading');

/** The Buy Box page once it answers. */
export async function openBoxes(page: Page, path = '/buy-box'): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}
