import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Figure } from './report.ts';

/**
 * `npm run bench`: every measurement in this folder, one after the other on a quiet machine, and their figures beside what the design asks for.
 * `npm run bench -- home-page` runs those whose name contains the word, or one of several.
 */
interface Report {
  name: string;
  figures: readonly Figure[];
}

function readReport(line: string): Report | null {
  if (!line.startsWith('{"name"')) return null;
  const report: Report = JSON.parse(line);
  return report;
}

async function measure(file: string): Promise<Report[]> {
  process.stdout.write(`\n— ${file}\n`);
  const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const reports: Report[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const report = readReport(line);
    if (report) reports.push(report);
    else process.stdout.write(`  ${line}\n`);
  }
  const code = await ended;
  if (code !== 0)
    reports.push({ name: file, figures: [{ label: 'ended', value: code ?? -1, unit: '', target: '0', met: false }] });
  return reports;
}

const wanted = process.argv.slice(2);
const files = (await readdir(new URL('.', import.meta.url)))
  .filter((name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .toSorted();

function tell({ name, figures }: Report): void {
  for (const { label, value, unit, target, met } of figures) {
    // JSON has no NaN: what could not be measured arrives as null.
    const rounded = Number.isInteger(value) || value === null ? value : Number(value.toPrecision(4));
    process.stdout.write(
      `${met ? 'met   ' : 'missed'}  ${name}: ${label}  ${rounded.toLocaleString('en-US')} ${unit}  (target ${target})\n`,
    );
  }
}

const reports: Report[] = [];
for (const file of files) {
  const measured = await measure(file);
  // Also at once: all of them together take a quarter of an hour, and a run may be ended before.
  measured.forEach(tell);
  reports.push(...measured);
}

process.stdout.write('\n');
reports.forEach(tell);
process.exit(reports.every((report) => report.figures.every((figure) => figure.met)) ? 0 : 1);
