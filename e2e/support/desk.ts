import type { Page } from '@playwright/test';
import type { RunningFoyer } from './foyer.ts';
import { test as base } from './test.ts';

/** A server of the test's own, so that its figures are what the test put there. */
export const test = base.extend<{ desk: RunningFoyer }>({
  desk: async ({ openFoyer, settings }, use) => use(await openFoyer(settings)),
  baseURL: async ({ desk }, use) => use(desk.url),
  page: async ({ page }, use) => {
    // The test's own browser asks not to be counted, so that it does not move the figures it looks at.
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await use(page);
  },
});

/** The day of a moment by the clock of the site, as a date field takes it: for some hours another than that of UTC. */
export const dayOnSite = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);

export const totals = (page: Page) => page.getByRole('list', { name: 'Totals' }).getByRole('listitem');

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A room of the owner's desk, in the list beside it. */
export const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** What is shown of the tab that is open. */
export const panel = (page: Page) => page.getByRole('tabpanel');
