import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';
import { OWNER_PASSWORD } from '../server/owner.ts';
import { act } from './act.ts';
import { keptFolder, keptSchema } from './kept.ts';

/**
 * Keeps the database that a version of Foyer leaves, for the test that upgrades it: `node test-support/earlier-databases/keep.ts FOLDER VERSION`,
 * where the folder holds that version's sources with its packages installed. Done once for each version that brought a migration.
 */
const [folder, version] = process.argv.slice(2);
if (folder === undefined || version === undefined) throw new Error('Name the folder of its sources and the version');

function literal(value: SQLOutputValue): string {
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** The whole database as statements that make it again. */
function dump(database: DatabaseSync): string {
  const objects = database
    .prepare(
      "select name, type, sql from sqlite_schema where sql is not null and name not like 'sqlite\\_%' escape '\\'",
    )
    .all();
  const made = (isTable: boolean) =>
    objects.filter(({ type }) => (type === 'table') === isTable).map(({ sql }) => `${String(sql)};`);
  const rows = objects
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      database
        .prepare(`select * from "${String(name)}"`)
        .all()
        .map((row) => `insert into "${String(name)}" values (${Object.values(row).map(literal).join(', ')});`),
    );
  return `${[...made(true), ...rows, ...made(false)].join('\n')}\n`;
}

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-keep-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: folder,
  env: {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    OWNER_PASSWORD,
    OWNER_EMAIL: 'owner@example.com',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(server, 'exit');
try {
  while (
    !(await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('It did not start');
    await delay(100);
  }
  const held = await act(url);
  server.kill('SIGTERM');
  await ended;
  const database = new DatabaseSync(join(dataDir, 'foyer.db'), { readOnly: true });
  const leads = database.prepare('select kind, count(*) as rows from leads group by kind order by kind').all();
  const tables = new Set(
    database
      .prepare('select name from sqlite_schema')
      .all()
      .map(({ name }) => name),
  );
  const lending = database.prepare("select payload from deliveries where payload like '%/lending-system/%'").get();
  const kept = keptSchema.parse({
    ...held,
    ownerCookie: tables.has('owner_sessions') ? held.ownerCookie : null,
    madeAt: Date.now(),
    leads: Object.fromEntries(leads.map(({ kind, rows }) => [kind, rows])),
    lendingPath: /\/[\w/-]*lending-system\/[\w.-]+/.exec(String(lending?.['payload']))?.[0] ?? null,
  });
  await writeFile(join(keptFolder, `${version}.sql`), dump(database));
  await writeFile(join(keptFolder, `${version}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  database.close();
} finally {
  server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
}
