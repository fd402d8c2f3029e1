import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the throw-away cluster, without a database name. */
    postgresUrl: string;
    /** Migrated databases without rows, of which each test gets a copy: migrating anew took most of a test's time. */
    templates: { postgresDatabase: string; sqliteFile: string };
  }
}

const TEMPLATE = 'foyer_template';

/** Vitest's global setup: one PostgreSQL cluster on loopback and a template of each engine for the whole run, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-template-'));
  const admin = new Client({ connectionString: `${server.url}/postgres` });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  for (const databaseUrl of [null, `${server.url}/${TEMPLATE}`])
    await (await openStore({ databaseUrl, dataDir })).close();
  const file = (await readdir(dataDir)).find((name) => name.endsWith('.db'));
  if (file === undefined) throw new Error(`No SQLite database was made in ${dataDir}`);
  project.provide('postgresUrl', server.url);
  project.provide('templates', { postgresDatabase: TEMPLATE, sqliteFile: join(dataDir, file) });
  return async () => {
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
}
