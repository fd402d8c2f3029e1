import { existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '../store/engine/copy-sqlite.ts';
import { BackupProblem } from './backup-problem.ts';

function refuseTaken(file: string): void {
  if (existsSync(file)) throw new BackupProblem(`${file} exists already; name another file`);
}

/** Gives `from` the name `to` if that is free, in one step where the file system can. */
function takeName(from: string, to: string): void {
  try {
    linkSync(from, to);
    rmSync(from);
  } catch {
    refuseTaken(to);
    renameSync(from, to);
  }
}

/**
 * Has `make` write a file under another name first, so that `file` is there whole or not at all, and never replaces another one.
 * @throws BackupProblem where it cannot be written there
 */
export async function writeNewFile(file: string, make: (part: string) => void | Promise<void>): Promise<void> {
  const folder = dirname(file);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new BackupProblem(`There is no folder ${folder}`);
  refuseTaken(file);
  const part = `${file}.${process.pid}.part`;
  try {
    await make(part);
    takeName(part, file);
    syncToDisk(folder);
  } finally {
    rmSync(part, { force: true });
  }
}
