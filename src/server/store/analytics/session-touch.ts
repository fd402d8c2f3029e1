import type { Kysely, Selectable } from 'kysely';
import { referrerOrigin } from '../../../domain/visits/referrer-origin.ts';
import { askOverRows } from '../engine/over-rows.ts';
import { OTHER_REFERRERS } from './rollups.ts';
import type { Database } from '../schema/schema.ts';

type Session = Selectable<Database['sessions']>;

export const touchColumns = [
  'sessions.landing_page',
  'sessions.referrer',
  'sessions.counted_referrer',
  'sessions.utm_source',
  'sessions.utm_campaign',
] as const;

/** A visit of which its browser told where it came from; each is empty where it had none. */
export interface SessionTouch {
  readonly source: string;
  readonly page: string;
  readonly campaign: string;
}

/** Of a session as it was joined: all of it is null where there is none. */
type JoinedSession = Pick<Session, 'landing_page' | 'referrer' | 'counted_referrer' | 'utm_source' | 'utm_campaign'>;

/** A day names so many sites, and none for a visit that was set aside; the visit itself knows its own. */
function referringSite({ referrer, counted_referrer: counted }: JoinedSession): string {
  if (counted !== null && counted !== OTHER_REFERRERS) return counted;
  return referrerOrigin(referrer ?? '');
}

/** A source is the label its link bore, else the referring site. Null where the browser told nothing. */
export function touchOf(session: JoinedSession): SessionTouch | null {
  const { landing_page: page, utm_source, utm_campaign } = session;
  if (page === null) return null;
  return { source: utm_source ?? referringSite(session), page, campaign: utm_campaign ?? '' };
}

const readSessions = askOverRows((db, rows) =>
  db
    .selectFrom('sessions')
    .select(['id', 'first_seen_at', ...touchColumns])
    .where(
      'id',
      'in',
      Array.from({ length: rows }, () => ''),
    )
    .compile(),
);

/** By session. */
export type Touches = ReadonlyMap<string, SessionTouch & { readonly at: number }>;

/** Asks for the touches of the sessions that browsers reported, with when each began. */
export async function askTouches(
  db: Kysely<Database>,
  sessionIds: readonly (string | null)[],
): Promise<() => Promise<Touches>> {
  const ids = new Set(sessionIds.filter((id) => id !== null));
  const sessions = await readSessions(
    db,
    [...ids].map((id) => [id]),
  );
  return async () =>
    new Map(
      (await sessions()).flatMap((session) => {
        const touch = touchOf(session);
        return touch === null ? [] : [[session.id, { ...touch, at: session.first_seen_at }] as const];
      }),
    );
}
