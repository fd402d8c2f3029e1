import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startFoyer } from '../e2e/support/foyer.ts';
import type { Figure } from './report.ts';
import { measureAxe } from './support/axe-figures.ts';
import { measureLighthouse, measureWeight } from './support/page-figures.ts';

/**
 * `npm run bench:pages`: every public page of the built site, as the real server sends it: its weight, axe at both widths, Lighthouse on a
 * phone. `-- --runs 5` for medians of more runs, `-- /partners /blog` for some pages only.
 */
const PUBLIC_PAGES = [
  '/',
  '/buy-box',
  '/book',
  '/partners',
  '/blog',
  '/blog/ai-took-over-follow-ups',
  '/blog/over-40-and-waiting',
  '/reactivation',
  '/freelendingsnapshot',
  '/coursecreator',
  '/business-buyer-course',
  '/checkout',
  '/success',
  '/onboarding-preview',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
];
/** Pages that ask not to be listed, which Lighthouse holds against them. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['/checkout', '/success']);
const RESULTS = new URL('results/', import.meta.url);

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 0) throw new Error('--runs takes a whole number; 0 leaves Lighthouse out');

async function measurePage(url: string, path: string): Promise<Figure[]> {
  const figures = [...(await measureWeight(url)), ...(await measureAxe(url))];
  if (runs === 0) return figures;
  const lighthouse = await measureLighthouse(url, runs);
  const held = NOT_INDEXED.has(path) ? lighthouse.filter(({ label }) => label !== 'Lighthouse seo') : lighthouse;
  return [...figures, ...held];
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

const foyer = await startFoyer({ NODE_ENV: 'production' });
const lines = ['| page | what | figure | target | |', '|---|---|---|---|---|'];
let missed = 0;
try {
  for (const path of positionals.length > 0 ? positionals : PUBLIC_PAGES) {
    const figures = await measurePage(`${foyer.url}${path}`, path);
    const rows = tableRows(path, figures);
    process.stdout.write(`${rows.join('\n')}\n`);
    lines.push(...rows);
    missed += figures.filter(({ met }) => !met).length;
    await mkdir(RESULTS, { recursive: true });
    await writeFile(new URL('pages.md', RESULTS), `${lines.join('\n')}\n`);
  }
} finally {
  await foyer.stop();
}
process.stdout.write(`\n${missed} missed; the table is in bench/results/pages.md\n`);
process.exitCode = missed === 0 ? 0 : 1;
