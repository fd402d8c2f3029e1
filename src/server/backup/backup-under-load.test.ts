import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../store/engine/open-store.ts';
import { findDifferences } from '../store/rebuild/rebuild.ts';
import {
  databaseSettings,
  forEachEngine,
  postgres,
  type TestDatabase,
} from '../../../test-support/databases/engines.ts';
import { startProcess, type ServerProcess } from '../../../test-support/server/process.ts';
import { commandProgram } from '../../../test-support/server/programs.ts';
import { testFolder } from '../../../test-support/server/test-app.ts';

const ZONE = 'America/New_York';

function settingsOf(database: TestDatabase): Record<string, string> {
  return { ...databaseSettings(database), RATE_LIMIT: '0' };
}

/** What the command printed, and the code that it ended with. */
async function run(
  command: 'backup' | 'restore',
  database: TestDatabase,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [commandProgram(command), ...args], {
    env: { ...settingsOf(database), PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}

async function post(port: number, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

async function sendLead(port: number, count: number): Promise<string> {
  const answer = await post(port, '/api/quiz-leads', { firstName: 'Dana', email: `dana${count}@example.com` });
  return typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '';
}

async function sendPageView(port: number, count: number): Promise<void> {
  const sessionId = `session_${1_700_000_000_000 + count}_${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  await post(port, '/api/analytics/pageview', { sessionId, path: '/', title: 'Home Page' });
}

/** Page views and leads, several at a time, until told to stop; the leads that were acknowledged. */
function sendAll(server: ServerProcess) {
  const acknowledged: string[] = [];
  const end = new AbortController();
  let count = 0;
  const sender = async () => {
    while (!end.signal.aborted) {
      count += 1;
      if (count % 5 === 0) acknowledged.push(await sendLead(server.port, count));
      else await sendPageView(server.port, count);
    }
  };
  const senders = Promise.all(Array.from({ length: 6 }, sender));
  return {
    acknowledged,
    async until(leads: number) {
      while (acknowledged.length < leads)
        await Promise.race([senders, new Promise((resolve) => setImmediate(resolve))]);
    },
    async stop() {
      end.abort();
      await senders;
    },
  };
}

async function running(database: TestDatabase): Promise<ServerProcess> {
  const server = await startProcess(settingsOf(database));
  await server.says('Foyer is open');
  return server;
}

async function stopped(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
}

async function leadsIn(database: TestDatabase): Promise<string[]> {
  const store = await openStore(database);
  const leads = await store.db.selectFrom('leads').select('id').execute();
  await store.close();
  return leads.map(({ id }) => id);
}

forEachEngine((engine) => {
  test('a backup made while page views and leads come in is whole, and holds all that was acknowledged before', async () => {
    const database = await engine.createDatabase();
    const server = await running(database);
    const load = sendAll(server);
    await load.until(40);
    const before = [...load.acknowledged];
    const file = join(await testFolder(), 'backup');
    const made = await run('backup', database, [file]);
    expect(made.stderr).toBe('');
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/^Backed up to .* MB\): [\d,]+ leads, 0 bookings, 0 orders, [\d,]+ page views\n$/);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    await load.until(before.length + 20);
    await load.stop();
    await stopped(server);

    const empty = await engine.createDatabase();
    const restored = await run('restore', empty, [file]);
    expect(restored.stderr).toBe('');
    expect(restored.code).toBe(0);
    const kept = await leadsIn(empty);
    expect(kept).toEqual(expect.arrayContaining(before));
    // The restore has read an SQLite database through; PostgreSQL checks its own.
    const store = await engine.openStore(empty);
    expect(await findDifferences(store, ZONE)).toEqual([]);
  });
});

test('a command that lacks its file says how it is typed', async () => {
  const database: TestDatabase = { databaseUrl: null, dataDir: await testFolder() };
  for (const [command, usage] of [
    ['backup', 'npm run backup -- FILE'],
    ['restore', 'npm run restore -- FILE [--dry-run] [--replace]'],
  ] as const)
    expect(await run(command, database, [])).toEqual({ code: 1, stdout: '', stderr: `Name the file: ${usage}\n` });
  expect((await run('backup', database, ['x'])).stderr).toBe(`There is no database in ${database.dataDir} yet\n`);
});

test('where PostgreSQL’s programs are missing, it says which and how to get them', async () => {
  const database = await postgres.createDatabase();
  const folder = await testFolder();
  await mkdir(join(folder, 'bin'));
  const refused = await run('backup', database, [join(folder, 'backup')], { PATH: join(folder, 'bin') });
  expect(refused.stderr).toMatch(/^pg_dump is not installed here\..*postgresql-client/);
  expect(await readdir(folder)).toEqual(['bin']);
});

test('a server that was killed is backed up with what it had acknowledged, and its database is left as it was', async () => {
  const database: TestDatabase = { databaseUrl: null, dataDir: await testFolder() };
  const server = await running(database);
  const leads = [await sendLead(server.port, 1), await sendLead(server.port, 2)];
  server.signal('SIGKILL');
  await server.ended;
  const file = join(await testFolder(), 'backup.db');
  const before = await readdir(database.dataDir);
  expect((await run('backup', database, [file], { CRM_WEBHOOK_SECRET: 'hunter2' })).code).toBe(0);
  expect(await readdir(database.dataDir)).toEqual([...before, 'foyer.backup'].toSorted());
  const told = await run('restore', database, [file, '--dry-run']);
  expect(told.code).toBe(0);
  expect(told.stdout).toMatch(
    / can be restored\. It was made on .* UTC, and is what was written then, byte for byte\n/,
  );
  expect(told.stdout).toContain('It holds 2 leads, 0 bookings, 0 orders, 0 page views\n');
  expect(told.stdout).toContain('Settings that were set when it was made, and are not here: CRM_WEBHOOK_SECRET\n');
  expect(told.stdout).toMatch(
    /It would take the place of .*foyer\.db, which would be kept: npm run restore -- .* --replace\nNothing was changed\n$/,
  );
  expect(await readFile(file, 'latin1')).not.toContain('hunter2');
  const copy = await testFolder();
  await copyFile(file, join(copy, 'foyer.db'));
  expect((await leadsIn({ databaseUrl: null, dataDir: copy })).toSorted()).toEqual(leads.toSorted());
});
