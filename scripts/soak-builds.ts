// Part of `npm run soak`: builds that succeed, fail and are killed, with the real programs, beside a running site that visitors load all the while.
import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyProject, runScript } from '../test-support/builds/copied-project.ts';
import { homeOf, keepLoading } from '../test-support/builds/keep-loading.ts';
import { freePort } from '../test-support/server/free-port.ts';
import { build, install } from './installed.mjs';

const VISITORS = 8;
/** A build takes some seconds; it is killed at another moment of them each time. */
const LONGEST_MS = 9000;
const STEP_MS = 1700;

type Outcome = 'good' | 'mistaken' | 'broken' | 'killed';
const outcomes: readonly Outcome[] = ['good', 'mistaken', 'broken', 'killed'];

const rounds = Number(process.argv[2] ?? 4);
install();
build();
const root = await copyProject();
const site = join(root, 'content/site.ts');
const page = join(root, 'src/web/pages/success.tsx');
const [written, sound] = await Promise.all([readFile(site, 'utf8'), readFile(page, 'utf8')]);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = runScript(root, 'scripts/start.mjs', {
  PORT: String(port),
  DATA_DIR: join(root, 'data'),
  RATE_LIMIT: '0',
});
const isOpen = async () => (await homeOf(url)).includes('<h1');
while (!(await isOpen())) await delay(100);
const visitors = keepLoading(url, VISITORS);
const setTagline = (words: string) => writeFile(site, written.replace(/tagline: '[^']*'/, `tagline: '${words}'`));

/** Builds once, in this way; gives the code that the build ended with, null where it was killed. */
async function buildOnce(outcome: Outcome, round: number): Promise<unknown> {
  await setTagline(outcome === 'mistaken' ? '' : `Round ${round}`);
  await writeFile(page, outcome === 'broken' ? 'export default 1 +;' : sound);
  const one = runScript(root, 'scripts/build/build.ts');
  if (outcome === 'killed') {
    await delay((round * STEP_MS) % LONGEST_MS);
    one.child.kill('SIGKILL');
  }
  const [code] = await one.ended;
  return code;
}

/** The pages are read anew soon after a build is in place. */
async function untilShown(words: string): Promise<void> {
  for (let patience = 100; patience > 0; patience -= 1) {
    if ((await homeOf(url)).includes(words)) return;
    await delay(100);
  }
  throw new Error(`the home page does not show "${words}"`);
}

let shown = '';
try {
  for (let round = 1; round <= rounds; round += 1) {
    const outcome = outcomes[(round - 1) % outcomes.length] ?? 'good';
    const code = await buildOnce(outcome, round);
    assert.equal(
      code,
      { good: 0, mistaken: 1, broken: 1, killed: null }[outcome],
      `${outcome} ended with ${String(code)}`,
    );
    if (outcome === 'good') shown = `Round ${round}`;
    await untilShown(`${shown}<`);
    assert.deepEqual(visitors.failed, [], `round ${round}, ${outcome}`);
  }
  const { loads, failed } = await visitors.stop();
  assert.deepEqual(failed, []);
  process.stdout.write(`${rounds} builds beside a running site: ${loads} files were loaded, none failed\n`);
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(join(root, '..'), { recursive: true, force: true });
}
