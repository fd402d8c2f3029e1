import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const PREVIEW = '/onboarding-preview';
const DAY_MS = 24 * 60 * 60 * 1000;

export const panel = (page: Page) => page.getByRole('tabpanel');
export const submit = (page: Page) => panel(page).getByRole('button', { name: 'Complete Onboarding' });
export const summary = (page: Page) => panel(page).locator('.summary');
export const picture = (page: Page, label: 'Logo' | 'Brand Design') =>
  panel(page).locator('.upload').filter({ hasText: label });

/** A day from now, as a date field takes it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A picture of 600 × 300 pixels, as a file field takes it. */
export async function makePicture(
  format: 'png' | 'jpeg' = 'jpeg',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawn = sharp({ create: { width: 600, height: 300, channels: 3, background: '#6a2a6a' } });
  const name = format === 'png' ? 'logo.png' : 'logo.jpg';
  return { name, mimeType: `image/${format}`, buffer: await drawn.toFormat(format).toBuffer() };
}
