import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readLastBackup } from '../backup/last-backup.ts';
import type { Config } from '../config/config.ts';
import { typedCommand } from '../config/typed-command.ts';
import { findUnsafeFolder } from '../config/unsafe-folder.ts';
import { isInData } from '../store/engine/own-data.ts';
import { freeBytesAt } from '../store/engine/free-bytes.ts';
import { describeContents, type DatabaseContents } from '../store/copies/database-contents.ts';
import { describeBytes, inMegabytes, type StoredBytes } from '../store/copies/stored-bytes.ts';
import { newestUnknown } from '../store/engine/newer-database.ts';
import { explainTrouble } from '../store/engine/database-trouble.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

/** Under this, Foyer keeps what is left for leads (src/server/http/space-for-leads.ts). */
const LITTLE_BYTES = 512 * 1024 ** 2;
const CLOCK_DRIFT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const BACKUP_DAYS = 7;
/** Anybody but the user that Foyer runs as. */
const OTHERS = 0o077;

interface DatabaseLook {
  readonly contents: DatabaseContents | null;
  readonly bytes: StoredBytes;
  /** The database's own time, where it has a clock that may differ from this machine's. */
  readonly clock: number | null;
}

async function readPostgres(databaseUrl: string): Promise<DatabaseLook> {
  const { openPostgresDatabase } = await import('../store/copies/postgres-contents.ts');
  const database = await openPostgresDatabase(databaseUrl);
  try {
    const [contents, bytes] = [await database.readContents(), await database.readBytes()];
    return { contents, bytes, clock: await database.readClock() };
  } finally {
    await database.close();
  }
}

async function readSqlite(file: string): Promise<DatabaseLook> {
  const { readSqliteBytes, readSqliteContents } = await import('../store/copies/sqlite-copies.ts');
  const { damageOf } = await import('../store/engine/sqlite-file.ts');
  const damage = damageOf(file);
  if (damage !== null)
    throw new Error(
      `${file} is damaged (SQLite: ${damage}). Put a backup in its place: ${typedCommand('restore', 'FILE --replace')}`,
    );
  return { contents: readSqliteContents(file), bytes: readSqliteBytes(file), clock: null };
}

function describeDatabase(contents: DatabaseContents | null): Finding {
  if (contents === null) return look('database', 'it is empty; the first start makes its tables');
  const newer = newestUnknown(contents.migrations);
  if (newer !== null)
    return wrong(
      'database',
      `it was used by a newer Foyer (it has ${newer}). Install that one again, or restore a backup from before`,
    );
  return ok('database', `it answers and holds ${describeContents(contents)}`);
}

async function checkDatabase({ databaseUrl, dataDir }: Config, now: () => number): Promise<Finding[]> {
  const file = join(dataDir, 'foyer.db');
  try {
    if (databaseUrl === null && !isInData(file))
      return [look('database', `there is none in ${dataDir} yet; the first start makes it`)];
    const { contents, bytes, clock } = databaseUrl === null ? await readSqlite(file) : await readPostgres(databaseUrl);
    const drift = clock === null ? 0 : Math.abs(clock - now());
    const clocks =
      drift > CLOCK_DRIFT_MS
        ? [
            wrong(
              'clock',
              `this machine and the database are ${Math.round(drift / 1000)} s apart. Set both by NTP (timedatectl)`,
            ),
          ]
        : [];
    const space = contents === null ? [] : [ok('space', `the database takes ${describeBytes(bytes)}`)];
    return [describeDatabase(contents), ...space, ...clocks];
  } catch (error) {
    return [wrong('database', explainTrouble(error))];
  }
}

function checkPrivacy({ databaseUrl, dataDir }: Config): Finding[] {
  if (databaseUrl !== null || !existsSync(dataDir)) return [];
  const open = [dataDir, join(dataDir, 'foyer.db')].filter(
    (path) => existsSync(path) && (statSync(path).mode & OTHERS) !== 0,
  );
  return open.map((path) => look('data', `others on this machine may look into ${path}: chmod go-rwx ${path}`));
}

function checkFolder({ databaseUrl, dataDir }: Config): Finding[] {
  const unsafe = databaseUrl === null ? findUnsafeFolder(dataDir) : null;
  return unsafe === null ? [] : [look('folder', unsafe)];
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  if (!existsSync(dataDir)) return look('disk', `${dataDir} is not there yet`);
  const free = await freeBytesAt(dataDir)();
  const words = inMegabytes(free);
  if (free < LITTLE_BYTES)
    return wrong(
      'disk',
      `${words} are free: visits are not counted and pictures not taken, to keep the rest for leads. Make room`,
    );
  return free < 4 * LITTLE_BYTES ? look('disk', `${words} are free. Make room soon`) : ok('disk', `${words} are free`);
}

function checkBackups({ dataDir }: Config, now: number): Finding {
  const last = readLastBackup(dataDir);
  const command = typedCommand('backup', 'FILE');
  if (last === null) return look('backups', `none was ever made here: ${command}`);
  const days = Math.floor((now - last.at) / DAY_MS);
  const when = days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`;
  if (days > BACKUP_DAYS)
    return look('backups', `the last one was made ${when} (${last.file}). Make one a day: ${command}`);
  return existsSync(last.file)
    ? ok('backups', `the last one was made ${when}: ${last.file}`)
    : ok('backups', `the last one was made ${when}, and ${last.file} was moved since`);
}

/** The replica that figures are read from. */
async function checkReplica({ databaseReadUrl }: Config): Promise<Finding[]> {
  if (databaseReadUrl === null) return [];
  try {
    const { contents } = await readPostgres(databaseReadUrl);
    return contents === null
      ? [
          wrong(
            'replica',
            'DATABASE_READ_URL names a database without Foyer’s tables. Is it a replica of DATABASE_URL?',
          ),
        ]
      : [ok('replica', 'it answers')];
  } catch (error) {
    return [wrong('replica', `${explainTrouble(error)}. Figures are read from the primary`)];
  }
}

/** The database, its replica, its clock, who may read it, the room it has, and its copies. */
export async function checkData(config: Config, now: () => number): Promise<Finding[]> {
  return [
    ...(await checkDatabase(config, now)),
    ...(await checkReplica(config)),
    ...checkPrivacy(config),
    ...checkFolder(config),
    await checkDisk(config),
    checkBackups(config, now()),
  ];
}
