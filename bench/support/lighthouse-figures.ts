import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { benchBrowser } from '../../scripts/browser.mjs';
import type { Figure } from '../report.ts';
import { atMost } from './at-most.ts';
import { median } from './median.ts';

type LighthouseResult = RunnerResult['lhr'];

const RUNS = 5;
const executablePath = benchBrowser();
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'largest-contentful-paint': { label: 'largest contentful paint', unit: 's', per: 1000, most: 1.2 },
  'total-blocking-time': { label: 'total blocking time', unit: 'ms', per: 1, most: 50 },
  'cumulative-layout-shift': { label: 'cumulative layout shift', unit: '', per: 1, most: 0 },
} as const;

async function runLighthouse(url: string): Promise<LighthouseResult> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error('Lighthouse gave no result');
    // Scores of a run that broke down are null or 0, which would read as a bad page.
    const { code, message } = result.lhr.runtimeError ?? {};
    if (code !== undefined) throw new Error(`Lighthouse: ${code}: ${message ?? ''}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Lighthouse loses a trace now and then. */
const TRIES = 3;

async function runUntilTraced(url: string, tries = TRIES): Promise<LighthouseResult> {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (tries === 1) throw error;
    return runUntilTraced(url, tries - 1);
  }
}

/** To three places, as layout shifts are told: what is less moved nothing that anybody could see. */
const readAudit = (run: LighthouseResult, id: string) =>
  Number((run.audits[id]?.numericValue ?? Number.NaN).toFixed(3));

const scoreOf = (run: LighthouseResult, category: string) => (run.categories[category]?.score ?? Number.NaN) * 100;

/** What Lighthouse says of a page on a phone: medians of several runs, and in how many of them every score was 100. A page that asks not to be listed has no score for search. */
export async function measureLighthouse(
  url: string,
  { count = RUNS, isListed = true }: { count?: number; isListed?: boolean } = {},
): Promise<Figure[]> {
  const runs: LighthouseResult[] = [];
  for (let run = 0; run < count; run += 1) runs.push(await runUntilTraced(url));
  const held = categories.filter((category) => isListed || category !== 'seo');
  const scores = held.map((category) => {
    const score = median(runs.map((run) => scoreOf(run, category)));
    return { label: `Lighthouse ${category}`, value: score, unit: '', target: '>= 100', met: score >= 100 };
  });
  const full = runs.filter((run) => held.every((category) => scoreOf(run, category) >= 100)).length;
  const allFull = { label: 'Lighthouse runs with 100 in each', value: full, unit: `of ${count}`, target: `${count}` };
  const times = Object.entries(audits).map(([id, { label, unit, per, most }]) =>
    atMost(label, median(runs.map((run) => readAudit(run, id) / per)), unit, most),
  );
  return [...scores, { ...allFull, met: full === count }, ...times];
}
