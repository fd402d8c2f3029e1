import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
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

/**
 * A statement over as many rows of values as there are, each value bound in its place: compiling one costs more than running it, so it is
 * compiled once for each engine and number of rows. `compile` makes it for so many rows; its parameters are put in by row.
 */
export function overRows<Answer>(
  compile: (db: Db, rows: number) => CompiledQuery<Answer>,
): (db: Db, rows: readonly Row[]) => Promise<Answer[]> {
  const compiled = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Answer>>>();
  return async (db, rows) => {
    const { adapter } = db.getExecutor();
    const kept = compiled.get(adapter) ?? new Map<number, CompiledQuery<Answer>>();
    compiled.set(adapter, kept);
    const answers: Answer[] = [];
    for (const piece of (isSqlite(db) ? inPowers : inFewPieces)(rows)) {
      const query = kept.get(piece.length) ?? compile(db, piece.length);
      kept.set(piece.length, query);
      const { rows: answered } = await db.executeQuery<Answer>({ ...query, parameters: piece.flat() });
      answers.push(...answered);
    }
    return answers;
  };
}
