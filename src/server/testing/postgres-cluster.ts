import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the throw-away cluster, without a database name. */
    postgresUrl: string;
  }
}

const run = promisify(execFile);
const PACKAGED = '/usr/lib/postgresql';

async function serverPrograms(): Promise<string> {
  const versions = await readdir(PACKAGED).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? '' : join(PACKAGED, newest, 'bin', '/');
}

/** PostgreSQL refuses to run as root; then the system's own user for it is taken. */
async function servingUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const account = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(accounts);
  if (account === null) throw new Error('PostgreSQL needs a user other than root; there is no account postgres');
  return { uid: Number(account[1]), gid: Number(account[2]) };
}

/** Vitest's global setup: one empty PostgreSQL cluster on loopback for the whole run, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = await serverPrograms();
  const user = await servingUser();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const port = await freePort();

  await run(
    `${programs}initdb`,
    ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200 -p ${port}`;
  await run(`${programs}pg_ctl`, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], options);
  project.provide('postgresUrl', `postgres://foyer@127.0.0.1:${port}`);

  return async () => {
    await run(`${programs}pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], options);
    await rm(folder, { recursive: true, force: true });
  };
}
