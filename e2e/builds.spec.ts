import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, install } from '../scripts/installed.mjs';
import { copyProject, markBuild, runScript, type Run } from '../test-support/builds/copied-project.ts';
import { homeOf, keepLoading } from '../test-support/builds/keep-loading.ts';
import { freePort } from '../test-support/server/free-port.ts';
import { expect, test } from './support/test.ts';

/**
 * The programs of a build take half a minute between them, and are not what is tried here: what plays them copies what stands. This one plays
 * the program that renders the pages: the pages that stand, finished, with a line and a file of their own. The file
 * `pages` beside the project says what: `new words`, `fail`, or nothing yet, which it waits for.
 */
const PAGES = `
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const site = process.env.FOYER_BUILD_FOLDER;
const say = () => { try { return readFileSync('../pages', 'utf8'); } catch { return ''; } };
writeFileSync('../making-pages', '');
process.on('exit', () => rmSync('../making-pages'));
while (say() === '') await new Promise((again) => setTimeout(again, 50));
cpSync('build/client', join(site, 'client'), { recursive: true, dereference: true });
if (say() === 'fail') { console.error('the pages are broken'); process.exit(1); }
const home = join(site, 'client/index.html');
const before = readFileSync(home, 'utf8').replace(/<!--.*-->/, '');
const own = 'assets/of-' + say().replace(' ', '-') + '.js';
writeFileSync(home, before + '<!-- ' + say() + ' /' + own + ' -->');
for (const end of ['br', 'gz']) rmSync(home + '.' + end, { force: true });
for (const old of ['first', 'second', 'third']) rmSync(join(site, 'client/assets/of-' + old + '-words.js'), { force: true });
writeFileSync(join(site, 'client', own), '// ' + say());
for (const file of ['csp.json', 'redirects.json']) cpSync('build/' + file, join(site, file));
`;

/**
 * Plays the program that bundles the server: the bundle that stands, with the days that the content says. It refuses to run beside the other,
 * since a machine of 1 GB has no room for both.
 */
const BUNDLER = `
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [folder] = process.argv.slice(2);
cpSync('build/server', folder, { recursive: true, dereference: true, filter: (path) => !path.includes('.compiled') });
if (existsSync('../making-pages')) throw new Error('the pages are being made');
const [days] = /daysAhead: \\d+/.exec(readFileSync('content/booking.ts', 'utf8'));
for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
  const text = readFileSync(join(folder, name), 'utf8');
  if (/daysAhead: \\d+/.test(text)) writeFileSync(join(folder, name), text.replace(/daysAhead: \\d+/, days));
}
`;

/** A copy of the project in which what makes a build is played. */
async function copyPlayed(): Promise<string> {
  const root = await copyProject();
  await writeFile(join(root, '../pages.mjs'), PAGES);
  const program = join(root, 'node_modules/.bin/react-router');
  await rm(program, { force: true });
  await writeFile(program, `import(${JSON.stringify(join(root, '../pages.mjs'))});`);
  await writeFile(join(root, 'scripts/finish-build/command.ts'), '');
  await writeFile(join(root, 'scripts/build/bundle-server.ts'), BUNDLER);
  await markBuild(root);
  return root;
}

const sayPages = (root: string, words: string) => writeFile(join(root, '../pages'), words);

async function countDays(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/booking/slots`);
  const { days }: { days: { date: string }[] } = await answer.json();
  return days.length;
}

test('builds come and fail while pages are loaded: no request fails, and new content is served by itself once it is built', async () => {
  test.setTimeout(300_000);
  install();
  build();
  const root = await copyPlayed();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: join(root, 'data') };
  const rules = join(root, 'content/booking.ts');
  const written = await readFile(rules, 'utf8');
  const runs: Run[] = [];
  const begin = (script: string, more: Record<string, string> = {}) => {
    const one = runScript(root, script, more);
    runs.push(one);
    return one;
  };
  try {
    const server = begin('scripts/start.mjs', settings);
    await expect.poll(() => homeOf(url), { timeout: 30_000 }).toContain('<h1');
    const loading = keepLoading(url);
    const buildOnce = async (words: string) => {
      await sayPages(root, words);
      const one = begin('scripts/build/build.ts');
      const [code] = await one.ended;
      return [code, one.output()];
    };

    expect((await buildOnce('first words'))[0]).toBe(0);
    await expect.poll(() => homeOf(url)).toContain('first words');
    const [failedCode, why] = await buildOnce('fail');
    expect([failedCode, why]).toEqual([1, expect.stringContaining('the pages are broken')]);
    await writeFile(rules, written.replace('daysAhead: 30', 'daysAhead: 300'));
    const [mistakenCode, mistake] = await buildOnce('never words');
    expect([mistakenCode, mistake]).toEqual([1, expect.stringContaining('daysAhead')]);
    await writeFile(rules, written);
    expect((await buildOnce('second words'))[0]).toBe(0);
    await expect.poll(() => homeOf(url)).toContain('second words');
    const { failed, loads, files } = await loading.stop();
    expect(failed).toEqual([]);
    expect(loads).toBeGreaterThan(files.size);
    // A page that was opened before still finds its file, which the new build does not have.
    expect(files).toContain('/assets/of-first-words.js');
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);

    // Content that changed: the site is served as it was while it is built.
    await rm(join(root, '../pages'));
    await writeFile(rules, written.replace('daysAhead: 30', 'daysAhead: 3'));
    const again = begin('scripts/start.mjs', settings);
    await expect.poll(() => homeOf(url), { timeout: 30_000 }).toContain('second words');
    const before = await countDays(url);
    const visitors = keepLoading(url);
    await sayPages(root, 'third words');
    await expect.poll(again.output, { timeout: 60_000 }).toContain('The server starts again with the new content');
    await expect.poll(() => homeOf(url), { timeout: 30_000 }).toContain('third words');
    await expect.poll(() => countDays(url).catch(() => before), { timeout: 30_000 }).toBeLessThan(before);
    // Nobody was refused while the server started again.
    expect((await visitors.stop()).failed).toEqual([]);
    again.child.kill('SIGTERM');
    expect(await again.ended).toEqual([0, null]);
  } finally {
    // Told to stop, a start ends its server too; killed, it would leave it running.
    for (const { child } of runs) child.kill('SIGTERM');
    await Promise.all(runs.map(({ ended }) => ended));
    await rm(join(root, '..'), { recursive: true, force: true });
  }
});
