import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client, Pool } from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import type { StoreLimits } from '../../src/server/store/engine/limits.ts';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

/** Where a test's database lies, in the form of the settings. */
export interface TestDatabase {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** The settings by which a process of its own uses a test's database. */
export function databaseSettings({ dataDir, databaseUrl }: TestDatabase): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
}

export interface TestEngine {
  readonly name: Store['engine'];
  /** A migrated database without rows that goes when the test ends; open it as often as the test has processes. */
  createDatabase(): Promise<TestDatabase>;
  /** The same before its first migration. */
  createBareDatabase(): Promise<TestDatabase>;
  /** A store over an empty database, or over the given one; closed when the test ends. */
  openStore(database?: TestDatabase, limits?: StoreLimits): Promise<Store>;
}

const MINUTE_MS = 60_000;

/** So long that no machine, however busy, makes a test meet them: what they do is tested with limits of its own. */
const patientLimits: StoreLimits = {
  queueMs: MINUTE_MS,
  againMs: MINUTE_MS,
  connectMs: MINUTE_MS,
  groupMs: MINUTE_MS,
  readMs: MINUTE_MS,
  readStatementMs: MINUTE_MS,
  writeStatementMs: MINUTE_MS,
  lockMs: MINUTE_MS,
  idleMs: MINUTE_MS,
};

/** The one connection of this process at the cluster's own database; it keeps no process alive. */
let cluster: Pool | undefined;

function openCluster(): Pool {
  const pool = new Pool({
    connectionString: `${inject('postgresUrl')}/postgres`,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The cluster may end before the process does.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * One statement at the cluster's own database, over one connection for all tests of a process. Over a new connection, making and dropping a
 * database took more than three times as long.
 */
async function changeCluster(statement: string): Promise<void> {
  cluster ??= openCluster();
  await cluster.query(statement);
}

/** One statement at a database, over a connection of its own. */
export async function administer(statement: string, databaseUrl: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function createDatabase(engine: Store['engine'], { isMigrated }: { isMigrated: boolean }): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const templates = inject('templates');
  if (engine === 'sqlite') {
    if (isMigrated) await copyFile(templates.sqliteFile, join(dataDir, basename(templates.sqliteFile)));
    return { databaseUrl: null, dataDir };
  }
  const name = `foyer_${randomUUID().replaceAll('-', '')}`;
  const template = isMigrated ? `template ${templates.postgresDatabase}` : '';
  // Where nothing waits for a disk, files are copied in two thirds of the time that PostgreSQL's log takes.
  await changeCluster(`create database ${name} ${template} strategy file_copy`);
  onTestFinished(async () => {
    await changeCluster(`drop database ${name} with (force)`);
  });
  return { databaseUrl: `${inject('postgresUrl')}/${name}`, dataDir };
}

function testEngine(name: Store['engine']): TestEngine {
  return {
    name,
    createDatabase: () => createDatabase(name, { isMigrated: true }),
    createBareDatabase: () => createDatabase(name, { isMigrated: false }),
    async openStore(database, limits = patientLimits) {
      const store = await openStore(database ?? (await createDatabase(name, { isMigrated: true })), limits);
      onTestFinished(() => store.close());
      return store;
    },
  };
}

/** For what does not depend on the engine. */
export const sqlite = testEngine('sqlite');

/** For what only a database across a network can do to us. */
export const postgres = testEngine('postgres');

/** What passes on SQLite must pass on PostgreSQL: defines the same tests for each. */
export function forEachEngine(define: (engine: TestEngine) => void): void {
  describe.each([sqlite, postgres])('on $name', (engine) => {
    define(engine);
  });
}
