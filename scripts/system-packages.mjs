// What the tests need from the machine itself: a browser and PostgreSQL, from Debian's packages where they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runOrExit } from './installed.mjs';

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function hasPostgres() {
  const versions = '/usr/lib/postgresql';
  const packaged =
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin', 'initdb')));
  return packaged || onPath('initdb');
}

const needed = [
  { package: 'chromium', present: () => existsSync(process.env.CHROME_PATH ?? '/usr/bin/chromium') },
  { package: 'postgresql', present: hasPostgres },
];

/** Installs what is missing, saying so; leaves with a sentence where it may not. */
export function installSystemPackages() {
  const missing = needed.filter(({ present }) => !present()).map((item) => item.package);
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const maySudo = !isRoot && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!onPath('apt-get') || !(isRoot || maySudo)) {
    process.stderr.write(
      `The tests need ${missing.join(' and ')} on this machine; please install and run npm test again.\n`,
    );
    process.exit(1);
  }
  process.stdout.write(`Installing from the system's packages: ${missing.join(', ')}\n`);
  const apt = (...args) =>
    runOrExit(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['apt-get', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...missing);
}
