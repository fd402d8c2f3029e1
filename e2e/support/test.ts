import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from '../../test-support/pages/find-violations.ts';
import { addExtensions } from './extensions.ts';
import { startFoyer, type RunningFoyer } from './foyer.ts';
import { copyEmptyDatabase } from './shared-folder.ts';
import { translatePages, type Translation } from './translated.ts';

function stopBrand(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.brand i { display: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** For a context of a journey's own: a page's modules wait until somebody reaches for it, and somebody is there as soon as it is loaded. */
export function reachForPage(): void {
  addEventListener('load', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
}

const translationOf = (name: string | undefined): Translation | null =>
  name === 'early' || name === 'late' ? name : null;

type Settings = Readonly<Record<string, string>>;
/** A server may start slowly beside much else; that is no part of a test's own time. */
const START_TIMEOUT_MS = 90_000;

/**
 * Journeys run against a real server in the machine's browser. The brand, which changes its colour on every page without end, keeps still in
 * them, so that it looks the same in each. With `brandMoves` it does what it does for everybody. With `keepsStill` nobody reaches for a page but the journey.
 *
 * All fixtures of a worker stand here, however few files use them: Playwright starts other workers, with browsers and servers of their own,
 * for files whose `test` has others.
 */
export const test = base.extend<
  {
    brandMoves: boolean;
    keepsStill: boolean;
    /** Pages know only what the oldest browsers know that Foyer supports (older-browser.ts). */
    olderBrowser: boolean;
    /** When the browser translates each page, if it does (translated.ts). */
    translation: Translation | null;
    /** Extensions change each page (extensions.ts). */
    extensions: boolean;
    /** Of `foyer`. */
    settings: Settings;
    /** A server that the tests of a worker with the same settings share: each has people of its own, and looks for them alone. */
    foyer: RunningFoyer;
    /** A server of the test's own, over an empty database unless `fill` puts something there first. It goes with the test. */
    openFoyer: typeof startFoyer;
  },
  {
    /** Of the server that the tests of this worker with these settings share. */
    openShared: (settings: Settings) => Promise<RunningFoyer>;
    /** Closes at the end of the worker what one of its tests has opened for all. */
    atWorkerEnd: (close: () => Promise<void>) => void;
  }
>({
  atWorkerEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const closing: (() => Promise<void>)[] = [];
      await use((close) => closing.push(close));
      await Promise.all(closing.map((close) => close()));
    },
    { scope: 'worker' },
  ],
  openShared: [
    async ({ atWorkerEnd }, use) => {
      const shared = new Map<string, Promise<RunningFoyer>>();
      const open = async (settings: Settings) => {
        const foyer = await startFoyer(settings, copyEmptyDatabase);
        atWorkerEnd(() => foyer.stop());
        return foyer;
      };
      await use((settings) => {
        const name = JSON.stringify(settings);
        const foyer = shared.get(name) ?? open(settings);
        shared.set(name, foyer);
        return foyer;
      });
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  foyer: [async ({ openShared, settings }, use) => use(await openShared(settings)), { timeout: START_TIMEOUT_MS }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  openFoyer: async ({}, use) => {
    const opened: RunningFoyer[] = [];
    await use(async (settings, fill) => {
      const isOverOwnData = settings?.['DATA_DIR'] === undefined;
      const foyer = await startFoyer(settings, fill ?? (isOverOwnData ? copyEmptyDatabase : undefined));
      opened.push(foyer);
      return foyer;
    });
    await Promise.all(opened.map((foyer) => foyer.discard()));
  },
  baseURL: async ({ foyer }, use) => use(foyer.url),
  brandMoves: [false, { option: true }],
  keepsStill: [false, { option: true }],
  olderBrowser: [process.env['FOYER_OLDER_BROWSER'] === '1', { option: true }],
  translation: [translationOf(process.env['FOYER_TRANSLATION']), { option: true }],
  extensions: [process.env['FOYER_EXTENSIONS'] === '1', { option: true }],
  context: async ({ context, brandMoves, keepsStill, olderBrowser, translation, extensions }, use) => {
    if (extensions) await addExtensions(context);
    if (translation !== null) await translatePages(context, translation);
    // Only then: it reads 17 MB.
    if (olderBrowser) await (await import('./older-browser.ts')).makeOlder(context);
    if (!brandMoves) await context.addInitScript(stopBrand);
    if (!keepsStill) await context.addInitScript(reachForPage);
    const differences: string[] = [];
    context.on('weberror', (problem) => {
      const { message } = problem.error();
      if (message.includes('React error')) differences.push(`${problem.page()?.url() ?? ''}: ${message}`);
    });
    await use(context);
    // React then draws the whole page anew, and the focus and what was typed are lost.
    expect(differences, 'pages that are hydrated as something else than was prerendered').toEqual([]);
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

/** The rule, the element and the reason of every violation, or of those of one rule. */
async function violationsOn(page: Page, rule: string | null): Promise<string[]> {
  const violations = await findViolations(page, rule);
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

const isHalfCovered = (violation: string) => violation.startsWith('target-size') && violation.includes('obscured');

/**
 * Fails with the rule, the element and the reason of every WCAG 2.2 AA violation on the page, or of one rule, once it has come to rest. A target that
 * is half under the header, or half past an edge, counts as half: it is looked at again after a step up the page. One that is too small stays so.
 */
export async function expectAccessible(page: Page, rule: string | null = null): Promise<void> {
  await settled(page);
  let found = await violationsOn(page, rule);
  const lasting = found.filter((violation) => !isHalfCovered(violation));
  for (let step = 0; step < 3 && found.some(isHalfCovered); step += 1) {
    await page.evaluate(() => scrollBy({ top: -40, behavior: 'instant' }));
    found = await violationsOn(page, rule);
  }
  expect([...lasting, ...found.filter(isHalfCovered)]).toEqual([]);
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
