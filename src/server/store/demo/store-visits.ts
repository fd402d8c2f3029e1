import type { Transaction } from 'kysely';
import { addUpViews } from '../analytics/page-views.ts';
import { addReferrers, addToDays, addToPaths } from '../analytics/rollups.ts';
import { dayOf } from '../../time/days.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** A visit of the demonstration with all that it looked at. Times are epoch milliseconds. */
export interface DemoVisit {
  readonly id: string;
  readonly at: number;
  /** A bot. */
  readonly filtered: boolean;
  /** Its browser told of it; of the others only page views are known. */
  readonly isTold: boolean;
  readonly userAgent: string;
  readonly referrer: string | null;
  /** The referring site; empty where there was none. */
  readonly source: string;
  readonly landingPage: string;
  readonly utm: { readonly source: string | null; readonly medium: string | null; readonly campaign: string | null };
  readonly views: readonly { readonly path: string; readonly title: string; readonly at: number }[];
  readonly events: { name: string; page: string; properties: Readonly<Record<string, string | number>>; at: number }[];
}

/** A page view or event under its number. Those of the demonstration are at most 0, and real ones begin at 1. */
export type Numbered<Row> = Row & { readonly id: number; readonly sessionId: string; readonly filtered: boolean };

const PIECE = 200;

async function inPieces<Row>(rows: readonly Row[], run: (piece: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += PIECE) await run(rows.slice(from, from + PIECE));
}

/** Stores visits, and counts them as the server does: each visitor on their day, and under the site that sent them. */
export async function storeVisits(tx: Tx, visits: readonly DemoVisit[], timeZone: string): Promise<void> {
  await inPieces(visits, (piece) =>
    tx
      .insertInto('sessions')
      .values(
        piece.map((visit) => ({
          id: visit.id,
          first_seen_at: visit.at,
          filtered: Number(visit.filtered),
          reported: Number(visit.isTold),
          ...(visit.isTold && {
            user_agent: visit.userAgent,
            referrer: visit.referrer,
            counted_referrer: visit.filtered ? null : visit.source,
            landing_page: visit.landingPage,
            utm_source: visit.utm.source,
            utm_medium: visit.utm.medium,
            utm_campaign: visit.utm.campaign,
          }),
        })),
      )
      .execute(),
  );
  const counted = visits.filter(({ filtered }) => !filtered);
  const days = Map.groupBy(counted, ({ at }) => dayOf(at, timeZone));
  await addToDays(tx, new Map([...days].map(([day, { length: visitors }]) => [day, { visitors }])));
  await addReferrers(
    tx,
    [...days].flatMap(([day, of]) =>
      [
        ...Map.groupBy(
          of.filter(({ isTold }) => isTold),
          ({ source }) => source,
        ),
      ].map(([referrer, { length: visitors }]) => ({
        day,
        referrer,
        visitors,
      })),
    ),
  );
}

/** Stores page views under their numbers, and counts them. */
export async function storeViews(
  tx: Tx,
  views: readonly Numbered<DemoVisit['views'][number]>[],
  timeZone: string,
): Promise<void> {
  await inPieces(views, (piece) =>
    tx
      .insertInto('page_views')
      .values(
        piece.map(({ id, sessionId, path, title, at, filtered }) => ({
          id,
          session_id: sessionId,
          path,
          title,
          at,
          filtered: Number(filtered),
        })),
      )
      .execute(),
  );
  const { days, paths } = addUpViews(views.map((view) => ({ ...view, timeZone })));
  await addToDays(tx, days);
  await addToPaths(tx, paths);
}

/** Stores events of pages under their numbers; they are in no figure of a day. */
export async function storeEvents(tx: Tx, events: readonly Numbered<DemoVisit['events'][number]>[]): Promise<void> {
  await inPieces(events, (piece) =>
    tx
      .insertInto('events')
      .values(
        piece.map(({ id, sessionId, name, page, properties, at, filtered }) => ({
          id,
          session_id: sessionId,
          name,
          page,
          properties: JSON.stringify(properties),
          at,
          filtered: Number(filtered),
        })),
      )
      .execute(),
  );
}
