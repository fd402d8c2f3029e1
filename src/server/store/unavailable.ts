import { StoreUnavailableError } from './store.ts';

/** SQLite's primary result codes for a database that cannot store now: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_UNAVAILABLE: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);
/** PostgreSQL's classes for connection trouble, no resources, operator intervention, system error; and read-only, serialisation, deadlock. */
const POSTGRES_UNAVAILABLE = /^(08|53|57|58)|^(25006|40001|40P01|55P03)$/;
const NETWORK_UNAVAILABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_)/;
const CLIENT_UNAVAILABLE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_UNAVAILABLE.has(error.errcode & 0xff);
  if ('code' in error && typeof error.code === 'string')
    return POSTGRES_UNAVAILABLE.test(error.code) || NETWORK_UNAVAILABLE.test(error.code);
  return CLIENT_UNAVAILABLE.test(error.message);
}

/** The error as callers know it: StoreUnavailableError where the database cannot store now, itself otherwise. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || !isUnavailable(error)) return error;
  return new StoreUnavailableError('The database cannot store this now', { cause: error });
}
