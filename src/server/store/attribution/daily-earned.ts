import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { TouchAspect } from '../../../contract/attribution.ts';
import { dayOf } from '../../time/days.ts';
import { bucketOf } from '../engine/bucket.ts';
import { takeTurn } from '../engine/one-at-a-time.ts';
import { sendOverRows } from '../engine/over-rows.ts';
import { labelOf } from '../analytics/label.ts';
import type { Database } from '../schema/schema.ts';

export type AttributionRow = Selectable<Database['attributions']>;
export type DailyEarnedRow = Omit<Selectable<Database['daily_earned']>, 'bucket'>;
export type EarnedKey = Pick<DailyEarnedRow, 'day' | 'touch' | 'aspect' | 'kind' | 'name'>;

export const earnedFigures = ['leads', 'sales', 'revenue_cents', 'test_sales', 'test_revenue_cents'] as const;
export type EarnedFigures = Pick<DailyEarnedRow, (typeof earnedFigures)[number]>;

/** The most names of sources or campaigns in a day's list, because anybody can invent names. The rest are counted together. */
const NAMES_A_DAY = 50;

const lists: readonly {
  touch: DailyEarnedRow['touch'];
  aspect: TouchAspect;
  column: keyof AttributionRow & `${'first' | 'last'}_${'source' | 'page' | 'campaign'}`;
}[] = [
  { touch: 'first', aspect: 'sources', column: 'first_source' },
  { touch: 'first', aspect: 'pages', column: 'first_page' },
  { touch: 'first', aspect: 'campaigns', column: 'first_campaign' },
  { touch: 'last', aspect: 'sources', column: 'last_source' },
  { touch: 'last', aspect: 'pages', column: 'last_page' },
  { touch: 'last', aspect: 'campaigns', column: 'last_campaign' },
];

function figuresOf({ leads, sales, revenue_cents, test }: AttributionRow, times: number): EarnedFigures {
  const isTest = test === 1;
  return {
    leads: leads * times,
    sales: isTest ? 0 : sales * times,
    revenue_cents: isTest ? 0 : revenue_cents * times,
    test_sales: isTest ? sales * times : 0,
    test_revenue_cents: isTest ? revenue_cents * times : 0,
  };
}

/** The names in a day's lists, by list. A name stays in its list, so that a later refund is taken from the same row. */
export type NameLists = Map<string, Set<string>>;
const listKey = ({ day, touch, aspect }: Pick<EarnedKey, 'day' | 'touch' | 'aspect'>) => `${day} ${touch} ${aspect}`;

export async function readNameLists(db: Kysely<Database>, days?: readonly string[]): Promise<NameLists> {
  const named = db.selectFrom('daily_earned').select(['day', 'touch', 'aspect', 'name']).where('kind', '=', 'named');
  const rows = await (days === undefined ? named : named.where('day', 'in', [...days])).execute();
  return new Map(
    [...Map.groupBy(rows, listKey)].map(([key, of]) => [key, new Set(of.map(({ name }) => name))] as const),
  );
}

/** Counts under its own name if the list has it or has room for it, otherwise among the others. */
function place(key: EarnedKey, names: NameLists): EarnedKey {
  if (key.kind !== 'named') return key;
  const list = names.get(listKey(key)) ?? new Set();
  if (!list.has(key.name) && list.size >= NAMES_A_DAY) return { ...key, kind: 'others', name: '' };
  names.set(listKey(key), list.add(key.name));
  return key;
}

/** What is earned, by its whole key. */
export type EarnedTally = Map<string, EarnedKey & EarnedFigures>;

/** Adds an attribution to each of the six lists of its day, or takes it out of them. */
export function tallyEarned(
  tally: EarnedTally,
  row: AttributionRow,
  { times, timeZone, names }: { times: 1 | -1; timeZone: string; names: NameLists },
): void {
  const day = dayOf(row.at, timeZone);
  const figures = figuresOf(row, times);
  for (const { touch, aspect, column } of lists) {
    const key = place({ day, touch, aspect, ...labelOf(row[column]) }, names);
    const text = earnedKeyText(key);
    const sum = tally.get(text) ?? {
      ...key,
      leads: 0,
      sales: 0,
      revenue_cents: 0,
      test_sales: 0,
      test_revenue_cents: 0,
    };
    for (const figure of earnedFigures) sum[figure] += figures[figure];
    tally.set(text, sum);
  }
}

export function earnedKeyText({ day, touch, aspect, kind, name }: EarnedKey): string {
  return [day, touch, aspect, kind, name].join(' ');
}

const keyColumns = ['day', 'touch', 'aspect', 'kind', 'name'] as const;
const addRows = sendOverRows((db, rows) => {
  const row: Selectable<Database['daily_earned']> = {
    day: '',
    touch: 'first',
    aspect: 'sources',
    kind: 'named',
    name: '',
    leads: 0,
    sales: 0,
    revenue_cents: 0,
    test_sales: 0,
    test_revenue_cents: 0,
    bucket: 0,
  };
  return db
    .insertInto('daily_earned')
    .columns([...keyColumns, ...earnedFigures, 'bucket'])
    .values(Array.from({ length: rows }, () => row))
    .onConflict((conflict) =>
      conflict.columns([...keyColumns, 'bucket']).doUpdateSet({
        leads: sql`daily_earned.leads + excluded.leads`,
        sales: sql`daily_earned.sales + excluded.sales`,
        revenue_cents: sql`daily_earned.revenue_cents + excluded.revenue_cents`,
        test_sales: sql`daily_earned.test_sales + excluded.test_sales`,
        test_revenue_cents: sql`daily_earned.test_revenue_cents + excluded.test_revenue_cents`,
      }),
    )
    .compile();
});

/** Adds to the lists in the order of their keys, so that two groups never wait for each other crosswise. */
export async function addEarned(tx: Transaction<Database>, tally: EarnedTally): Promise<void> {
  const bucket = bucketOf(tx);
  const rows = [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await addRows(
    tx,
    rows.map((row) => [...[...keyColumns, ...earnedFigures].map((column) => row[column]), bucket]),
  );
}

type Change = { readonly row: AttributionRow; readonly times: 1 | -1 };

/** The names of these attributions with the lists that they belong to. */
function namesOf({ row }: Change, timeZone: string): { list: string; name: string }[] {
  const day = dayOf(row.at, timeZone);
  return lists.flatMap(({ touch, aspect, column }) => {
    const { kind, name } = labelOf(row[column]);
    return kind === 'named' ? [{ list: listKey({ day, touch, aspect }), name }] : [];
  });
}

/** The lists of the days of these changes. A name that a list has room for is listed by one transaction at a time, so that no other counts it among the rest. */
async function takeNameLists(
  tx: Transaction<Database>,
  changes: readonly Change[],
  timeZone: string,
): Promise<NameLists> {
  const named = changes.flatMap((change) => namesOf(change, timeZone));
  const days = [...new Set(named.map(({ list }) => list.slice(0, list.indexOf(' '))))];
  if (days.length === 0) return new Map();
  const names = await readNameLists(tx, days);
  const isNew = ({ list, name }: { list: string; name: string }) => {
    const listed = names.get(list);
    return listed === undefined || (!listed.has(name) && listed.size < NAMES_A_DAY);
  };
  if (!named.some(isNew)) return names;
  await takeTurn(tx, 'names');
  return readNameLists(tx, days);
}

/** Adds attributions to the figures of their days, or takes them out. A change does both. */
export async function countEarned(
  tx: Transaction<Database>,
  changes: readonly Change[],
  timeZone: string,
): Promise<void> {
  if (changes.length === 0) return;
  const names = await takeNameLists(tx, changes, timeZone);
  const tally: EarnedTally = new Map();
  for (const { row, times } of changes) tallyEarned(tally, row, { times, timeZone, names });
  await addEarned(tx, tally);
}
