import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

export const isSlots = ({ pathname }: URL) => pathname === '/api/booking/slots';

export const days = (within: Page | Locator) => within.getByRole('grid', { name: 'Days' });

export const freeDay = (within: Page | Locator, at: number) =>
  days(within)
    .getByRole('button', { name: /free times?$/, disabled: false })
    .nth(at);

export const time = (within: Page | Locator, at: number) => within.getByRole('radio').nth(at);

export const bookButton = (within: Page | Locator) => within.getByRole('button', { name: 'Book this time' });

export const heading = (within: Page | Locator, name: string) => within.getByRole('heading', { name });

/** The calendar with its free times. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/book');
  await expect(days(page)).toBeVisible();
}

/** A day by its place among those that can be chosen, and a time by its place in that day; its value. */
export async function choose(within: Page | Locator, [day, at]: readonly [day: number, at: number]): Promise<string> {
  await freeDay(within, day).click();
  await time(within, at).check();
  return time(within, at).inputValue();
}

export async function fillPerson(within: Page | Locator, name = 'Dana Diaz'): Promise<void> {
  await within.getByLabel('Name', { exact: true }).fill(name);
  await within.getByLabel('Email', { exact: true }).fill('dana@example.com');
}

/** No barrier and no sideways scroll, in whatever state the page is; from its top, since a target half under the header counts as half. */
export async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
