import { chromium, type Page } from '@playwright/test';
import { startFoyer } from '../e2e/support/foyer.ts';
import { benchBrowser } from '../scripts/browser.mjs';
import { build } from '../scripts/installed.mjs';
import { report } from './report.ts';
import { atMost } from './support/at-most.ts';
import { median } from './support/median.ts';
import { propertyText } from './support/property-text.ts';

/**
 * Auto-fill on a phone four times as slow as this machine: the longest task of the page's main thread from the focus of the text area until
 * the form is filled, in a page that was just loaded.
 */
const SLOWNESS = 4;
const RUNS = 5;
const MOST_MS = 50;
const LEAST_FIELDS = 8;
const PHONE = { width: 360, height: 740 };

/** The page's own record of its tasks over 50 ms. */
const WATCH_TASKS = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
`;

async function open(page: Page, url: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.addInitScript(WATCH_TASKS);
  await page.goto(`${url}/buy-box`);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The tasks since the page was last asked; what follows a task at once belongs to it. */
async function takeTasks(page: Page): Promise<number[]> {
  return await page.evaluate<number[]>('new Promise((resolve) => requestIdleCallback(() => resolve(tasks.splice(0))))');
}

async function longestTask(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: benchBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await open(page, url);
    // What a search by label or role takes is none of the page's tasks.
    const text = await page.getByLabel('Listing text').elementHandle();
    const button = await page.getByRole('button', { name: 'Auto-Fill', exact: true }).elementHandle();
    if (text === null || button === null) throw new Error('The form has no text area, or no button');
    await takeTasks(page);
    await text.focus();
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(propertyText(10_000))})`);
    const early = await takeTasks(page);
    await page.keyboard.press('Control+V');
    await button.click();
    await page.locator('.toast').waitFor();
    // They are folded into the sheet.
    await page.locator('form .read').nth(LEAST_FIELDS).waitFor({ state: 'attached' });
    const tasks = [...early, ...(await takeTasks(page))];
    process.stdout.write(`  tasks over 50 ms: ${tasks.map((ms) => Math.round(ms)).join(', ') || 'none'}\n`);
    return Math.max(0, ...tasks);
  } finally {
    await browser.close();
  }
}

build();
const foyer = await startFoyer({ NODE_ENV: 'production' });
try {
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) longest.push(await longestTask(foyer.url));
  report('autofill', [
    atMost('longest task of the page, four times slowed (0: none over 50 ms)', median(longest), 'ms', MOST_MS),
  ]);
} finally {
  await foyer.stop();
}
