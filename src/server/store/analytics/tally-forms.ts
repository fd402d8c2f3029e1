import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { dayOf } from '../../time/days.ts';
import { bucketOf } from '../engine/bucket.ts';
import type { FormFigure } from '../schema/analytics.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;
type Visit = Omit<Database['form_visits'], 'session_id'>;
export type FormTimes = Omit<Selectable<Database['daily_forms']>, 'bucket'>;

/** Seconds are counted in steps, so that a day lists few: up to a minute by 5, up to five minutes by 10, then by 60. */
function stepOf(seconds: number): number {
  const step = seconds < 60 ? 5 : seconds < 300 ? 10 : 60;
  return Math.round(seconds / step) * step;
}

/** By a day, a form, a figure and a name. */
const keyOf = ({ day, form, what, name }: Omit<FormTimes, 'times'>) => [day, form, what, name].join(' ');

/** What visits of forms add up to, by day, form, figure and name. */
export type FormTally = Map<string, FormTimes>;

/** Adds to a tally. */
export function addTimes(tally: FormTally, row: FormTimes): void {
  const key = keyOf(row);
  tally.set(key, { ...row, times: row.times + (tally.get(key)?.times ?? 0) });
}

const readMessages = (text: string): string[] => {
  const messages: unknown = JSON.parse(text);
  return Array.isArray(messages) ? messages.map(String) : [];
};

/** Counts a visit so many times; -1 takes it back. */
export function tallyVisit(tally: FormTally, visit: Visit, { times, timeZone }: { times: number; timeZone: string }) {
  const { form } = visit;
  const day = dayOf(visit.at, timeZone);
  const count = (what: FormFigure, name = '') => addTimes(tally, { day, form, what, name, times });
  count('begun');
  if (visit.sent === 1) count('sent');
  else {
    count('stopped', visit.last_field);
    count('furthest', visit.furthest_field);
  }
  count(visit.sent === 1 ? 'to send' : 'to leave', String(stepOf(visit.seconds)));
  for (const message of readMessages(visit.messages)) count('met', message);
}

const ROWS_AT_ONCE = 200;

/** Adds to a table of counts, in the order of its keys, so that two groups never wait for each other crosswise. */
export async function addFormTimes(
  tx: Transaction<Database>,
  table: 'daily_forms' | 'dropped_forms',
  tally: FormTally,
): Promise<void> {
  const bucket = bucketOf(tx);
  const rows = [...tally.values()]
    .filter(({ times }) => times !== 0)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((row) => ({ ...row, bucket }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'form', 'what', 'name', 'bucket'])
          .doUpdateSet({ times: sql<number>`${sql.ref(`${table}.times`)} + excluded.times` }),
      )
      .execute();
}

/** What was counted of each form on these days: one row for each figure and name. */
export async function readFormTimes(
  db: Db,
  { first, last }: { first: string; last: string },
): Promise<Omit<FormTimes, 'day'>[]> {
  return db
    .selectFrom('daily_forms')
    .select(({ fn }) => ['form', 'what', 'name', fn.sum<number>('times').as('times')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['form', 'what', 'name'])
    .execute();
}

/** How many visits began each form, and sent it, on these days or in a part of a day. */
export async function readBegun(
  db: Db,
  { first, last }: { first: string; last: string },
): Promise<Pick<FormTimes, 'form' | 'what' | 'times'>[]> {
  return db
    .selectFrom('daily_forms')
    .select(({ fn }) => ['form', 'what', fn.sum<number>('times').as('times')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('what', 'in', ['begun', 'sent'])
    .groupBy(['form', 'what'])
    .execute();
}

export async function countBegun(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<{ form: string; begun: number; sent: number }[]> {
  return db
    .selectFrom('form_visits')
    .select(({ fn }) => ['form', fn.countAll<number>().as('begun'), fn.sum<number>('sent').as('sent')])
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('form')
    .execute();
}
