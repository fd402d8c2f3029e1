import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { benchBrowser } from '../../scripts/browser.mjs';
import type { Figure } from '../report.ts';
import { atMost } from './at-most.ts';

const BYTES_IN_KB = 1000;
const READY_TIMEOUT_MS = 60_000;
const executablePath = benchBrowser();

/** Keeps the moment at which the page says that every control answers, by the page's own clock. */
const NOTE_READY = `
performance.setResourceTimingBufferSize(1000);
new MutationObserver((_changes, observer) => {
  if (document.documentElement?.dataset.ready === undefined) return;
  window.benchReadyAt = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ['data-ready'] });
`;

/** Somebody reaches for the page. */
const REACH = `
window.benchReachedAt = performance.now();
dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
`;

/** What the browser took, by its own account: when each answer was whole, and its bytes as they came (compressed). */
const READ_TIMINGS = `({
  reachedAt: window.benchReachedAt,
  startsItself: document.querySelector('[data-whole]') === null,
  readyAt: window.benchReadyAt,
  files: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    ({ name, entryType, responseEnd, encodedBodySize }) => ({ name, entryType, responseEnd, encodedBodySize }),
  ),
})`;

const timingsSchema = z.object({
  reachedAt: z.number(),
  startsItself: z.boolean(),
  readyAt: z.number(),
  files: z.array(
    z.object({ name: z.string(), entryType: z.string(), responseEnd: z.number(), encodedBodySize: z.number() }),
  ),
});
type TakenFile = z.infer<typeof timingsSchema>['files'][number];

function kindOf({ name, entryType }: TakenFile): 'page' | 'script' | 'other' {
  const { pathname } = new URL(name);
  if (entryType === 'navigation' || pathname.endsWith('.css')) return 'page';
  return pathname.endsWith('.js') ? 'script' : 'other';
}

/** A file fetched ahead and then used is in the list twice; it came over the wire once, the first time. */
function onlyFirst(files: readonly TakenFile[]): TakenFile[] {
  const byName = new Map<string, TakenFile>();
  for (const file of files.toSorted((a, b) => a.responseEnd - b.responseEnd))
    if (!byName.has(file.name)) byName.set(file.name, file);
  return [...byName.values()];
}

async function takeFiles(page: Page, url: string): Promise<z.infer<typeof timingsSchema>> {
  await page.addInitScript({ content: NOTE_READY });
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`the page answered ${answer?.status() ?? 'nothing'}`);
  await page.waitForLoadState('networkidle');
  const ready = page.locator('html[data-ready]');
  // Nobody has to reach for a page that starts by itself; that no clock starts the others is tested in e2e/first-reach.spec.ts.
  if ((await page.locator('[data-whole]').count()) === 0) await ready.waitFor({ timeout: READY_TIMEOUT_MS });
  await page.evaluate(REACH);
  await ready.waitFor({ timeout: READY_TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  const timings = timingsSchema.parse(await page.evaluate(READ_TIMINGS));
  return { ...timings, files: onlyFirst(timings.files) };
}

/**
 * What a page weighs over the wire on a phone, against the limits of the home page: until it marks itself ready (`data-ready`), and in all.
 * What comes after that moment was fetched ahead, for what the visitor may do next.
 */
export async function measureWeight(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const open = () => browser.newPage({ viewport: { width: 360, height: 740 } });
    // The first visitor after a start gets a copy made in a hurry (server/http/filled-files.ts); the next ones the smallest.
    await takeFiles(await open(), url);
    const { reachedAt, startsItself, readyAt, files } = await takeFiles(await open(), url);
    const kb = (taken: readonly TakenFile[]) =>
      taken.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / BYTES_IN_KB;
    const isBefore = ({ responseEnd }: TakenFile) => responseEnd <= readyAt;
    const scripts = files.filter((file) => kindOf(file) === 'script');
    const reached = scripts.filter(({ responseEnd }) => responseEnd <= reachedAt);
    const before = scripts.filter(isBefore);
    const ahead = scripts.filter((file) => !isBefore(file));
    return [
      atMost('HTML and CSS', kb(files.filter((file) => kindOf(file) === 'page' && isBefore(file))), 'KB', 14),
      startsItself
        ? { label: 'script before the first reach', value: kb(reached), unit: 'KB', target: 'told', met: true }
        : atMost('script before the first reach', kb(reached), 'KB', 10),
      atMost(
        `script before it can be used (${before.length} files)`,
        kb(before),
        'KB',
        new URL(url).pathname === '/' ? 105 : 110,
      ),
      {
        label: `script fetched ahead (${ahead.length} files)`,
        value: kb(ahead),
        unit: 'KB',
        target: 'told',
        met: true,
      },
      atMost('everything', kb(files), 'KB', 200),
    ];
  } finally {
    await browser.close();
  }
}
