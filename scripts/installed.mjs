// What `npm start` and `npm test` do first on any machine; what has not changed since is not done again. Runs on the host's own Node
// (20 or later), before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './packages.mjs';
import { projectEnv, root, runOrExit } from './project.mjs';
import { codeMark, sourcesMark } from './sources.mjs';

const say = (words) => process.stdout.write(words);

// Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries, which not every registry mirror holds.
// The build needs the packages for development, which npm leaves out where NODE_ENV is production.
const npmInstall = ['install', '--include=dev', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];

const SMALL_BYTES = 2 * 1024 ** 3;
/** npm unpacks as many packages at once as it fetches: with its 15 it takes 0.7 GB, with three 0.5 and a tenth more time. */
const atOnce = Math.min(totalmem(), process.constrainedMemory() || Infinity) < SMALL_BYTES ? ['--maxsockets=3'] : [];

/** Installs the packages of package-lock.json, once for each state of it. */
export function install() {
  try {
    installPackages(root, () => spawnSync('npm', [...npmInstall, ...atOnce], { cwd: root, stdio: 'inherit' }), say);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * How the build that stands is to be taken: `current`, made of exactly these sources; `older-content`, of the same code and other content; or
 * `unfit`, where there is none that this code could serve.
 */
export function standingBuild() {
  const inBuild = (name) => join(root, 'build', name);
  const isWhole = ['client/index.html', 'server/main.js', '.sources', '.code'].every((name) =>
    existsSync(inBuild(name)),
  );
  if (!isWhole) return 'unfit';
  if (readFileSync(inBuild('.sources'), 'utf8') === sourcesMark(root)) return 'current';
  return readFileSync(inBuild('.code'), 'utf8') === codeMark(root) ? 'older-content' : 'unfit';
}

/** Builds the site and the server into build/, once for each state of their sources. */
export function build() {
  if (standingBuild() === 'current') return;
  say('Building the site\n');
  runOrExit('npm', ['run', 'build', '--silent'], { env: projectEnv });
}
