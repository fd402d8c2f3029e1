import { StoreUnavailableError } from './store.ts';

/** SQLite's primary result codes for a database that cannot store now: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_UNAVAILABLE: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);
/** PostgreSQL's classes and codes with which it ends the connection: trouble with it, an operator, a limit of the session. */
const POSTGRES_ENDS = /^(08|57P|25P0[34])/;
/** PostgreSQL's classes for no resources, operator intervention, system error; and read-only, serialisation, deadlock, a lock not had. */
const POSTGRES_UNAVAILABLE = /^(53|57|58)|^(25006|40001|40P01|55P03)$/;

export function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_UNAVAILABLE.has(error.errcode & 0xff);
  const code = codeOf(error);
  return code !== null && (POSTGRES_ENDS.test(code) || POSTGRES_UNAVAILABLE.test(code));
}

/** The error as callers know it: StoreUnavailableError where the database cannot store now, itself otherwise. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || !isUnavailable(error)) return error;
  return new StoreUnavailableError('The database cannot store this now', { cause: error });
}

/** Whether the database itself said no, to one statement, and is still there; anything else is a break, after which nothing is known. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreUnavailableError) return isRefusal(error.cause);
  if ('errcode' in error) return true;
  return 'severity' in error && !POSTGRES_ENDS.test(codeOf(error) ?? '');
}

/** What a commit that failed means to those in it: without the database's own no it may have been stored all the same. */
export function asCommitError(error: unknown): unknown {
  const reason = asStoreError(error);
  if (!(reason instanceof StoreUnavailableError) || isRefusal(reason)) return reason;
  return new StoreUnavailableError('The database did not say whether this is stored', {
    cause: error,
    mayBeStored: true,
  });
}
