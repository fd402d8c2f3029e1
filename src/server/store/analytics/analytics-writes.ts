import type { Transaction } from 'kysely';
import type { ConversionWrite, EventWrite, VisitorWrite } from './analytics-types.ts';
import { dayOf } from '../../time/days.ts';
import { overRows } from '../engine/over-rows.ts';
import { addToDays, addToReferrers } from './rollups.ts';
import type { Database } from '../schema/schema.ts';
import { seeSessions } from './sessions.ts';
import { newRowId } from '../engine/new-row-id.ts';

type Tx = Transaction<Database>;

const EMAIL_LIKE = /\S@\S/;

/** The visitor call fills in where a session came from, once; the visitor counts on the day the session was first seen. */
export async function recordVisitor(tx: Tx, visitor: VisitorWrite): Promise<void> {
  await seeSessions(tx, [visitor]);
  const session = await tx
    .updateTable('sessions')
    .set({
      reported: 1,
      user_agent: visitor.userAgent,
      referrer: visitor.referrer,
      landing_page: visitor.landingPage,
      utm_source: visitor.utm.source,
      utm_medium: visitor.utm.medium,
      utm_campaign: visitor.utm.campaign,
    })
    .where('id', '=', visitor.sessionId)
    .where('reported', '=', 0)
    .returning(['filtered', 'first_seen_at'])
    .executeTakeFirst();
  if (session === undefined || session.filtered === 1) return;
  const counted = await addToReferrers(tx, dayOf(session.first_seen_at, visitor.timeZone), visitor.source);
  await tx.updateTable('sessions').set({ counted_referrer: counted }).where('id', '=', visitor.sessionId).execute();
}

const insertConversions = overRows((db, rows) => {
  const row = { id: '', session_id: '', type: '', value: '', page: '', at: 0, filtered: 0 };
  return db
    .insertInto('conversions')
    .values(Array.from({ length: rows }, () => row))
    .compile();
});

/** Stores a conversion and counts it, in the transaction of whatever it came of. A value that holds an e-mail is dropped. */
export async function recordConversion(tx: Tx, conversion: ConversionWrite): Promise<void> {
  const { sessionId, type, page, at, timeZone, filtered = false } = conversion;
  const value = typeof conversion.value === 'string' && EMAIL_LIKE.test(conversion.value) ? null : conversion.value;
  if (sessionId !== null) await seeSessions(tx, [{ sessionId, at, timeZone, filtered }]);
  const valueJson = value === null ? null : JSON.stringify(value);
  await insertConversions(tx, [[newRowId(), sessionId, type, valueJson, page, at, Number(filtered)]]);
  if (!filtered) await addToDays(tx, new Map([[dayOf(at, timeZone), { conversions: 1 }]]));
}

/** Takes back a conversion that was recorded by mistake, and out of the figures; nothing where there is none. */
export async function withdrawConversion(
  tx: Tx,
  { sessionId, type, at, timeZone }: Pick<ConversionWrite, 'sessionId' | 'type' | 'at' | 'timeZone'>,
): Promise<void> {
  const found = await tx
    .selectFrom('conversions')
    .select(['id', 'filtered'])
    .where('at', '=', at)
    .where('type', '=', type)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  await tx.deleteFrom('conversions').where('id', '=', found.id).execute();
  if (found.filtered === 0) await addToDays(tx, new Map([[dayOf(at, timeZone), { conversions: -1 }]]));
}

/** Stores something that happened on a page; events are in no daily figure. */
export async function recordEvent(tx: Tx, event: EventWrite): Promise<void> {
  const { sessionId, name, page, properties, at, filtered = false } = event;
  await tx
    .insertInto('events')
    .values({
      session_id: sessionId,
      name,
      page,
      properties: properties === null ? null : JSON.stringify(properties),
      at,
      filtered: Number(filtered),
    })
    .execute();
}
