import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;
type Row = readonly (string | number | null)[];

/** The most rows in one statement; with sixteen values a row that is well within what either engine binds. */
const ROWS_MAX = 1024;

/** The rows in pieces of 1024, 512 ... 2, 1: however many there are, they are run by a few statements that were compiled before. */
function* inPieces<Item>(rows: readonly Item[]): Generator<readonly Item[]> {
  let from = 0;
  for (let size = ROWS_MAX; size >= 1; size /= 2)
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size);
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
    for (const piece of inPieces(rows)) {
      const query = kept.get(piece.length) ?? compile(db, piece.length);
      kept.set(piece.length, query);
      const { rows: answered } = await db.executeQuery<Answer>({ ...query, parameters: piece.flat() });
      answers.push(...answered);
    }
    return answers;
  };
}
