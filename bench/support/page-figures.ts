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

interface Weights {
  /** Compressed bytes by kind, of everything that came before the network fell quiet. */
  readonly total: ReadonlyMap<string, number>;
  /** Compressed bytes of the scripts that had come when the page answered. */
  readonly scriptBefore: number;
  readonly filesBefore: number;
}

/** What the browser asked for, in compressed bytes: until the page answers, and in all. What comes between is fetched ahead. */
async function weigh(page: Page, url: string): Promise<Weights> {
  const requests: { type: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') return;
    requests.push({ type: request.resourceType(), size: request.sizes().then((sizes) => sizes.responseBodySize) });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor();
  const before = requests.filter(({ type }) => type === 'script');
  await page.waitForLoadState('networkidle');
  const total = new Map<string, number>();
  for (const { type, size } of requests) total.set(type, (total.get(type) ?? 0) + (await size));
  let scriptBefore = 0;
  for (const { size } of before) scriptBefore += await size;
  return { total, scriptBefore, filesBefore: before.length };
}

/** What a page weighs over the wire on a phone, until it can be used; against the limits of the home page. */
export async function measureWeight(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: flags });
  const { total, scriptBefore, filesBefore } = await weigh(
    await browser.newPage({ viewport: { width: 360, height: 740 } }),
    url,
  );
  await browser.close();
  const kb = (...types: string[]) => types.reduce((sum, type) => sum + (total.get(type) ?? 0), 0) / BYTES_IN_KB;
  const ahead = kb('script') - scriptBefore / BYTES_IN_KB;
  return [
    atMost('HTML and CSS', kb('document', 'stylesheet'), 'KB', 20),
    atMost(`script before it can be used (${filesBefore} files)`, scriptBefore / BYTES_IN_KB, 'KB', 110),
    { label: 'script fetched ahead', value: ahead, unit: 'KB', target: 'none set', met: true },
    atMost('everything', kb(...total.keys()), 'KB', 220),
  ];
}

async function runLighthouse(url: string): Promise<LighthouseResult> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error('Lighthouse gave no result');
    const { code, message } = result.lhr.runtimeError ?? {};
    if (code !== undefined) throw new Error(`Lighthouse could not measure ${url}: ${code}: ${message ?? ''}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** What Lighthouse says of a page on a phone: medians of several runs. */
export async function measureLighthouse(url: string, count = RUNS): Promise<Figure[]> {
  const runs: LighthouseResult[] = [];
  for (let run = 0; run < count; run += 1) runs.push(await runLighthouse(url));
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
