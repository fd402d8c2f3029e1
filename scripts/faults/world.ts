import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { startFoyer, type RunningFoyer } from '../../e2e/support/foyer.ts';
import { openTcpProxy, type TcpProxy } from '../../stand-ins/tcp-proxy.ts';
import { startPostgres, type PostgresServer } from '../../test-support/databases/postgres-server.ts';
import { visitedSettings } from '../../test-support/load/settings.ts';

export type EngineName = 'sqlite' | 'postgres';

/** What a fault needs before anything starts. */
export interface Ground {
  /** How many Foyers share the database; otherwise one. */
  readonly foyers?: number;
  /** The data lies on a disk of its own, which can be filled. */
  readonly hasOwnDisk?: boolean;
  /** System calls can fail (disk-errors.c). */
  readonly hasDiskErrors?: boolean;
}

/** A server of PostgreSQL's own, and the network to it. */
export interface Database {
  readonly server: PostgresServer;
  readonly network: TcpProxy;
  /** One statement after the other, as its superuser. */
  ask(...statements: string[]): Promise<Record<string, unknown>[]>;
  /** Its processes, the first of them first. */
  pids(): Promise<number[]>;
}

/** Foyers over one database, for as long as a fault is tried. */
export interface World {
  readonly engine: EngineName;
  readonly sites: readonly string[];
  /** As the count reads it. */
  readonly stored: { readonly databaseUrl: string | null; readonly dataDir: string };
  /** Where the data lies, and on what disk. */
  readonly disk: string;
  /** Null on SQLite. */
  readonly database: Database | null;
  /** Ends it as a power cut does. */
  kill(by: number): Promise<void>;
  /** Ends it as an operator does. */
  stop(by: number): Promise<void>;
  start(by: number): Promise<void>;
  /** How far its clock is off. */
  shiftClock(ms: number): Promise<void>;
  /** What system calls do from now on; null for what they should. */
  failCalls(letter: string | null): Promise<void>;
  close(): Promise<void>;
}

const DISK_BYTES = 640 * 1024 ** 2;
const here = import.meta.dirname;

function runOrThrow(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

async function openDatabase(more: string): Promise<Database> {
  const server = await startPostgres(undefined, more);
  const ask: Database['ask'] = async (...statements) => {
    const client = new Client({ connectionString: `${server.url}/postgres`, connectionTimeoutMillis: 3000 });
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
      return rows;
    } finally {
      await client.end();
    }
  };
  await ask('create database foyer');
  return {
    server,
    network: await openTcpProxy(Number(new URL(server.url).port)),
    ask,
    async pids() {
      const [row] = await ask('show data_directory');
      const [first = ''] = (await readFile(join(String(row?.['data_directory']), 'postmaster.pid'), 'utf8')).split(
        '\n',
      );
      const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
      return [first, ...children.split(' ')].map(Number).filter((pid) => pid > 0);
    },
  };
}

/** Starts all that the ground asks for. */
export async function openWorld(engine: EngineName, ground: Ground): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-faults-'));
  await chmod(folder, 0o711);
  const disk = join(folder, 'disk');
  await mkdir(disk, { mode: 0o777 });
  if (ground.hasOwnDisk === true) runOrThrow('mount', '-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk);
  await chmod(disk, 0o777);
  const faults = join(folder, 'faults');
  const shim = join(folder, 'disk-errors.so');
  if (ground.hasDiskErrors === true)
    runOrThrow('gcc', '-shared', '-fPIC', '-O1', '-o', shim, join(here, 'disk-errors.c'), '-ldl');
  const failing = (within: string): Record<string, string> =>
    ground.hasDiskErrors === true ? { LD_PRELOAD: shim, FOYER_FAULTS: faults, FOYER_FAULTS_IN: within } : {};
  // What PostgreSQL is started with, and started again.
  const own = { ...process.env };
  if (engine === 'postgres') Object.assign(process.env, { TMPDIR: disk, ...failing('pg_wal') });
  const database = engine === 'postgres' ? await openDatabase('-c fsync=on') : null;
  const clock = join(folder, 'clock');
  const dataDir = engine === 'sqlite' ? join(disk, 'data') : join(folder, 'data');
  const url = database === null ? null : `postgres://foyer@127.0.0.1:${database.network.port}/foyer`;
  const settings = (by: number): Record<string, string> => ({
    ...visitedSettings,
    DATA_DIR: engine === 'sqlite' ? dataDir : join(dataDir, String(by)),
    ...(url !== null && { DATABASE_URL: url }),
    ...(engine === 'sqlite' && failing('foyer.db')),
    FOYER_CLOCK: clock,
    NODE_OPTIONS: `--import=${pathToFileURL(join(here, 'shifted-clock.mjs')).href}`,
  });
  const foyers: RunningFoyer[] = [];
  for (let by = 0; by < (ground.foyers ?? 1); by += 1) foyers.push(await startFoyer(settings(by)));
  const sites = foyers.map((foyer) => foyer.url);
  return {
    engine,
    sites,
    disk,
    database,
    stored: { databaseUrl: database === null ? null : `${database.server.url}/foyer`, dataDir },
    kill: async (by) => foyers[by]?.kill(),
    stop: async (by) => foyers[by]?.stop(),
    async start(by) {
      foyers[by] = await startFoyer({ ...settings(by), PORT: new URL(sites[by] ?? '').port });
    },
    shiftClock: (ms) => writeFile(clock, String(ms)),
    failCalls: (letter) => (letter === null ? rm(faults, { force: true }) : writeFile(faults, letter)),
    async close() {
      await Promise.all(foyers.map(async (foyer) => foyer.kill()));
      database?.network.close();
      await database?.server.remove();
      for (const name of ['TMPDIR', 'LD_PRELOAD', 'FOYER_FAULTS', 'FOYER_FAULTS_IN'])
        if (own[name] === undefined) delete process.env[name];
        else process.env[name] = own[name];
      if (ground.hasOwnDisk === true) runOrThrow('umount', '-l', disk);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
