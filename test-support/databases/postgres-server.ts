import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../server/free-port.ts';

const run = promisify(execFile);
const PACKAGED = '/usr/lib/postgresql';

/** A PostgreSQL of the test's own on a loopback port. */
export interface PostgresServer {
  /** Its address, without a database name. */
  readonly url: string;
  start(): Promise<void>;
  /** As a crash of the machine's process would: without a checkpoint, every connection cut off. */
  stop(): Promise<void>;
  /** Stops it and deletes what it holds. */
  remove(): Promise<void>;
}

/** The folder of the newest PostgreSQL of the system's packages; empty where its programs are on the path. */
export async function serverPrograms(): Promise<string> {
  const versions = await readdir(PACKAGED).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? '' : join(PACKAGED, newest, 'bin', '/');
}

/** PostgreSQL refuses to run as root; then the system's own user for it is taken. */
export async function servingUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const account = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(accounts);
  if (account === null) throw new Error('PostgreSQL needs a user other than root; there is no account postgres');
  return { uid: Number(account[1]), gid: Number(account[2]) };
}

/** Reads until this process closes the pipe or ends, however it ends; then stops the cluster and deletes it. */
const CARETAKER = `cat > /dev/null; "$0pg_ctl" -D "$1/data" -m immediate stop; rm -rf "$1"`;

/**
 * Makes an empty cluster with the user `foyer`, or a replica of the given one, and starts it. It goes when it is removed, or when the process that
 * started it ends.
 * @param more settings that take the place of these
 */
export async function startPostgres(primary?: PostgresServer, more = ''): Promise<PostgresServer> {
  const programs = await serverPrograms();
  const user = await servingUser();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200 -p ${port} ${more}`;

  // In a process group of its own: what interrupts the tests must not interrupt it.
  const caretaker = spawn('sh', ['-c', CARETAKER, programs, folder], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  caretaker.unref();
  const start = async () => {
    await run(`${programs}pg_ctl`, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], options);
  };
  const stop = async () => {
    await run(`${programs}pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], options);
  };
  const make = primary
    ? ['pg_basebackup', '-D', data, '-d', `${primary.url}/postgres`, '-R', '-c', 'fast', '--no-sync']
    : ['initdb', '-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const [program, ...given] = make;
  await run(`${programs}${program}`, given, options);
  await start();
  return {
    url: `postgres://foyer@127.0.0.1:${port}`,
    start,
    stop,
    async remove() {
      // Whoever waits for its end has nothing else that keeps the process alive.
      caretaker.ref();
      caretaker.stdin.end();
      await once(caretaker, 'close');
      // The folder around it may belong to another user, who alone may delete it from there.
      await rm(folder, { recursive: true, force: true });
    },
  };
}
