// What `npm start` and `npm test` do first on any machine. Runs on the host's own Node (20 or later), before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** The environment in which the project's own Node and tools come first. */
export const projectEnv = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

/** Runs a command in the project's folder and leaves with its exit code when it fails. */
export function runOrExit(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnv,
    ...options,
  });
  if (status === 0) return;
  process.stderr.write(
    `${command} ${args.join(' ')}: ${error ? error.message : signal ? `ended by ${signal}` : `failed with code ${status}`}\n`,
  );
  process.exit(status ?? 1);
}

function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** One hash over the contents and names of files and folders, relative to the project. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const files = /\.[a-z]+$/.test(path) ? (existsSync(full) ? [full] : []) : filesBelow(path).sort();
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Runs `work` unless it ran before on the same `mark`; what it made must still be there, and the mark is kept beside it in `markFile`. */
export function onceFor(markFile, mark, made, work) {
  const stamp = join(root, markFile);
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === mark && existsSync(join(root, made));
  if (done) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, mark);
}

/** Installs the packages of package-lock.json, once for each state of it. */
export function install() {
  onceFor(
    'node_modules/.foyer/installed',
    fingerprint(['package.json', 'package-lock.json']),
    'node_modules/.bin/node',
    () => {
      process.stdout.write('Installing packages (the first time takes a minute)\n');
      // Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries, which not every registry mirror holds.
      runOrExit('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], { env: process.env });
    },
  );
}

/** Builds the site into build/, once for each state of its sources. */
export function build() {
  const sources = [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.web.json',
    'content',
    'public',
    'scripts',
  ];
  const mark = fingerprint([...sources, 'src/web', 'src/domain', 'src/contract']);
  onceFor('build/.sources', mark, 'build/client/index.html', () => {
    process.stdout.write('Building the site\n');
    runOrExit('npm', ['run', 'build', '--silent', '--', '--logLevel', 'warn'], {
      env: { ...projectEnv, NODE_ENV: 'production' },
    });
  });
}
