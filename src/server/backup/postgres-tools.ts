import { spawn } from 'node:child_process';
import { BackupProblem } from './backup-problem.ts';

/** What keeps earlier databases in the same database; not part of a backup. */
export const KEPT_SCHEMAS = 'foyer_before_';

/** The address without its password, which others could read from the list of processes. */
function splitPassword(databaseUrl: string): { address: string; password: string | null } {
  const url = new URL(databaseUrl);
  const password = url.password === '' ? null : decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}

/**
 * Runs one of PostgreSQL's own programs on this database.
 * @throws BackupProblem with what it said, or that it is not installed
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string | null,
  args: readonly string[],
) {
  const { address, password } = databaseUrl === null ? { address: null, password: null } : splitPassword(databaseUrl);
  const child = spawn(tool, [...(address === null ? [] : [`--dbname=${address}`]), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: password === null ? process.env : { ...process.env, PGPASSWORD: password },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupProblem(
        `${tool} is not installed here. It comes with PostgreSQL's own programs, of the server's version or a newer one ` +
          '(on Debian: apt-get install postgresql-client)',
      );
    throw error;
  });
  if (code !== 0) throw new BackupProblem(`${tool} failed: ${said.trim() || `it ended with code ${code}`}`);
}
