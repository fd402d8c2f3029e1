// What the tests need from the machine itself: a browser, PostgreSQL, and what the recipes of deploy/ are tried with, from Debian's packages
// where they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SHELL, WHOLE } from './browser.mjs';

/** Of a machine without a network, which is not to be waited for. */
const PATIENCE_MS = 300_000;

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function hasPostgres() {
  const versions = '/usr/lib/postgresql';
  const packaged =
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin', 'initdb')));
  return packaged || onPath('initdb');
}

const needed = [
  { name: SHELL.package, present: () => existsSync(process.env.CHROME_PATH ?? SHELL.path), instead: WHOLE },
  { name: 'postgresql', present: hasPostgres },
  { name: 'pgbouncer', present: () => existsSync('/usr/sbin/pgbouncer') },
  { name: 'nginx-light', present: () => existsSync('/usr/sbin/nginx') },
  { name: 'haproxy', present: () => existsSync('/usr/sbin/haproxy') },
  { name: 'openssl', present: () => onPath('openssl') },
  { name: 'systemd', present: () => onPath('systemd-analyze') },
];

/**
 * Installs what is missing, saying so; leaves with a sentence where it may not. The tests do with `instead` where an
 * archive, or the network, is not to be had.
 */
export function installSystemPackages() {
  const missing = needed.filter(({ present }) => !present());
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const maySudo = !isRoot && spawnSync('sudo', ['-n', 'true']).status === 0;
  const mayInstall = onPath('apt-get') && (isRoot || maySudo);
  const isStuck = ({ instead }) => instead === undefined || !existsSync(instead.path);
  const must = missing.filter(isStuck);
  if (!mayInstall) {
    if (must.length === 0) return;
    const names = must.map(({ name }) => name).join(' and ');
    process.stderr.write(`The tests need ${names} on this machine; please install and run npm test again.\n`);
    process.exit(1);
  }
  process.stdout.write(`Installing from the system's packages: ${missing.map(({ name }) => name).join(', ')}\n`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: PATIENCE_MS,
  };
  const [command, ...first] = isRoot ? ['apt-get'] : ['sudo', 'apt-get'];
  const apt = (...args) => spawnSync(command, [...first, ...args], options);
  const install = (...names) => apt('install', '-y', '-q', '--no-install-recommends', ...names).status === 0;
  apt('update', '-q');
  if (install(...missing.map(({ name }) => name)) || must.length === 0) return;
  const others = must.map(({ name, instead }) => instead?.package ?? name);
  if (install(...others)) return;
  process.stderr.write(`The tests need ${others.join(' and ')} on this machine, and they could not be installed.\n`);
  process.exit(1);
}
