import { link, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CSV_BEGINNING, csvLine } from '../exports/csv.ts';
import type { PartCopy, StoredView } from '../store/retention/old-page-views.ts';

const OWN_FILE = 0o600;
const ENDING = '.csv.gz';
const HEADINGS = ['id', 'session', 'path', 'title', 'time', 'filtered'];

const compress = promisify(gzip);

/** So many rows as a gzip file of their own: one behind another, such files are one file to every program that reads gzip. */
function packed(rows: readonly StoredView[], isFirst: boolean): Promise<Buffer> {
  const lines = rows.map((row) =>
    csvLine([row.id, row.session_id, row.path, row.title, new Date(row.at).toISOString(), row.filtered]),
  );
  return compress((isFirst ? CSV_BEGINNING + csvLine(HEADINGS) : '') + lines.join(''));
}

async function withFile(path: string, flags: string, work: (file: FileHandle) => Promise<unknown>): Promise<void> {
  const file = await open(path, flags, OWN_FILE);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Adds page views to the files of their months. */
export async function addToFiles(folder: string, views: readonly StoredView[]): Promise<void> {
  const months = Map.groupBy(views, ({ at }) => new Date(at).toISOString().slice(0, 7));
  for (const [month, rows] of months)
    await withFile(join(folder, `page-views-${month}${ENDING}`), 'a', async (file) => {
      const { size } = await file.stat();
      await file.write(await packed(rows, size === 0));
    });
}

/** Gives a file that is complete a name that no other has. */
async function giveName(part: string, begin: string, number = 1): Promise<void> {
  try {
    await link(part, `${begin}${number === 1 ? '' : `-${number}`}${ENDING}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await giveName(part, begin, number + 1);
    return;
  }
  await rm(part);
}

/** Writes a part of the table that is about to go into a file of its own; no file is ever written over. */
export async function copyPart(folder: string, table: string): Promise<PartCopy & { abandon(): Promise<void> }> {
  const begin = join(folder, table.replaceAll('_', '-'));
  const part = `${begin}${ENDING}.part`;
  await rm(part, { force: true });
  let isFirst = true;
  const add = async (rows: readonly StoredView[]) => {
    await withFile(part, 'a', async (file) => file.write(await packed(rows, isFirst)));
    isFirst = false;
  };
  return {
    add,
    async publish() {
      if (!isFirst) await giveName(part, begin);
    },
    abandon: () => rm(part, { force: true }),
  };
}
