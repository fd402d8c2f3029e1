import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from '../../test-support/pages/find-violations.ts';
import { startFoyer, type RunningFoyer } from './foyer.ts';

function stopBrand(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.brand { animation: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** For a context of a journey's own: a page's modules wait until somebody reaches for it, and somebody is there as soon as it is loaded. */
export function reachForPage(): void {
  addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
}

/**
 * Journeys run against a real server of their worker's own, in the machine's browser. The brand, which changes its colour on every page
 * without end, keeps still in them: drawing it 60 times a second takes a fifth of what the journeys take of the processor. With
 * `brandMoves` it does what it does for everybody. With `keepsStill` nobody reaches for a page but the journey.
 */
export const test = base.extend<{ brandMoves: boolean; keepsStill: boolean }, { foyer: RunningFoyer }>({
  foyer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const foyer = await startFoyer();
      await use(foyer);
      await foyer.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ foyer }, use) => use(foyer.url),
  brandMoves: [false, { option: true }],
  keepsStill: [false, { option: true }],
  context: async ({ context, brandMoves, keepsStill }, use) => {
    if (!brandMoves) await context.addInitScript(stopBrand);
    if (!keepsStill) await context.addInitScript(reachForPage);
    await use(context);
  },
});

export { expect };

/** The two widths at which every page is looked at. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** Looks at the page at both widths, from its top, since a target half under the header counts as half; leaves it at a phone's. */
export async function atBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await look();
  }
}

/** Waits until nothing fades or slides any more: half shown words have half their contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Fails with the rule, the element and the reason of every WCAG 2.2 AA violation on the page, or of one rule, once it has come to rest. */
export async function expectAccessible(page: Page, rule: string | null = null): Promise<void> {
  await settled(page);
  const violations = await findViolations(page, rule);
  const found = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

/** Fails where the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/**
 * Fails where the page, at either width, can be scrolled sideways or breaks a rule of WCAG 2.2 AA. It is left as wide as it was, so a journey
 * is walked once and looked at twice; only what behaves otherwise at another width is walked at both.
 */
export async function expectWhole(page: Page): Promise<void> {
  const size = page.viewportSize();
  await atBothWidths(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  if (size) await page.setViewportSize(size);
}
