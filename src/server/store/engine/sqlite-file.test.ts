import { spawnSync } from 'node:child_process';
import { copyFile, cp, open, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpSqlite, restoreSqlite } from '../../backup/sqlite.ts';
import { startProcess, type ServerProcess } from '../../../../test-support/server/process.ts';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { openStore } from './open-store.ts';
import { DatabaseFile, damageOf } from './sqlite-file.ts';

async function running(dataDir: string): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir, RATE_LIMIT: '0' });
  await server.says('Foyer is open');
  return server;
}

async function sendLeads({ port }: ServerProcess, count: number): Promise<void> {
  for (let lead = 0; lead < count; lead += 1) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/quiz-leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Dana', email: `dana${lead}@example.com` }),
    });
    expect(status).toBe(201);
  }
}

async function killed(server: ServerProcess): Promise<void> {
  server.signal('SIGKILL');
  await server.ended;
}

async function leadsIn(dataDir: string): Promise<number> {
  const store = await openStore({ databaseUrl: null, dataDir });
  const leads = await store.db.selectFrom('leads').select('id').execute();
  await store.close();
  return leads.length;
}

/** Overwrites a page in the middle of the file. */
async function spoil(file: string): Promise<void> {
  const { size } = await stat(file);
  const opened = await open(file, 'r+');
  await opened.write(Buffer.alloc(4096, 0xa5), 0, 4096, Math.floor(size / 2 / 4096) * 4096);
  await opened.close();
}

test('a copy laid over the database beside the -wal of a killed server is refused, left alone, and put right by a restore', async () => {
  const dataDir = await testFolder();
  const database = join(dataDir, 'foyer.db');
  const server = await running(dataDir);
  await sendLeads(server, 3);
  const copy = join(await testFolder(), 'copy.db');
  await backUpSqlite(dataDir, copy);
  await sendLeads(server, 60);
  await killed(server);
  await copyFile(copy, database);

  const again = await startProcess({ DATA_DIR: dataDir });
  expect(await again.ended).toBe(78);
  expect(again.stderr()).toBe(
    `Foyer cannot start: ${database} does not belong to the foyer.db-wal beside it, as when a copy was laid over the database. ` +
      'Put the copy in its place with npm run restore -- COPY --replace, which keeps what stands there now\n',
  );
  expect(await readFile(database)).toEqual(await readFile(copy));

  const { kept } = restoreSqlite(dataDir, { file: copy, seal: null }, true, new Date());
  expect(kept).toContain('foyer.db.before-2');
  expect((await readdir(dataDir)).filter((name) => name.includes('before')).length).toBeGreaterThan(1);
  expect(await leadsIn(dataDir)).toBe(3);
});

test('so is a plain copy of the file, where what came after it was carried over', async () => {
  const folder = await testFolder();
  const path = join(folder, 'foyer.db');
  const program = `
    const { copyFileSync } = require('node:fs');
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('pragma journal_mode = wal; pragma synchronous = off; create table t (a text primary key, b text)');
    const insert = database.prepare('insert into t values (?, ?)');
    for (let row = 0; row < 20000; row += 1) {
      insert.run(String(Math.sin(row)), 'x'.repeat(50));
      if (row === 9000) copyFileSync(process.argv[1], process.argv[1] + '.copy');
    }
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['-e', program, path]);
  new DatabaseFile(path).check();
  await copyFile(`${path}.copy`, path);
  expect(() => new DatabaseFile(path).check()).toThrow(/damaged|does not belong to the foyer.db-wal/);
});

test('a damaged database is refused in one sentence that names it and the way out', async () => {
  const dataDir = await testFolder();
  const database = join(dataDir, 'foyer.db');
  const server = await running(dataDir);
  await sendLeads(server, 20);
  server.signal('SIGTERM');
  await server.ended;
  await spoil(database);
  const again = await startProcess({ DATA_DIR: dataDir });
  expect(await again.ended).toBe(78);
  expect(again.stderr()).toMatch(
    /^Foyer cannot start: [^\n]*foyer\.db is damaged \(SQLite: [^]*npm run restore -- BACKUP --replace/,
  );
  await writeFile(database, 'Dear diary');
  const third = await startProcess({ DATA_DIR: dataDir });
  expect(await third.ended).toBe(78);
  expect(third.stderr()).toContain('SQLite: file is not a database');
});

test('a file that cannot be read is not called damaged: its owner would replace what may be whole', async () => {
  const folder = await testFolder();
  expect(() => damageOf(folder)).toThrow(/cannot be read \(SQLite: [^)]+\).*Do not replace it/);
  const cut = join(folder, 'cut.db');
  await writeFile(cut, 'Dear diary');
  expect(damageOf(cut)).toBe('file is not a database');
});

test('a killed server starts again with everything, in its own folder or one that it was moved to', async () => {
  const dataDir = await testFolder();
  const server = await running(dataDir);
  await sendLeads(server, 5);
  await killed(server);
  const moved = join(await testFolder(), 'moved');
  await cp(dataDir, moved, { recursive: true, preserveTimestamps: true });
  const copied = join(await testFolder(), 'copied');
  await cp(dataDir, copied, { recursive: true });
  for (const folder of [dataDir, moved, copied]) expect(await leadsIn(folder)).toBe(5);
});

test('a whole database put there while nobody runs is taken', async () => {
  const dataDir = await testFolder();
  const other = await testFolder();
  for (const [folder, leads] of [[dataDir, 2] as const, [other, 4] as const]) {
    const server = await running(folder);
    await sendLeads(server, leads);
    server.signal('SIGTERM');
    await server.ended;
  }
  await copyFile(join(other, 'foyer.db'), join(dataDir, 'foyer.db'));
  expect(await leadsIn(dataDir)).toBe(4);
});

test('after a kill between two writes the file is as it was last seen, so that the next start does not read it through', async () => {
  const dataDir = await testFolder();
  const server = await running(dataDir);
  await sendLeads(server, 200);
  await killed(server);
  const { size, mtimeNs } = await stat(join(dataDir, 'foyer.db'), { bigint: true });
  expect(await readFile(join(dataDir, 'foyer.seen'), 'utf8')).toBe(`${size} ${mtimeNs}\n`);
});

test('what somebody else wrote to the file is not taken for ours', async () => {
  const folder = await testFolder();
  const path = join(folder, 'foyer.db');
  const seen = () => readFile(join(folder, 'foyer.seen'), 'utf8');
  await writeFile(path, '');
  const file = new DatabaseFile(path);
  file.check();
  await file.writing(() => writeFile(path, 'ours'));
  const ours = await seen();
  expect(ours).toMatch(/^4 /);
  await writeFile(path, 'theirs');
  await utimes(path, new Date(0), new Date(0));
  await file.writing(() => writeFile(path, 'ours again'));
  expect(await seen()).toBe(ours);
  expect(() => new DatabaseFile(path).check()).toThrow('is damaged');
});
