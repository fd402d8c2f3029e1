import { chromium, type Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import type { Figure } from '../report.ts';

type LighthouseResult = RunnerResult['lhr'];

const RUNS = 5;
const BYTES_IN_KB = 1000;
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'largest-contentful-paint': { label: 'largest contentful paint', unit: 's', per: 1000, most: 1.5 },
  'total-blocking-time': { label: 'total blocking time', unit: 'ms', per: 1, most: 50 },
  'cumulative-layout-shift': { label: 'cumulative layout shift', unit: '', per: 1, most: 0 },
} as const;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function atMost(label: string, value: number, unit: string, most: number): Figure {
  return { label, value, unit, target: `<= ${most}`, met: value <= most };
}

/** What the browser asked for until the page answers, in compressed bytes, by what it is. */
async function weigh(page: Page, url: string): Promise<Map<string, number>> {
  const requests: { type: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') return;
    requests.push({ type: request.resourceType(), size: request.sizes().then((sizes) => sizes.responseBodySize) });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const byType = new Map<string, number>();
  for (const { type, size } of requests) byType.set(type, (byType.get(type) ?? 0) + (await size));
  byType.set('script files', requests.filter(({ type }) => type === 'script').length);
  return byType;
}

/** What a page weighs over the wire on a phone, until it can be used; against the limits of the home page. */
export async function measureWeight(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: flags });
  const weights = await weigh(await browser.newPage({ viewport: { width: 360, height: 740 } }), url);
  await browser.close();
  const files = weights.get('script files') ?? 0;
  weights.delete('script files');
  const kb = (...types: string[]) => types.reduce((sum, type) => sum + (weights.get(type) ?? 0), 0) / BYTES_IN_KB;
  return [
    atMost('HTML and CSS', kb('document', 'stylesheet'), 'KB', 20),
    atMost(`script before it can be used (${files} files)`, kb('script'), 'KB', 110),
    atMost('everything', kb(...weights.keys()), 'KB', 220),
  ];
}

async function runLighthouse(url: string): Promise<LighthouseResult> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error('Lighthouse gave no result');
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** What Lighthouse says of a page on a phone: medians of five runs. */
export async function measureLighthouse(url: string): Promise<Figure[]> {
  const runs: LighthouseResult[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url));
  const scores = categories.map((category) => {
    const score = median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100));
    const least = category === 'performance' ? 99 : 100;
    return { label: `Lighthouse ${category}`, value: score, unit: '', target: `>= ${least}`, met: score >= least };
  });
  const times = Object.entries(audits).map(([id, { label, unit, per, most }]) =>
    atMost(label, median(runs.map((run) => (run.audits[id]?.numericValue ?? Number.NaN) / per)), unit, most),
  );
  return [...scores, ...times];
}
