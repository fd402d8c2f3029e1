import { accessSync, constants, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the data folder may not be written by this process; the message says why, and how to change that. */
export class ForeignData extends Error {
  override readonly name = 'ForeignData';
}

const ROOT = 0;
/** The database, what SQLite keeps beside it, and Foyer's notes about it. */
const OURS = /^foyer\./;
/** What a process must be able to read and write; an earlier database that is kept beside it may be anybody's. */
const USED = /^foyer\.(?:db|db-wal|db-shm|lock|seen)$/;

const namesIn = (folder: string, which: RegExp) => readdirSync(folder).filter((name) => which.test(name));

/** Why this process may not read and write there, as the system's code; null where it may, and where there is nothing: SQLite takes its files away. */
export function hindrance(path: string, access = constants.R_OK | constants.W_OK): string | null {
  try {
    accessSync(path, access);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return code === 'ENOENT' ? null : code;
  }
}

/** Whether the file is in the data folder. @throws ForeignData where this user may not look */
export function isInData(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    const here = `this user (${process.getuid?.()}) may not look into ${dirname(file)}`;
    throw new ForeignData(`${here}. Run this as the user that Foyer runs as, or as root`);
  }
}

/** @throws ForeignData where this user may not read and write the data folder or a file in it */
export function requireOwnData(dataDir: string): void {
  const inFolder = hindrance(dataDir) === null ? namesIn(dataDir, USED).map((name) => join(dataDir, name)) : [];
  const foreign = [dataDir, ...inFolder].find((path) => hindrance(path) !== null);
  if (foreign === undefined) return;
  if (hindrance(foreign) === 'EROFS')
    throw new ForeignData(`${foreign} lies where nothing can be written (its file system is read-only)`);
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  const give = `as root: chown -R ${user}:${group} '${dataDir}' && chmod -R u+rwX '${dataDir}'`;
  const wayOut =
    statSync(dataDir).uid === user
      ? `Nothing is lost. Give it back, ${give}`
      : `Run this as that user or as root; or, if the folder is to be this user's, give it to them, ${give}`;
  throw new ForeignData(
    `this user (${user}) may not read and write ${foreign}, which belongs to user ${lstatSync(foreign).uid}. ${wayOut}`,
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
    try {
      if (lstatSync(path).uid === ROOT) lchownSync(path, uid, gid);
    } catch {
      // It is gone by now, or this root may give nothing away, as in some containers: the next start names what is not its user's.
    }
  }
}
