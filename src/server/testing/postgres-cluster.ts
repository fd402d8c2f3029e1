import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the throw-away cluster, without a database name. */
    postgresUrl: string;
  }
}

/** Vitest's global setup: one empty PostgreSQL cluster on loopback for the whole run, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}
