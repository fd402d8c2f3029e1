// What the tests and the trial cluster need from the machine itself: a browser, PostgreSQL, what the recipes of deploy/ are tried with, what a
// cluster is made of, from Debian's packages where they are missing.
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

/** `service` is what a package starts by itself; here each program is run by hand, in a folder of its own. */
const ofDatabase = [
  { name: 'postgresql', present: hasPostgres, service: 'postgresql' },
  { name: 'pgbouncer', present: () => existsSync('/usr/sbin/pgbouncer'), service: 'pgbouncer' },
  { name: 'haproxy', present: () => existsSync('/usr/sbin/haproxy'), service: 'haproxy' },
];

const ofCluster = [
  ...ofDatabase,
  { name: 'patroni', present: () => onPath('patroni'), service: 'patroni' },
  { name: 'etcd-server', present: () => onPath('etcd'), service: 'etcd' },
];

const ofTests = [
  { name: SHELL.package, present: () => existsSync(process.env.CHROME_PATH ?? SHELL.path), instead: WHOLE },
  ...ofCluster,
  { name: 'nginx-light', present: () => existsSync('/usr/sbin/nginx'), service: 'nginx' },
  { name: 'openssl', present: () => onPath('openssl') },
  { name: 'systemd', present: () => onPath('systemd-analyze') },
];

/** System calls are made to fail by a small library, compiled for it. */
const ofFaults = [
  ...ofDatabase,
  { name: 'gcc', present: () => onPath('gcc') },
  { name: 'libc6-dev', present: () => existsSync('/usr/include/stdio.h') },
];

/** Who needs what, and the command to run again where it cannot be installed. */
const users = {
  tests: { needed: ofTests, who: 'The tests need', again: 'npm test' },
  cluster: { needed: ofCluster, who: 'A cluster needs', again: 'npm run cluster' },
  faults: { needed: ofFaults, who: 'Faults need', again: 'npm run soak -- faults' },
};

/** Whether systemd runs this machine: only then does a package start anything by itself. */
const hasSystemd = () => existsSync('/run/systemd/system');

/**
 * Installs what is missing, saying so; leaves with a sentence where it may not. The tests do with `instead` where an
 * archive, or the network, is not to be had. What a package starts by itself is stopped and stays off.
 * @param {'tests' | 'cluster' | 'faults'} user whom it is for
 */
export function installSystemPackages(user = 'tests') {
  const { needed, who, again } = users[user];
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
    process.stderr.write(`${who} ${names} on this machine; please install and run ${again} again.\n`);
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
  const turnOff = () => {
    const services = missing.flatMap(({ service }) => service ?? []);
    if (!hasSystemd() || services.length === 0) return;
    const [systemctl, ...before] = isRoot ? ['systemctl'] : ['sudo', 'systemctl'];
    spawnSync(systemctl, [...before, 'disable', '--now', ...services], { stdio: 'ignore' });
  };
  apt('update', '-q');
  const isInstalled = install(...missing.map(({ name }) => name));
  if (isInstalled) turnOff();
  if (isInstalled || must.length === 0) return;
  const others = must.map(({ name, instead }) => instead?.package ?? name);
  if (install(...others)) {
    turnOff();
    return;
  }
  process.stderr.write(`${who} ${others.join(' and ')} on this machine, and they could not be installed.\n`);
  process.exit(1);
}
