import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { cutNames, type CutName, type CutRow } from '../../../contract/cuts.ts';
import { deviceClass } from '../../../domain/visits/device-class.ts';
import { labelOf } from './label.ts';
import type { Database } from '../schema/schema.ts';
import { touchColumns, touchOf } from './session-touch.ts';

/** Visits are read by slices of time, between which others have their turn: short ones on a busy site, so that each takes a few milliseconds. */
const FIRST_SLICE_MS = 60_000;
const [FEW_VISITS, MANY_VISITS] = [400, 1600];
/** A slice that turns out to hold more is read again as several. */
const MOST_VISITS = 4 * MANY_VISITS;

/** The most names that a day lists, because anybody can invent names; those with fewer visitors are counted together. */
const NAMES_A_DAY = 50;

const columns = [...touchColumns, 'sessions.user_agent'] as const;
type Visit = Parameters<typeof touchOf>[0] & { readonly user_agent: string | null };

/** Rows of each cut, by their key. */
export type CutTally = ReadonlyMap<CutName, Map<string, CutRow>>;

const nothing: Visit = {
  landing_page: null,
  referrer: null,
  counted_referrer: null,
  utm_source: null,
  utm_campaign: null,
  user_agent: null,
};

export const cutKey = ({ kind, name }: Pick<CutRow, 'kind' | 'name'>) => `${kind}:${name}`;

function add(tally: CutTally, visit: Visit, figure: 'visitors' | 'conversions'): void {
  const touch = touchOf(visit);
  const names = { ...(touch ?? { source: null, campaign: null, page: null }), device: deviceClass(visit.user_agent) };
  for (const cut of cutNames) {
    const label = labelOf(names[cut]);
    const rows = tally.get(cut);
    const row = rows?.get(cutKey(label)) ?? { ...label, visitors: 0, conversions: 0 };
    row[figure] += 1;
    rows?.set(cutKey(label), row);
  }
}

/** The most visited names stay, the rest are one row. */
function bound(rows: Map<string, CutRow>): Map<string, CutRow> {
  const named = [...rows.values()].filter(({ kind }) => kind === 'named');
  const less = named
    .toSorted((a, b) => b.visitors - a.visitors || b.conversions - a.conversions || (a.name < b.name ? -1 : 1))
    .slice(NAMES_A_DAY);
  if (less.length === 0) return rows;
  const others = rows.get('others:') ?? { kind: 'others', name: '', visitors: 0, conversions: 0 };
  for (const row of less) {
    others.visitors += row.visitors;
    others.conversions += row.conversions;
    rows.delete(cutKey(row));
  }
  return rows.set('others:', others);
}

/** What several stretches of one day add up to. */
export function mergeCuts(tallies: readonly CutTally[]): CutTally {
  const merged = new Map(cutNames.map((cut) => [cut, new Map<string, CutRow>()]));
  for (const [cut, rows] of tallies.flatMap((tally) => [...tally])) {
    const into = merged.get(cut);
    for (const [key, row] of rows) {
      const { visitors = 0, conversions = 0 } = into?.get(key) ?? {};
      into?.set(key, { ...row, visitors: visitors + row.visitors, conversions: conversions + row.conversions });
    }
  }
  return new Map([...merged].map(([cut, rows]) => [cut, bound(rows)]));
}

/**
 * Visitors and conversions from one instant until another, a day at most, from the raw rows.
 * @param onRead told after each slice how many visits have been read
 */
export async function countCuts(
  db: Kysely<Database>,
  from: number,
  until: number,
  onRead: (visits: number) => void = () => undefined,
): Promise<CutTally> {
  const tally: CutTally = new Map(cutNames.map((cut) => [cut, new Map<string, CutRow>()]));
  let slice = FIRST_SLICE_MS;
  let read = 0;
  for (let begin = from; begin < until;) {
    const end = Math.min(begin + slice, until);
    const isShortest = end - begin <= 1;
    const visits = await db
      .selectFrom('sessions')
      .select(columns)
      .where('first_seen_at', '>=', begin)
      .where('first_seen_at', '<', end)
      .where('filtered', '=', 0)
      .$if(!isShortest, (query) => query.limit(MOST_VISITS + 1))
      .execute();
    if (visits.length > MOST_VISITS && !isShortest) {
      slice = Math.ceil((end - begin) / 8);
      continue;
    }
    for (const visit of visits) add(tally, visit, 'visitors');
    const conversions = await db
      .selectFrom('conversions')
      .leftJoin('sessions', 'sessions.id', 'conversions.session_id')
      .select(columns)
      .where('conversions.at', '>=', begin)
      .where('conversions.at', '<', end)
      .where('conversions.filtered', '=', 0)
      .execute();
    for (const visit of conversions) add(tally, { ...nothing, ...visit }, 'conversions');
    if (visits.length < FEW_VISITS) slice *= 4;
    if (visits.length > MANY_VISITS) slice = Math.max(Math.ceil(slice / 2), 1);
    begin = end;
    read += visits.length;
    onRead(read);
    await turn();
  }
  return new Map([...tally].map(([cut, rows]) => [cut, bound(rows)]));
}
