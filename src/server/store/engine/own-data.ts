import { accessSync, constants, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the data folder belongs to somebody else; the message says whose it is and how to get it back. */
export class ForeignData extends Error {
  override readonly name = 'ForeignData';
}

const ROOT = 0;
/** The database, what SQLite keeps beside it, and Foyer's notes about it. */
const OURS = /^foyer\.(?:db|lock|seen)/;
/** What a process must be able to read and write; an earlier database that is kept beside it may be anybody's. */
const USED = /^foyer\.(?:db|db-wal|db-shm|lock|seen)$/;

const namesIn = (folder: string, which: RegExp) => readdirSync(folder).filter((name) => which.test(name));

function mayUse(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @throws ForeignData where this user may not read and write the data folder or a file in it */
export function requireOwnData(dataDir: string): void {
  const paths = [dataDir, ...(mayUse(dataDir) ? namesIn(dataDir, USED).map((name) => join(dataDir, name)) : [])];
  const foreign = paths.find((path) => !mayUse(path));
  if (foreign === undefined) return;
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  throw new ForeignData(
    `this user (${user}) may not read and write ${foreign}, which belongs to user ${lstatSync(foreign).uid}. ` +
      `Nothing is lost. Give it back, as root: chown -R ${user}:${group} ${dataDir}; chmod -R u+rwX ${dataDir}`,
  );
}

/**
 * After a command that was run as root: what it made in the data folder of another user is given to that user, whose Foyer could not open it
 * otherwise. SQLite does the same with the files it makes.
 */
export function giveBackData(dataDir: string): void {
  if (process.getuid?.() !== ROOT || !existsSync(dataDir)) return;
  const { uid, gid } = statSync(dataDir);
  if (uid === ROOT) return;
  for (const name of namesIn(dataDir, OURS)) {
    const path = join(dataDir, name);
    // Not through a link, by which the folder's user could be given any file.
    if (lstatSync(path).uid === ROOT) lchownSync(path, uid, gid);
  }
}
