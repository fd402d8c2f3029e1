// `npm run soak -- dates [DATE ...]`: the unit tests of the sources on other dates than today, so that none of them holds only for a while.
// Programs that a test starts keep the true date.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHIFTED_CLOCK = new URL('../faults/shifted-clock.mjs', import.meta.url).href;
const SUNDAY = 7;

/** The day of the month of its `count`th Sunday; January is 0. */
function sundayOf(year: number, month: number, count: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((SUNDAY - first) % SUNDAY) + (count - 1) * SUNDAY;
}

/** Minutes before a year ends, before clocks change in New York, and on a leap day. */
function usualDates(): string[] {
  const year = new Date().getUTCFullYear();
  const next = year + 1;
  return [
    Date.UTC(year, 11, 31, 23, 55),
    Date.UTC(next, 2, sundayOf(next, 2, 2), 6, 55),
    Date.UTC(next, 10, sundayOf(next, 10, 1), 5, 55),
    Date.UTC(year + 4 - (year % 4), 1, 29, 12),
  ].map((ms) => new Date(ms).toISOString());
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-dates-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const clock = join(folder, 'shift-ms');
const given = process.argv.slice(2);
const unread = given.filter((date) => Number.isNaN(Date.parse(date)));
if (unread.length > 0) {
  process.stderr.write(`Not a date: ${unread.join(', ')}. Write it as 2031-03-01 or 2031-03-01T12:00Z.\n`);
  process.exit(1);
}
const failed: string[] = [];
for (const date of given.length > 0 ? given : usualDates()) {
  process.stdout.write(`\n— on ${date}\n`);
  writeFileSync(clock, String(Date.parse(date) - Date.now()));
  const env = { ...process.env, NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`, FOYER_CLOCK: clock };
  const { status } = spawnSync('vitest', ['run', 'src/', 'stand-ins/', 'simulator/'], { stdio: 'inherit', env });
  if (status !== 0) failed.push(date);
}
process.stdout.write(
  failed.length === 0 ? '\nThe tests hold on each of these dates\n' : `\nTests failed on ${failed.join(', ')}\n`,
);
process.exit(failed.length);
