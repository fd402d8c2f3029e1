import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { typedCommand } from '../../config/typed-command.ts';
import { hindrance } from './own-data.ts';

const OWN_FILE = 0o600;

/** The database cannot be used as it lies there; the message says what is wrong and what to do. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/** The database cannot be read as things are, and may be whole: the disk is full or fails. The message says what to do. */
export class UnreadableDatabase extends Error {
  override readonly name = 'UnreadableDatabase';
}

/** SQLite's codes for a file that is not as SQLite wrote it: CORRUPT, NOTADB and IOERR_SHORT_READ (sqlite.org/rescode.html). */
const DAMAGE_CODES: ReadonlySet<unknown> = new Set([11, 26, 522]);
/** SQLite's smaller number, without what it says more closely. */
const PRIMARY = 0xff;
/** SQLite makes files of some 32 KB beside a database even to read it. */
const FULL_BELOW_BYTES = 100_000;

function isDamage(error: Error): boolean {
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  return DAMAGE_CODES.has(code) || DAMAGE_CODES.has(code & PRIMARY);
}

/** What to do about a file that SQLite cannot read. */
function wayOut(file: string): string {
  if (hindrance(file, constants.R_OK) !== null) return 'this user may not. Use the user that Foyer runs as, or root';
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize < FULL_BELOW_BYTES ? 'its disk is full. Make room there' : 'look at its disk (dmesg, smartctl)';
}

function unreadable(file: string, error: Error): UnreadableDatabase {
  return new UnreadableDatabase(
    `${file} cannot be read (SQLite: ${error.message}): ${wayOut(file)}, and try again. Do not replace it: nothing says that it is damaged`,
  );
}

/**
 * What is wrong with an SQLite database, in SQLite's words; null where it is whole. Reads all of it, and changes nothing.
 * @throws UnreadableDatabase where something else keeps it from being read
 */
export function damageOf(file: string | URL): string | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
    return found === 'ok' ? null : String(found).replace(/^\*\*\* in database main \*\*\*\n/, '');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isDamage(error)) return error.message;
    throw unreadable(file instanceof URL ? fileURLToPath(file) : file, error);
  } finally {
    database?.close();
  }
}

/** The file's own contents, without what a -wal beside it would lay over them. */
function isWholeAlone(file: string): boolean {
  const alone = pathToFileURL(file);
  alone.searchParams.set('immutable', '1');
  return damageOf(alone) === null;
}

/** Where the header says how the file is written: 1 with a rollback journal, 2 with a -wal. */
const WRITE_VERSION_AT = 18;

/** A copy that SQLite made says that it has no -wal; a database that Foyer opened says that it has one. */
function saysItHasNoWal(file: string): boolean {
  const header = Buffer.alloc(WRITE_VERSION_AT + 1);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, header);
  } finally {
    closeSync(opened);
  }
  return header[WRITE_VERSION_AT] === 1;
}

function isThere(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** @throws DamagedDatabase, UnreadableDatabase with what to do */
function refuseDamaged(file: string): void {
  const hasWal = isThere(`${file}-wal`);
  const isForeign = hasWal && saysItHasNoWal(file);
  const damage = isForeign ? null : damageOf(file);
  if (damage === null && !isForeign) return;
  throw new DamagedDatabase(
    isForeign || (hasWal && isWholeAlone(file))
      ? `${file} does not belong to the foyer.db-wal beside it, as when a copy was laid over the database. ` +
          `Put the copy in its place with ${typedCommand('restore', 'COPY --replace')}, which keeps what stands there now`
      : `${file} is damaged (SQLite: ${damage}). ` +
          `Put a backup in its place with ${typedCommand('restore', 'BACKUP --replace')}, which keeps what stands there now`,
  );
}

/** Size and time of change, which every writing to the file changes, and copying a whole folder with its times does not. */
function look(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : `${found.size} ${found.mtimeNs}\n`;
}

/**
 * Remembers, in a small file beside it, how the database's file looked when Foyer last wrote to it. Reading a large database through
 * takes seconds, so a start does that only where the file is not as it was left: then it was copied there, or the end came in the middle
 * of writing. SQLite itself looks at nothing: an old -wal is laid over a new file without a word.
 */
export class DatabaseFile {
  readonly #file: string;
  readonly #seenFile: string;
  /** Null once somebody else has written to the file: then the next start reads it through. */
  #seen: string | null;

  constructor(file: string) {
    this.#file = file;
    this.#seenFile = join(dirname(file), 'foyer.seen');
    this.#seen = this.#remembered();
  }

  #remembered(): string | null {
    return existsSync(this.#seenFile) ? readFileSync(this.#seenFile, 'utf8') : null;
  }

  /** Notes how the file looks after Foyer wrote to it. */
  remember(): void {
    const now = look(this.#file);
    if (now === this.#seen) return;
    this.#seen = now;
    try {
      writeFileSync(this.#seenFile, now, { mode: OWN_FILE });
    } catch {
      // On a full disk: the next start reads the database through.
    }
  }

  /** Reads the database through where it is not as Foyer left it. @throws DamagedDatabase, UnreadableDatabase */
  check(): void {
    const now = look(this.#file);
    if (now !== this.#seen && isThere(this.#file)) refuseDamaged(this.#file);
    this.remember();
  }

  /** Around everything that may write to the file: remembers how it looks then, unless somebody else wrote to it before. */
  async writing<T>(work: () => Promise<T>): Promise<T> {
    const before = look(this.#file);
    // Another process over the same file remembers what it wrote.
    const isAsLeft = before === this.#seen || before === this.#remembered();
    this.#seen = isAsLeft ? before : null;
    try {
      return await work();
    } finally {
      if (isAsLeft) this.remember();
    }
  }
}
