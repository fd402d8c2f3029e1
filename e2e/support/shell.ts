import type { Page } from '@playwright/test';

/** The page has started: every control answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}
