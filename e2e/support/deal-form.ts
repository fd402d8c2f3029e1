import type { Page, Request } from '@playwright/test';
import { wakeDealForm as wake } from './deals.ts';

export const listing = `4418 N Larkspur Ln #12, Houston, TX 77021
3/2, 1,450 sf, built 1985
Asking $350k
Vacant, lockbox
Photos: https://photos.example/larkspur`;

export const isDeals = ({ pathname }: URL) => pathname === '/api/deals';

export const autoFill = (page: Page) => page.getByRole('button', { name: 'Auto-Fill', exact: true });

export const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please look at these fields again' });

export const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

/** The page with its form awake. */
export async function openForm(page: Page) {
  await page.goto('/buy-box');
  await page.locator('html[data-ready]').waitFor();
  await wake(page);
}

/** The deals that the page sends, from now on. */
export function watchDeals(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => isDeals(new URL(request.url())) && sent.push(request));
  return sent;
}

/** A value in the summary of what was read, by the label of its field. */
export const cell = (page: Page, label: string) =>
  page.locator('.deal-sheet li').filter({ has: page.getByText(label, { exact: true }) });
