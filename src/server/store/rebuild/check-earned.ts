import type { Kysely, Transaction } from 'kysely';
import { worthOf } from '../attribution/attributions.ts';
import {
  addEarned,
  earnedFigures,
  earnedKeyText,
  readNameLists,
  tallyEarned,
  type EarnedKey,
  type EarnedTally,
} from '../attribution/daily-earned.ts';
import { dayOf } from '../../time/days.ts';
import { onboardingKinds } from '../schema/lead-kinds.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Rows read at a time, so that a million of them fit in little memory. */
const PAGE_ROWS = 20_000;

/** A figure of what earned what that is not what its rows add up to. */
export interface EarnedDifference {
  readonly rollup: 'daily_earned';
  readonly day: string;
  /** The list, the figure, and what it is of: `last sources revenue_cents named letter`. */
  readonly name: string;
  readonly stored: number;
  readonly counted: number;
  readonly key: EarnedKey;
  readonly figure: (typeof earnedFigures)[number];
}

/** A day on which attributions do not come to what leads and sales come to. */
export interface AttributionDifference {
  readonly rollup: 'attributions';
  readonly day: string;
  readonly name: 'leads' | 'sales' | 'revenue_cents';
  readonly stored: number;
  readonly counted: number;
}

/** Every row of what `read` gives, page by page in the order of their ids. */
async function eachRow<Row extends { readonly id: string }>(
  read: (after: string) => Promise<Row[]>,
  take: (row: Row) => void,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await read(after);
    rows.forEach(take);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type Sums = Map<string, { leads: number; sales: number; revenue_cents: number }>;

function addTo(sums: Sums, day: string, row: { leads: number; sales: number; revenue_cents: number }): void {
  const sum = sums.get(day) ?? { leads: 0, sales: 0, revenue_cents: 0 };
  sum.leads += row.leads;
  sum.sales += row.sales;
  sum.revenue_cents += row.revenue_cents;
  sums.set(day, sum);
}

async function sumSuccesses(db: Db, timeZone: string): Promise<Sums> {
  const sums: Sums = new Map();
  await eachRow(
    (after) =>
      db
        .selectFrom('leads')
        .select(['id', 'kind', 'created_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE_ROWS)
        .execute(),
    ({ kind, created_at }) =>
      addTo(sums, dayOf(created_at, timeZone), {
        leads: onboardingKinds.has(kind) ? 0 : 1,
        sales: 0,
        revenue_cents: 0,
      }),
  );
  await eachRow(
    (after) => db.selectFrom('sales').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ROWS).execute(),
    (sale) => {
      const { sales, revenueCents } = worthOf(sale);
      addTo(sums, dayOf(sale.sold_at, timeZone), { leads: 0, sales, revenue_cents: revenueCents });
    },
  );
  return sums;
}

function compareSums(stored: Sums, counted: Sums): AttributionDifference[] {
  const days = [...new Set([...stored.keys(), ...counted.keys()])].toSorted();
  return days.flatMap((day) =>
    (['leads', 'sales', 'revenue_cents'] as const).flatMap((name): AttributionDifference[] => {
      const [here, there] = [stored.get(day)?.[name] ?? 0, counted.get(day)?.[name] ?? 0];
      return here === there ? [] : [{ rollup: 'attributions', day, name, stored: here, counted: there }];
    }),
  );
}

function compareTallies(stored: EarnedTally, counted: EarnedTally): EarnedDifference[] {
  const keys = [...new Set([...stored.keys(), ...counted.keys()])].toSorted();
  return keys.flatMap((text) => {
    const [here, there] = [stored.get(text), counted.get(text)];
    const key = here ?? there;
    if (key === undefined) return [];
    const { day, touch, aspect, kind, name } = key;
    return earnedFigures.flatMap((figure): EarnedDifference[] => {
      const [is, shouldBe] = [here?.[figure] ?? 0, there?.[figure] ?? 0];
      if (is === shouldBe) return [];
      const named = [touch, aspect, figure, kind, name].join(' ').trim();
      const whole = { day, touch, aspect, kind, name };
      return [{ rollup: 'daily_earned', day, name: named, stored: is, counted: shouldBe, key: whole, figure }];
    });
  });
}

/** What earned what, against its attributions, and those against leads and sales. */
export async function findEarnedDifferences(
  db: Db,
  timeZone: string,
): Promise<(EarnedDifference | AttributionDifference)[]> {
  const attributed: Sums = new Map();
  const counted: EarnedTally = new Map();
  const names = await readNameLists(db);
  await eachRow(
    (after) =>
      db.selectFrom('attributions').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ROWS).execute(),
    (row) => {
      addTo(attributed, dayOf(row.at, timeZone), row);
      tallyEarned(counted, row, { times: 1, timeZone, names });
    },
  );
  const stored: EarnedTally = new Map();
  for (const { bucket: _bucket, ...row } of await db.selectFrom('daily_earned').selectAll().execute()) {
    const sum = stored.get(earnedKeyText(row));
    if (sum === undefined) stored.set(earnedKeyText(row), row);
    else for (const figure of earnedFigures) sum[figure] += row[figure];
  }
  return [...compareSums(attributed, await sumSuccesses(db, timeZone)), ...compareTallies(stored, counted)];
}

/** Puts the figures right by what they are off. */
export async function repairEarned(tx: Transaction<Database>, differences: readonly EarnedDifference[]): Promise<void> {
  const tally: EarnedTally = new Map();
  for (const { key, figure, stored, counted } of differences) {
    const none = { leads: 0, sales: 0, revenue_cents: 0, test_sales: 0, test_revenue_cents: 0 };
    const row = tally.get(earnedKeyText(key)) ?? { ...key, ...none };
    row[figure] += counted - stored;
    tally.set(earnedKeyText(key), row);
  }
  await addEarned(tx, tally);
}
