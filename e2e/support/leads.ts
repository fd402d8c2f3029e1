import { expect, type Page, type Request } from '@playwright/test';

/** The page once it answers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

export const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

/** Errors that no script of the page catches, from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** What the page sends to `path` of the API, from now on. */
export function watchCalls(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === path && sent.push(request));
  return sent;
}

/** Types into fields by their labels; waits until the form has taken each. */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
    await expect(field).toHaveValue(text);
  }
}
