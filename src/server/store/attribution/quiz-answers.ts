import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { salesNetCents } from './net-cents.ts';
import { readsInPieces } from '../engine/in-one-go.ts';
import { isAfter } from '../engine/newest-first.ts';
import { bitOf } from '../people/fold-summaries.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Rows read at once: a few milliseconds of SQLite. */
const ROWS_AT_ONCE = 1000;

/** The answers that somebody gave, as JSON. */
export interface AnsweredQuiz {
  readonly id: string;
  readonly answers: string | null;
  readonly created_at: number;
  /** Null where it is joined to nobody yet. */
  readonly person_id: string | null;
  /** What this person left, as bits. */
  readonly kinds: number | null;
}

/** The quizzes that were answered from one instant until another, newest first, at most so many. */
export async function readAnswered(
  db: Db,
  { from, until, most }: { from: number; until: number; most: number },
): Promise<AnsweredQuiz[]> {
  const found: AnsweredQuiz[] = [];
  const atOnce = readsInPieces(db) ? ROWS_AT_ONCE : most;
  // Nothing that was answered at `until` itself has so small an id.
  let before = { createdAt: until, id: '' };
  while (found.length < most) {
    // The newest are found before anything is looked up beside them, or PostgreSQL joins all that were answered.
    const rows = await db
      .with('answered', (given) =>
        given
          .selectFrom('leads')
          .select(['id', 'answers', 'created_at', 'answered_at'])
          .where('answered_at', '>=', from)
          .where(isAfter(before, { time: 'answered_at', id: 'id' }))
          .orderBy('answered_at', 'desc')
          .orderBy('id', 'desc')
          .limit(Math.min(atOnce, most - found.length)),
      )
      .selectFrom('answered')
      .leftJoin('person_items', 'person_items.id', 'answered.id')
      .leftJoin('people', 'people.id', 'person_items.person_id')
      .select([
        'answered.id',
        'answered.answers',
        'answered.created_at',
        'answered.answered_at',
        'person_items.person_id',
        'people.kinds',
      ])
      .orderBy('answered.answered_at', 'desc')
      .orderBy('answered.id', 'desc')
      .$narrowType<{ answered_at: number }>()
      .execute();
    found.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) break;
    before = { createdAt: last.answered_at, id: last.id };
    await turn();
  }
  return found;
}

/** What somebody did that counts: a call that was asked for, or a sale of which something is left. */
export interface Became {
  readonly person_id: string;
  readonly at: number;
  /** Null for a call. */
  readonly netCents: number | null;
}

const [BOOKED, BOUGHT] = [bitOf('booking'), bitOf('order')];
const has = (bits: number | null, bit: number) => Math.floor((bits ?? 0) / bit) % 2 === 1;

/** What these people did that counts, either with test sales or with real ones. Only those are looked at whose kinds say that there is something. */
export async function readBecame(
  db: Db,
  people: ReadonlyMap<string, Pick<AnsweredQuiz, 'kinds'>>,
  { test }: { test: boolean },
): Promise<Became[]> {
  const who = (bit: number) => [...people].flatMap(([id, { kinds }]) => (has(kinds, bit) ? [id] : []));
  const found: Became[] = [];
  const inPieces = async (ids: readonly string[], read: (piece: string[]) => Promise<Became[]>) => {
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE, await turn())
      found.push(...(await read(ids.slice(start, start + ROWS_AT_ONCE))));
  };
  await inPieces(who(BOOKED), (ids) =>
    db
      .selectFrom('person_items')
      .select(({ val }) => ['person_id', 'at', val<number | null>(null).as('netCents')])
      .where('person_id', 'in', ids)
      .where('kind', '=', 'booking')
      .execute(),
  );
  await inPieces(who(BOUGHT), (ids) =>
    db
      .selectFrom('person_items')
      .innerJoin('sales', 'sales.id', 'person_items.id')
      .select(['person_items.person_id', 'sales.sold_at as at', salesNetCents.as('netCents')])
      .where('person_items.person_id', 'in', ids)
      .where('person_items.type', '=', 'sale')
      .where('sales.test', '=', Number(test))
      .where('sales.paid_cents', '>', 0)
      .where(salesNetCents, '>', 0)
      .execute(),
  );
  return found;
}
