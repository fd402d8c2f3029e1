import { chromium, type Browser } from '@playwright/test';
import { benchBrowser } from '../../scripts/browser.mjs';
import { findViolations } from '../../test-support/pages/find-violations.ts';
import type { Figure } from '../report.ts';

const executablePath = benchBrowser();
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

async function countBroken(browser: Browser, url: string, viewport: (typeof sizes)[number]): Promise<Figure> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  const violations = await findViolations(page);
  await context.close();
  const ids = violations.map(({ id }) => id).join(', ');
  return {
    label: `axe at ${viewport.width}${ids && ` (${ids})`}`,
    value: violations.length,
    unit: '',
    target: '0',
    met: violations.length === 0,
  };
}

/** How many rules of axe (WCAG 2.2 AA and good practice) a page breaks on a phone and on a wide screen, without motion. */
export async function measureAxe(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const figures: Figure[] = [];
    for (const viewport of sizes) figures.push(await countBroken(browser, url, viewport));
    return figures;
  } finally {
    await browser.close();
  }
}
