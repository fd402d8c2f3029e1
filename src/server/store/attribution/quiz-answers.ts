import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { salesNetCents } from './net-cents.ts';
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
  let before = { answered_at: until, id: '' };
  while (found.length < most) {
    const { answered_at: at, id } = before;
    const rows = await db
      .selectFrom('leads')
      .leftJoin('person_items', 'person_items.id', 'leads.id')
      .leftJoin('people', 'people.id', 'person_items.person_id')
      .select([
        'leads.id',
        'leads.answers',
        'leads.created_at',
        'leads.answered_at',
        'person_items.person_id',
        'people.kinds',
      ])
      .where('leads.answered_at', '>=', from)
      .where('leads.answered_at', '<=', at)
      .where((row) =>
        row.or([
          row('leads.answered_at', '<', at),
          row.and([row('leads.answered_at', '=', at), row('leads.id', '<', id)]),
        ]),
      )
      .orderBy('leads.answered_at', 'desc')
      .orderBy('leads.id', 'desc')
      .limit(Math.min(ROWS_AT_ONCE, most - found.length))
      .$narrowType<{ answered_at: number }>()
      .execute();
    found.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) break;
    before = last;
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
