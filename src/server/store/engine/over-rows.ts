import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import { send } from './send.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;
type Row = readonly (string | number | null)[];

/** The most rows in one statement; with sixteen values a row that is well within what either engine binds. */
const ROWS_MAX = 1024;

/** Across a network one statement more costs more than compiling one for exactly so many rows, once; so many such statements are few enough to keep. */
const EXACT_MAX = 64;

/** Pieces of 1024, 512 ... 2, 1: however many rows there are, they are run by a few statements that were prepared before. */
function* inPowers<Item>(rows: readonly Item[]): Generator<readonly Item[]> {
  let from = 0;
  for (let size = ROWS_MAX; size >= 1; size /= 2)
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size);
}

function* inFewPieces<Item>(rows: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < rows.length; from += EXACT_MAX) yield rows.slice(from, from + EXACT_MAX);
}

type Compile<Answer> = (db: Db, rows: number) => CompiledQuery<Answer>;

/** The statements over these rows, each compiled once for its engine and number of rows. */
function statementsOver<Answer>(compile: Compile<Answer>) {
  const compiled = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Answer>>>();
  return (db: Db, rows: readonly Row[]): CompiledQuery<Answer>[] => {
    const { adapter } = db.getExecutor();
    const kept = compiled.get(adapter) ?? new Map<number, CompiledQuery<Answer>>();
    compiled.set(adapter, kept);
    return [...(isSqlite(db) ? inPowers : inFewPieces)(rows)].map((piece) => {
      const query = kept.get(piece.length) ?? compile(db, piece.length);
      kept.set(piece.length, query);
      return { ...query, parameters: piece.flat() };
    });
  };
}

/** As `overRows`, whose answer is asked for later: what others of the group ask meanwhile goes in the same round trip. */
export function askOverRows<Answer>(
  compile: Compile<Answer>,
): (db: Db, rows: readonly Row[]) => Promise<() => Promise<Answer[]>> {
  const statements = statementsOver(compile);
  return async (db, rows) => {
    const answers: (() => Promise<Answer[]>)[] = [];
    for (const query of statements(db, rows)) answers.push(await send(db, query));
    return async () => (await Promise.all(answers.map((answer) => answer()))).flat();
  };
}

/**
 * A statement over as many rows of values as there are, each value bound in its place: compiling one costs more than running it, so it is
 * compiled once for each engine and number of rows. `compile` makes it for so many rows; its parameters are put in by row.
 */
export function overRows<Answer>(compile: Compile<Answer>): (db: Db, rows: readonly Row[]) => Promise<Answer[]> {
  const ask = askOverRows(compile);
  return async (db, rows) => (await ask(db, rows))();
}

/** As `overRows`, for what is written and not answered: its group waits for none of them before the commit. */
export function sendOverRows(
  compile: (db: Db, rows: number) => CompiledQuery,
): (db: Db, rows: readonly Row[]) => Promise<void> {
  const ask = askOverRows(compile);
  return async (db, rows) => void (await ask(db, rows));
}
