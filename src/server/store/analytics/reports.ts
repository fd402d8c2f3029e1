import type { Transaction } from 'kysely';
import type { ConversionWrite, EventWrite, PageViewWrite, Seen, VisitorWrite } from './analytics-types.ts';
import { insertConversions, insertEvents } from './analytics-writes.ts';
import type { BulkWrite } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { storeFormVisits, type FormVisitWrite } from './form-visits.ts';
import { createViewInserts } from './page-views.ts';
import { seeSessions } from './sessions.ts';
import { tellVisitors } from './visitors.ts';

type Tx = Transaction<Database>;

/** What a browser reports. */
export type Report =
  | { readonly view: PageViewWrite }
  | { readonly visitor: VisitorWrite }
  | { readonly conversion: ConversionWrite & { readonly sessionId: string; readonly filtered: boolean } }
  | { readonly event: EventWrite }
  | { readonly form: FormVisitWrite };

/** Sessions that are known to be stored, so that their later page views need not ask. Bounded; forgetting costs one look. */
const SESSIONS_REMEMBERED = 50_000;

/** The session that a report brings with it, if any. */
function sessionOf(report: Report): (Seen & { readonly sessionId: string }) | null {
  if ('view' in report) return report.view;
  if ('visitor' in report) return report.visitor;
  return 'conversion' in report ? report.conversion : null;
}

/**
 * Reports come in crowds: one for each process's store, made with `createReports()`. All of a group are stored together, the rows that other processes may write
 * too in the order of their keys and sessions before all else, so that no two groups wait for each other crosswise.
 */
export function createReports(): BulkWrite<Report> & { remember(sessionId: string): void } {
  const known = new Set<string>();
  const insertViews = createViewInserts();

  async function storeReports(tx: Tx, reports: readonly Report[]): Promise<void> {
    const sessions = reports.map(sessionOf).filter((session) => session !== null);
    await seeSessions(
      tx,
      sessions.filter(({ sessionId }) => !known.has(sessionId)),
    );
    const visitors = reports.flatMap((report) => ('visitor' in report ? [report.visitor] : []));
    if (visitors.length > 0) await tellVisitors(tx, visitors);
    const forms = reports.flatMap((report) => ('form' in report ? [report.form] : []));
    if (forms.length > 0) await storeFormVisits(tx, forms);
    const views = reports.flatMap((report) => ('view' in report ? [report.view] : []));
    if (views.length > 0) await insertViews(tx, views);
    const conversions = reports.flatMap((report) => ('conversion' in report ? [report.conversion] : []));
    if (conversions.length > 0) await insertConversions(tx, conversions);
    const events = reports.flatMap((report) => ('event' in report ? [report.event] : []));
    if (events.length > 0) await insertEvents(tx, events);
  }

  return {
    name: 'reports',
    /** To be called once the session's first write is committed, never before. */
    remember(sessionId) {
      if (known.size >= SESSIONS_REMEMBERED) known.clear();
      known.add(sessionId);
    },
    run: storeReports,
  };
}
