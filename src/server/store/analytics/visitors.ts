import { sql, type Transaction } from 'kysely';
import type { VisitorWrite } from './analytics-types.ts';
import { dayOf } from '../../time/days.ts';
import { forUpdate } from '../engine/for-update.ts';
import { overRows } from '../engine/over-rows.ts';
import { addReferrers, nameReferrer, readReferrers } from './rollups.ts';
import type { Database } from '../schema/schema.ts';
import { seeSessions } from './sessions.ts';

type Tx = Transaction<Database>;
type Pending = { readonly id: string; readonly filtered: number; readonly first_seen_at: number };

/** Those sessions of which nobody has told yet, in the order in which every group takes them. */
const takePending = overRows((db, rows) => {
  const ids = Array.from({ length: rows }, () => sql`${''}`);
  return sql<Pending>`
    select id, filtered, first_seen_at from sessions where id in (${sql.join(ids)}) and reported = 0 order by id ${forUpdate(db, 'sessions')}
  `.compile(db);
});

const columns = [
  'user_agent',
  'referrer',
  'landing_page',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'counted_referrer',
] as const;

const updateRows = overRows((db, rows) => {
  const row = sql`(${sql.join(['id', ...columns].map(() => sql`cast(${''} as text)`))})`;
  const told = sql.join(columns.map((column) => sql.id(column)));
  return sql`
    with told (id, ${told}) as (values ${sql.join(Array.from({ length: rows }, () => row))})
    update sessions set reported = 1, ${sql.join(columns.map((column) => sql`${sql.id(column)} = ${sql.ref(`told.${column}`)}`))}
    from told where sessions.id = told.id
  `.compile(db);
});

/** Under which site each of these visitors is counted on the day it was first seen; null for those that are in no figure. */
async function countReferrers(
  tx: Tx,
  told: readonly (readonly [Pending, VisitorWrite])[],
): Promise<Map<string, string>> {
  const days = new Map<string, Set<string>>();
  const counts = new Map<string, { day: string; referrer: string; visitors: number }>();
  const names = new Map<string, string>();
  for (const [{ id, filtered, first_seen_at: firstSeenAt }, { source, timeZone }] of told) {
    if (filtered === 1) continue;
    const day = dayOf(firstSeenAt, timeZone);
    const listed = days.get(day) ?? (await readReferrers(tx, day));
    days.set(day, listed);
    const referrer = nameReferrer(listed, source);
    const key = `${day} ${referrer}`;
    counts.set(key, { day, referrer, visitors: (counts.get(key)?.visitors ?? 0) + 1 });
    names.set(id, referrer);
  }
  await addReferrers(tx, [...counts.values()]);
  return names;
}

/** Fills in where sessions that are stored came from, once for each; a visitor counts under its site on the day the session was first seen. */
export async function tellVisitors(tx: Tx, visitors: readonly VisitorWrite[]): Promise<void> {
  const first = new Map<string, VisitorWrite>();
  for (const visitor of visitors) if (!first.has(visitor.sessionId)) first.set(visitor.sessionId, visitor);
  const pending = await takePending(
    tx,
    [...first.keys()].toSorted().map((id) => [id]),
  );
  const told = pending.flatMap((session) => {
    const visitor = first.get(session.id);
    return visitor === undefined ? [] : [[session, visitor] as const];
  });
  const names = await countReferrers(tx, told);
  await updateRows(
    tx,
    told.map(([{ id }, { userAgent, referrer, landingPage, utm }]) => [
      id,
      userAgent,
      referrer,
      landingPage,
      utm.source,
      utm.medium,
      utm.campaign,
      names.get(id) ?? null,
    ]),
  );
}

/** Stores what a browser tells of its session, with the session. */
export async function recordVisitor(tx: Tx, visitor: VisitorWrite): Promise<void> {
  await seeSessions(tx, [visitor]);
  await tellVisitors(tx, [visitor]);
}
