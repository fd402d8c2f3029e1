// What `npm start` and `npm test` do first on any machine; what has not changed since is not done again. Runs on the host's own Node
// (20 or later), before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './packages.mjs';
import { projectEnv, root, runOrExit } from './project.mjs';
import { sourcesMark } from './sources.mjs';

const say = (words) => process.stdout.write(words);

// Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries, which not every registry mirror holds.
// The build needs the packages for development, which npm leaves out where NODE_ENV is production.
const npmInstall = ['install', '--include=dev', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];

/** Installs the packages of package-lock.json, once for each state of it. */
export function install() {
  try {
    installPackages(root, () => spawnSync('npm', npmInstall, { cwd: root, stdio: 'inherit' }), say);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** True where the build that stands was made of exactly these sources. */
function isBuilt(mark) {
  const made = ['client/index.html', 'server/main.js', '.sources'].map((name) => join(root, 'build', name));
  return made.every((file) => existsSync(file)) && readFileSync(made[2], 'utf8') === mark;
}

/** Builds the site and the server into build/, once for each state of their sources. */
export function build() {
  if (isBuilt(sourcesMark(root))) return;
  say('Building the site\n');
  runOrExit('npm', ['run', 'build', '--silent'], { env: projectEnv });
}
