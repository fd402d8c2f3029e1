import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** Runs inside the next group commit; throws to leave nothing of itself behind. */
export type WriteUnit<T> = (tx: Transaction<Database>) => Promise<T>;

/**
 * A kind of write that many requests make at once (page views). The group commit hands all items of a kind to one `run`,
 * so that a hundred page views cost one multi-row insert. Declared once, as a constant, and passed to `writeBulk`.
 */
export interface BulkWrite<Item> {
  readonly name: string;
  /** It needs what the other kinds of its group have written, and runs after them. */
  readonly isLast?: boolean;
  run(tx: Transaction<Database>, items: readonly Item[]): Promise<void>;
  /** `run` in its steps. What is handed over asks together, in one round trip, and writes when all is answered. */
  ask?(tx: Transaction<Database>, items: readonly Item[]): Promise<Asked>;
}

/** Waits for the answers, and gives what is to be written by them. */
export type Asked = () => Promise<() => Promise<void>>;

/** A kind of write that asks before it writes. */
export function inSteps<Item>(
  kind: Pick<BulkWrite<Item>, 'name' | 'isLast'> & Required<Pick<BulkWrite<Item>, 'ask'>>,
): BulkWrite<Item> {
  return {
    ...kind,
    async run(tx, items) {
      const asked = await kind.ask(tx, items);
      const write = await asked();
      await write();
    },
  };
}

/** Something that a commit brings about and a part of this process waits for. Declared once, as a constant. */
export interface Signal {
  readonly name: string;
}

/** Something that an operator counts, once its commit is on disk. */
export interface Happening {
  readonly what: 'lead' | 'booking' | 'order' | 'delivery';
  /** Of a lead its kind; of all others how they stand now. */
  readonly outcome: string;
  /** Of a delivery, where it goes. */
  readonly destination?: string;
}

/** The writes of a kind of group that are not stored yet. */
export interface Backlog {
  /** Those that wait, and those that are being committed. */
  readonly writes: number;
  /** For how long the oldest has waited for its group. */
  readonly waitedMs: number;
}

/** Hears of every group of this process, after its commit. */
export interface StoreObserver {
  committed(size: number, seconds: number): void;
  failed(): void;
  happened(happening: Happening): void;
}

/**
 * The one way to the database. Both engines behave alike.
 * `write` and `writeBulk` resolve after the commit that holds them is on disk; many of them share one commit.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading. Rejects with StoreUnavailableError where the database does not answer. */
  readonly db: Kysely<Database>;
  /** For figures and files, which may be a few seconds behind: a replica where there is one, otherwise `db`. */
  readonly figures: Kysely<Database>;
  /** How far `figures` is behind, in milliseconds; null where it reads what `db` reads. */
  figuresBehindMs(): Promise<number | null>;
  /** PostgreSQL, for work on whole tables, which may take minutes beside all groups; null on SQLite. */
  readonly upkeep: Kysely<Database> | null;
  /** Joins the next group commit; a unit that throws is rolled back alone. Rejects with StoreUnavailableError where it cannot store. */
  write<T>(unit: WriteUnit<T>): Promise<T>;
  /**
   * As `write`, without waiting for other processes: for what constraints and row locks decide. On PostgreSQL the unit may run several times, and beside
   * groups of other processes and `write`; it looks at nothing that another may change without locking it. On SQLite it joins the groups of `write`, after them.
   */
  writeBeside<T>(unit: WriteUnit<T>): Promise<T>;
  /** Beside other processes as well. */
  writeBulk<Item>(bulk: BulkWrite<Item>, item: Item): Promise<void>;
  /** Calls the listener after each group of this process whose commit brought the signal about; returns what ends that. */
  onCommitted(signal: Signal, listener: () => void): () => void;
  observe(observer: StoreObserver): void;
  /** How many writes wait for the next group. */
  waiting(): number;
  /** What is not stored yet; one of each kind of group. */
  backlogs(): readonly Backlog[];
  /** Resolves when the database answers and is migrated; rejects with StoreUnavailableError otherwise. */
  checkReady(): Promise<void>;
  /** Commits what is queued, then closes. */
  close(): Promise<void>;
}

/** The same store, read where figures and files are read. */
export function overFigures<Some extends Pick<Store, 'db' | 'figures'>>(store: Some): Some {
  return { ...store, db: store.figures };
}

/**
 * The database is busy, full, read-only or away; answer 503 with Retry-After. Nothing was stored, unless `mayBeStored`: then the connection
 * broke while the commit was under way, and only the same request under the same Idempotency-Key is safe to send again.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly mayBeStored: boolean;

  constructor(message: string, options: ErrorOptions & { readonly mayBeStored?: boolean } = {}) {
    super(message, options);
    this.mayBeStored = options.mayBeStored ?? false;
  }
}
