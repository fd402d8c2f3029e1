import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { findDifferences } from '../store/rebuild.ts';
import { damageOf } from '../store/sqlite-file.ts';
import { forEachEngine, postgres, type TestDatabase } from '../testing/engines.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { testFolder } from '../testing/test-app.ts';

const ZONE = 'America/New_York';

function settingsOf({ databaseUrl, dataDir }: TestDatabase): Record<string, string> {
  return { DATA_DIR: dataDir, RATE_LIMIT: '0', ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
}

/** What the command printed, and the code that it ended with. */
async function run(
  command: 'backup' | 'restore',
  database: TestDatabase,
  args: readonly string[],
  path = process.env['PATH'],
) {
  const child = spawn(process.execPath, [`src/server/commands/${command}.ts`, ...args], {
    env: { ...settingsOf(database), PATH: path },
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
  let going = true;
  let count = 0;
  const sender = async () => {
    while (going) {
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
      going = false;
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

/** A database with this many leads in it, and nobody running on it. */
async function withLeads(database: TestDatabase, count: number): Promise<TestDatabase> {
  const server = await running(database);
  for (let lead = 0; lead < count; lead += 1) await sendLead(server.port, lead);
  await stopped(server);
  return database;
}

const SQLITE_HEADER = 'SQLite format 3\0';

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
    const store = await engine.openStore(empty);
    expect(await findDifferences(store, ZONE)).toEqual([]);
    if (engine.name === 'sqlite') expect(damageOf(join(empty.dataDir, 'foyer.db'))).toBeNull();
  });

  test('a backup replaces no file, and goes into no folder that is not there', async () => {
    const database = await withLeads(await engine.createDatabase(), 1);
    const folder = await testFolder();
    await writeFile(join(folder, 'taken'), 'precious');
    expect(await run('backup', database, [join(folder, 'taken')])).toMatchObject({
      code: 1,
      stderr: `${join(folder, 'taken')} exists already; name another file\n`,
    });
    expect(await readFile(join(folder, 'taken'), 'utf8')).toBe('precious');
    expect((await run('backup', database, [join(folder, 'no', 'file')])).stderr).toContain('There is no folder');
    expect((await run('backup', database, [])).stderr).toBe('Name the file: npm run backup -- FILE\n');
    expect(await readdir(folder)).toEqual(['taken']);
  });

  test('nothing is restored while a Foyer runs, nor over data unless told to; what stood there is kept', async () => {
    const file = join(await testFolder(), 'backup');
    const source = await withLeads(await engine.createDatabase(), 2);
    expect((await run('backup', source, [file])).code).toBe(0);
    const target = await engine.createDatabase();
    const server = await running(target);
    const standing = await sendLead(server.port, 7);
    const refused = await run('restore', target, [file, '--replace']);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/[Ss]top (it|every Foyer)/);
    await stopped(server);

    const unsaid = await run('restore', target, [file]);
    expect(unsaid).toMatchObject({ code: 1, stdout: '' });
    expect(unsaid.stderr).toContain('Say --replace');
    expect(await leadsIn(target)).toEqual([standing]);

    const replaced = await run('restore', target, [file, '--replace']);
    expect(replaced.stderr).toBe('');
    expect(replaced.stdout).toMatch(/^Restored .*: 2 leads.*\nWhat stood there is kept as .*before.2\d{3}/);
    expect((await leadsIn(target)).toSorted()).toEqual((await leadsIn(source)).toSorted());
  });

  test('a database that a start has only made is replaced without a word', async () => {
    const file = join(await testFolder(), 'backup');
    const source = await withLeads(await engine.createDatabase(), 2);
    await run('backup', source, [file]);
    const fresh = await withLeads(await engine.createDatabase(), 0);
    expect(await run('restore', fresh, [file])).toMatchObject({ code: 0, stderr: '' });
    expect(await leadsIn(fresh)).toHaveLength(2);
  });

  test('what is no backup, is damaged or belongs to the other engine is refused, and nothing is changed', async () => {
    const folder = await testFolder();
    const file = join(folder, 'backup');
    const target = await withLeads(await engine.createDatabase(), 1);
    await run('backup', target, [file]);
    const whole = await readFile(file);
    await writeFile(join(folder, 'half'), whole.subarray(0, Math.floor(whole.length / 2)));
    await writeFile(join(folder, 'words'), 'not a database');
    const other = engine.name === 'sqlite' ? 'PGDMP' : SQLITE_HEADER;
    await writeFile(join(folder, 'other'), other.padEnd(600, '\0'));
    for (const [name, words] of [
      ['half', /cannot be used|failed/],
      ['words', /no backup of Foyer/],
      ['other', /is a backup of/],
      ['gone', /There is no file/],
    ] as const) {
      const refused = await run('restore', target, [join(folder, name), '--replace']);
      expect(refused.code).toBe(1);
      expect(refused.stderr).toMatch(words);
      expect(refused.stderr).not.toMatch(/\.ts:\d/);
    }
    expect(await leadsIn(target)).toHaveLength(1);
  });
});

test('where PostgreSQL’s programs are missing, it says which and how to get them', async () => {
  const database = await withLeads(await postgres.createDatabase(), 1);
  const folder = await testFolder();
  await mkdir(join(folder, 'bin'));
  const refused = await run('backup', database, [join(folder, 'backup')], join(folder, 'bin'));
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
  expect((await run('backup', database, [file])).code).toBe(0);
  expect(await readdir(database.dataDir)).toEqual(before);
  const copy = await testFolder();
  await copyFile(file, join(copy, 'foyer.db'));
  expect((await leadsIn({ databaseUrl: null, dataDir: copy })).toSorted()).toEqual(leads.toSorted());
});
