// Which packages are installed. Runs on the host's own Node (20 or later), before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WAIT_MS = 500;

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The packages named in package.json, those for development too, that are not there in their version; the build needs them all. */
export function missingPackages(root) {
  const modules = join(root, 'node_modules');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versionOf = (name) => {
    try {
      return JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;
    } catch {
      return null;
    }
  };
  // The package `node` fetches its program when it is installed.
  const isWhole = (name) => name !== 'node' || existsSync(join(modules, '.bin', 'node'));
  const isThere = ([name, version]) => versionOf(name) === version && isWhole(name);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter((entry) => !isThere(entry))
    .map(([name]) => name);
}

/** Identifies a process for good: its number may be given to another one later. */
function nameOf(pid) {
  const status = readIfThere(`/proc/${pid}/stat`);
  // The 22nd field is when it began; the second one, in brackets, may hold spaces.
  const began = status?.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  return status === null ? null : `${pid} ${began}`;
}

/** Waits while another process installs; true where one began and never came to its end. */
function wasInterrupted(underWay, say) {
  let said = false;
  for (;;) {
    const owner = readIfThere(underWay);
    if (owner === null) return false;
    if (nameOf(owner.split(' ')[0]) !== owner) return true;
    if (!said) say('Another process is installing packages; waiting for it\n');
    said = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
}

/**
 * Has the packages of package-lock.json installed, once for each state of it. The mark is written only when everything that
 * package.json names is installed, and trusted only while it is. An installation that was cut short begins anew, because npm takes a package with half
 * of its files for a whole one.
 * @param npmInstall runs npm and says how it ended, as spawnSync does
 * @throws Error with a sentence for the operator where npm fails or leaves something out
 */
export function installPackages(root, npmInstall, say) {
  const modules = join(root, 'node_modules');
  const marks = join(modules, '.foyer');
  const underWay = join(marks, 'installing');
  const installed = join(marks, 'installed');
  const lock = ['package.json', 'package-lock.json'].map((name) => readFileSync(join(root, name)));
  const mark = createHash('sha256').update(lock[0]).update('\0').update(lock[1]).digest('hex');

  if (wasInterrupted(underWay, say)) {
    say('An installation was cut short; starting it anew\n');
    for (const entry of readdirSync(modules)) rmSync(join(modules, entry), { recursive: true, force: true });
  }
  if (readIfThere(installed) === mark && missingPackages(root).length === 0) return;

  mkdirSync(marks, { recursive: true });
  rmSync(installed, { force: true });
  writeFileSync(underWay, nameOf(process.pid) ?? String(process.pid));
  say('Installing packages (the first time takes a minute)\n');
  const { status, signal, error } = npmInstall();
  if (signal) throw new Error(`npm install was ended by ${signal}. Start again to begin it anew.`);
  rmSync(underWay, { force: true });
  if (status !== 0)
    throw new Error(
      `npm install failed: ${error ? error.message : `it ended with code ${status} and says why above.`}`,
    );
  const missing = missingPackages(root);
  if (missing.length > 0)
    throw new Error(
      `npm install left out ${missing.join(', ')}, which the build needs. Look at npm's settings (npm config ls) and start again.`,
    );
  // npm may have cleared the folder away.
  mkdirSync(marks, { recursive: true });
  writeFileSync(installed, mark);
}
