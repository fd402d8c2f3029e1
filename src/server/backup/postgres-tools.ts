import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { addressForTools } from '../config/postgres-address.ts';
import { BackupProblem } from './backup-problem.ts';

/** What keeps earlier databases in the same database; not part of a backup. */
export const KEPT_SCHEMAS = 'foyer_before_';

/**
 * Runs one of PostgreSQL's own programs on this database.
 * @throws BackupProblem with what it said, or that it is not installed
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string | null,
  args: readonly string[],
) {
  const target = databaseUrl === null ? null : addressForTools(databaseUrl);
  const folder = target?.needsAuthorities === true ? await mkdtemp(join(tmpdir(), 'foyer-authorities-')) : null;
  try {
    const authorities = folder === null ? null : await writeAuthorities(folder);
    await runTool(tool, [...(target === null ? [] : [`--dbname=${target.address}`]), ...args], {
      ...(authorities !== null && { PGSSLROOTCERT: authorities }),
      ...process.env,
      ...(target?.password && { PGPASSWORD: target.password }),
    });
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}

/** Those that Node trusts, for a program that knows none. */
async function writeAuthorities(folder: string): Promise<string> {
  const file = join(folder, 'authorities.pem');
  await writeFile(file, getCACertificates().join('\n'));
  return file;
}

async function runTool(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
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
