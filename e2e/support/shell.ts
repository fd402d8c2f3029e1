import type { Page } from '@playwright/test';

/** Somebody reaches for the page, and it has started: every control answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
}
