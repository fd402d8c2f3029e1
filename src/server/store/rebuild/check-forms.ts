import { sql, type Kysely, type Transaction } from 'kysely';
import { addFormTimes, addTimes, tallyVisit, type FormTally, type FormTimes } from '../analytics/tally-forms.ts';
import type { Database } from '../schema/schema.ts';

/** Rows read at a time, so that a million of them fit in little memory. */
const PAGE_ROWS = 20_000;

/** A figure of a form that is not what its visits add up to. */
export interface FormsDifference {
  readonly rollup: 'daily_forms';
  readonly day: string;
  /** The form, the figure, and what it is of: `deal stopped city`. */
  readonly name: string;
  readonly stored: number;
  readonly counted: number;
  readonly row: Omit<FormTimes, 'times'>;
}

async function countVisits(db: Kysely<Database>, timeZone: string, tally: FormTally): Promise<void> {
  for (let after = { at: Number.MIN_SAFE_INTEGER, session_id: '', form: '' }; ;) {
    const rows = await db
      .selectFrom('form_visits')
      .selectAll()
      .where(
        sql<boolean>`(${sql.ref('at')}, ${sql.ref('session_id')}, ${sql.ref('form')}) > (${after.at}, ${after.session_id}, ${after.form})`,
      )
      .orderBy('at')
      .orderBy('session_id')
      .orderBy('form')
      .limit(PAGE_ROWS)
      .execute();
    for (const row of rows) tallyVisit(tally, row, { times: 1, timeZone });
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function addStored(
  db: Kysely<Database>,
  table: 'daily_forms' | 'dropped_forms',
  tally: FormTally,
): Promise<void> {
  for (const { bucket: _bucket, ...row } of await db.selectFrom(table).selectAll().execute()) addTimes(tally, row);
}

/** The figures of forms, against their visits and the counts of those that were dropped. */
export async function findFormsDifferences(db: Kysely<Database>, timeZone: string): Promise<FormsDifference[]> {
  const counted: FormTally = new Map();
  await addStored(db, 'dropped_forms', counted);
  await countVisits(db, timeZone, counted);
  const stored: FormTally = new Map();
  await addStored(db, 'daily_forms', stored);
  return [...new Set([...stored.keys(), ...counted.keys()])].toSorted().flatMap((key) => {
    const [is, shouldBe] = [stored.get(key), counted.get(key)];
    const row = is ?? shouldBe;
    if (row === undefined || (is?.times ?? 0) === (shouldBe?.times ?? 0)) return [];
    const { day, form, what, name } = row;
    const named = [form, what, name].join(' ').trim();
    const times = { stored: is?.times ?? 0, counted: shouldBe?.times ?? 0 };
    return [{ rollup: 'daily_forms' as const, day, name: named, ...times, row: { day, form, what, name } }];
  });
}

/** Puts the figures right by what they are off. */
export async function repairForms(tx: Transaction<Database>, differences: readonly FormsDifference[]): Promise<void> {
  const tally: FormTally = new Map();
  for (const { row, stored, counted } of differences) addTimes(tally, { ...row, times: counted - stored });
  await addFormTimes(tx, 'daily_forms', tally);
  await tx.deleteFrom('daily_forms').where('times', '=', 0).execute();
}
