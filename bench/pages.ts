import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startFoyer } from '../e2e/support/foyer.ts';
import { build } from '../scripts/installed.mjs';
import type { Figure } from './report.ts';
import { measureAxe } from './support/axe-figures.ts';
import { measureLighthouse } from './support/lighthouse-figures.ts';
import { measureWeight } from './support/page-weight.ts';

/**
 * `npm run bench:pages`: every public page of the built site, as the real server sends it: its weight, axe at both widths, Lighthouse on a
 * phone. `-- --runs 5` for medians of more runs (0 leaves Lighthouse out), `-- /partners /blog` for those pages only.
 */
const PUBLIC_PAGES = [
  '/',
  '/buy-box',
  '/book',
  '/es/book',
  '/es/buy-box',
  '/partners',
  '/blog',
  '/blog/ai-took-over-follow-ups',
  '/blog/over-40-and-waiting',
  '/reactivation',
  '/freelendingsnapshot',
  '/coursecreator',
  '/business-buyer-course',
  '/checkout?service=website-build',
  '/success',
  '/onboarding-preview',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
];
/** Pages that ask not to be listed, which Lighthouse holds against them. */
const NOT_LISTED = /^\/(checkout|success)\b/;
const RESULTS = new URL('results/', import.meta.url);

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 0) throw new Error('--runs takes a whole number; 0 leaves Lighthouse out');
const notPaths = positionals.filter((path) => !path.startsWith('/'));
if (notPaths.length > 0) throw new Error(`Not the path of a page: ${notPaths.join(', ')}`);

async function measurePage(url: string, path: string): Promise<Figure[]> {
  const figures = [...(await measureWeight(url)), ...(await measureAxe(url))];
  if (runs === 0) return figures;
  return [...figures, ...(await measureLighthouse(url, { count: runs, isListed: !NOT_LISTED.test(path) }))];
}

function asText({ value, unit }: Figure): string {
  return Number.isFinite(value) ? `${Number(value.toFixed(2))} ${unit}`.trim() : 'not measured';
}

function tableRows(path: string, figures: readonly Figure[]): string[] {
  return figures.map(
    (figure) =>
      `| ${path} | ${figure.label} | ${asText(figure)} | ${figure.target} | ${figure.met ? 'met' : '**missed**'} |`,
  );
}

/** A page that cannot be measured is a row of its own, with the reason, and the others are measured all the same. */
async function measureOrTell(url: string, path: string): Promise<Figure[]> {
  try {
    return await measurePage(url, path);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const label = `could not be measured: ${reason.replaceAll('|', '/')}`;
    return [{ label, value: Number.NaN, unit: '', target: 'a figure', met: false }];
  }
}

build();
const foyer = await startFoyer({ NODE_ENV: 'production', PAYMENTS: 'test' });
const lines = ['| page | what | figure | target | |', '|---|---|---|---|---|'];
let missed = 0;
await mkdir(RESULTS, { recursive: true });
try {
  for (const path of positionals.length > 0 ? positionals : PUBLIC_PAGES) {
    const figures = await measureOrTell(`${foyer.url}${path}`, path);
    const rows = tableRows(path, figures);
    process.stdout.write(`${rows.join('\n')}\n`);
    lines.push(...rows);
    missed += figures.filter(({ met }) => !met).length;
    await writeFile(new URL('pages.md', RESULTS), `${lines.join('\n')}\n`);
  }
} finally {
  await foyer.stop();
}
process.stdout.write(`\n${missed} missed; the table is in bench/results/pages.md\n`);
process.exitCode = missed === 0 ? 0 : 1;
