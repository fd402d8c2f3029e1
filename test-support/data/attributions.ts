import type { Insertable } from 'kysely';
import type { Database } from '../../src/server/store/schema/schema.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

type SessionRow = Insertable<Database['sessions']>;
type LeadRow = Insertable<Database['leads']>;

/** A direct visit to the home page, of which the browser has told. */
export function exampleSession(id: string, at: number, details: Partial<SessionRow> = {}): SessionRow {
  return {
    id,
    first_seen_at: at,
    filtered: 0,
    reported: 1,
    user_agent: 'Mozilla/5.0',
    referrer: null,
    counted_referrer: '',
    landing_page: '/',
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    ...details,
  };
}

/** A quiz lead of Ada's, left without a browser. */
export function exampleLead(id: string, at: number, details: Partial<LeadRow> = {}): LeadRow {
  return {
    id,
    kind: 'quiz',
    name: 'Ada',
    email: 'ada@example.com',
    fields: '{}',
    session_id: null,
    created_at: at,
    answers: null,
    scores: null,
    recommendation: null,
    answered_at: null,
    ...details,
  };
}

/** Keeps exactly these visits and leads, as a database from before attributions has them. */
export async function keepVisits(
  store: Store,
  sessions: readonly SessionRow[],
  leads: readonly LeadRow[],
): Promise<void> {
  await store.write(async (tx) => {
    await tx.deleteFrom('leads').execute();
    await tx.deleteFrom('sessions').execute();
    if (sessions.length > 0) await tx.insertInto('sessions').values(sessions).execute();
    for (let from = 0; from < leads.length; from += 500)
      await tx
        .insertInto('leads')
        .values(leads.slice(from, from + 500))
        .execute();
  });
}
