import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.ts';

const sealSchema = z.object({
  madeAt: z.number(),
  /** Of what stands before the seal. */
  bytes: z.number(),
  sha256: z.string(),
  /** Those that the database had been through. */
  migrations: z.array(z.string()),
  /** The rows of every table. */
  rows: z.record(z.string(), z.number()),
  /** The names of the settings that were set; never their values. */
  settings: z.array(z.string()),
});

/**
 * What a backup says about itself, in its last lines. Before them it is a database of SQLite or a dump of PostgreSQL as those write it, and both
 * read it past them.
 */
export type Seal = z.infer<typeof sealSchema>;

/** `FOYER-SEAL 0000000512` at the very end: how long the JSON before it is. */
const END = /^\nFOYER-SEAL (\d{10})\n$/;
const END_LENGTH = 23;

async function hashOf(file: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  if (bytes > 0) await pipeline(createReadStream(file, { end: bytes - 1 }), hash);
  return hash.digest('hex');
}

/** Writes the seal behind what stands in the file. */
export async function sealBackup(
  file: string,
  said: Pick<Seal, 'madeAt' | 'migrations' | 'rows' | 'settings'>,
): Promise<void> {
  const bytes = statSync(file).size;
  const seal: Seal = { ...said, bytes, sha256: await hashOf(file, bytes) };
  const text = JSON.stringify(seal);
  appendFileSync(file, `${text}\nFOYER-SEAL ${String(Buffer.byteLength(text)).padStart(10, '0')}\n`);
}

function readPart(file: string, from: number, length: number): string {
  const part = Buffer.alloc(length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, part, 0, length, from);
  } finally {
    closeSync(opened);
  }
  return part.toString();
}

/** The seal as it stands there, and how many bytes stand before it; null for a backup of before there were any. */
function readSeal(file: string): { readonly seal: Seal; readonly bytes: number } | null {
  const { size } = statSync(file);
  if (size < END_LENGTH) return null;
  const length = Number(END.exec(readPart(file, size - END_LENGTH, END_LENGTH))?.[1] ?? Number.NaN);
  const from = size - END_LENGTH - length;
  if (!(from >= 0)) return null;
  return { seal: sealSchema.parse(JSON.parse(readPart(file, from, length))), bytes: from };
}

/**
 * Reads the whole file and compares it with its seal.
 * @returns the seal; null for a backup of before there were any
 * @throws BackupProblem where a byte is not as it was written
 */
export async function checkSeal(file: string): Promise<Seal | null> {
  let found: ReturnType<typeof readSeal>;
  try {
    found = readSeal(file);
  } catch {
    throw new BackupProblem(`${file} is damaged: what it says about itself cannot be read`);
  }
  if (found === null) return null;
  const { seal, bytes } = found;
  // Over all that stands there: bytes that are missing, or too many, are damage as well as changed ones.
  if ((await hashOf(file, bytes)) !== seal.sha256)
    throw new BackupProblem(`${file} is damaged: it is not what was written on ${describeMoment(seal.madeAt)}`);
  return seal;
}

export function describeMoment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** @throws BackupProblem where a table has other rows than were backed up */
export function compareRows(seal: Seal | null, rows: Readonly<Record<string, number>>): void {
  for (const [table, count] of Object.entries(seal?.rows ?? {}))
    if (rows[table] !== count)
      throw new BackupProblem(
        `The backup has ${count} rows of ${table}, and ${rows[table] ?? 0} came out of it: it cannot be used`,
      );
}
