import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CSV_BEGINNING, csvLine } from '../exports/csv.ts';
import { syncToDisk } from '../store/engine/copy-sqlite.ts';
import type { PartCopy, StoredView } from '../store/retention/old-page-views.ts';

const OWN_FILE = 0o600;
const ENDING = '.csv.gz';
const HEADINGS = ['id', 'session', 'path', 'title', 'time', 'filtered'];

const compress = promisify(gzip);

const BEGINNING = CSV_BEGINNING + csvLine(HEADINGS);

/** So many rows as a gzip file of their own: one behind another, such files are one file to every program that reads gzip. */
function packed(rows: readonly StoredView[]): Promise<Buffer> {
  const lines = rows.map((row) =>
    csvLine([row.id, row.session_id, row.path, row.title, new Date(row.at).toISOString(), row.filtered]),
  );
  return compress(lines.join(''));
}

/** Adds to a file; resolves when it is on disk. */
async function append(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'a', OWN_FILE);
  try {
    await file.appendFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a file that is complete its name, unless another has it; whether it has it now. */
async function giveName(part: string, path: string): Promise<boolean> {
  try {
    await link(part, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  await rm(part);
  syncToDisk(dirname(path));
  return true;
}

/** A file with its headings and nothing else, under a name of its own. */
async function begun(folder: string): Promise<string> {
  const part = join(folder, `page-views.${randomUUID()}.part`);
  await append(part, await compress(BEGINNING));
  return part;
}

/** Adds page views to the files of their months. */
export async function addToFiles(folder: string, views: readonly StoredView[]): Promise<void> {
  const months = Map.groupBy(views, ({ at }) => new Date(at).toISOString().slice(0, 7));
  for (const [month, rows] of months) {
    const path = join(folder, `page-views-${month}${ENDING}`);
    // Of two processes that begin it, one has.
    if (!existsSync(path)) {
      const part = await begun(folder);
      if (!(await giveName(part, path))) await rm(part);
    }
    await append(path, await packed(rows));
  }
}

/** Writes a part of the table that is about to go into a file of its own, which no other process writes; no file is ever written over. */
export function copyPart(folder: string, table: string): PartCopy & { abandon(): Promise<void> } {
  let part: string | null = null;
  return {
    async add(rows) {
      part ??= await begun(folder);
      await append(part, await packed(rows));
    },
    async publish() {
      for (let number = 1; part !== null; number += 1) {
        const name = `${table.replaceAll('_', '-')}${number === 1 ? '' : `-${number}`}${ENDING}`;
        if (await giveName(part, join(folder, name))) part = null;
      }
    },
    async abandon() {
      if (part !== null) await rm(part, { force: true });
    },
  };
}
