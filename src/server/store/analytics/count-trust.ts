import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { TrustKind } from '../../../contract/trust.ts';
import { deviceClass } from '../../../domain/visits/device-class.ts';
import { onboardingKinds } from '../schema/lead-kinds.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Rows are read by slices of time, between which others have their turn. */
const SLICE_MS = 6 * 3_600_000;
/** A browser that was away may report the end of a quiz this much later. */
const LATE_MS = 3_600_000;

/** How often each thing happened; see `daily_trust`. */
export type TrustTally = ReadonlyMap<string, TrustCount>;
export interface TrustCount {
  readonly what: string;
  readonly name: string;
  times: number;
}

/** Says why a visit that is in no figure is in none, by what its browser named itself. */
export type NameReason = (userAgent: string | null) => string;

interface Stored {
  readonly device: string | null;
  /** Of the visit that it came in. */
  readonly userAgent: string | null;
  readonly isTold: boolean;
}

interface Slice {
  readonly db: Db;
  readonly from: number;
  readonly until: number;
}

const conversionKinds: Readonly<Record<string, TrustKind>> = {
  quiz_lead: 'lead',
  deal_submission: 'lead',
  reactivation_lead: 'lead',
  lending_lead: 'lead',
  waitlist_signup: 'lead',
  checkout_request: 'lead',
  booking: 'booking',
  purchase: 'payment',
};

function add(tally: Map<string, TrustCount>, what: string, name: string, times = 1): void {
  const key = `${what} ${name}`;
  const count = tally.get(key) ?? { what, name, times: 0 };
  count.times += times;
  tally.set(key, count);
}

function addStored(tally: Map<string, TrustCount>, kind: TrustKind, { device, userAgent, isTold }: Stored): void {
  add(tally, `stored:${kind}`, '');
  if (!isTold) add(tally, `untold:${kind}`, device ?? deviceClass(userAgent) ?? '');
}

async function countLeads(tally: Map<string, TrustCount>, { db, from, until }: Slice): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .leftJoin('sessions', 'sessions.id', 'leads.session_id')
    .select(['leads.kind', 'leads.device', 'sessions.user_agent', 'sessions.reported'])
    .where('leads.created_at', '>=', from)
    .where('leads.created_at', '<', until)
    .where('leads.erased_at', 'is', null)
    .where('leads.kind', 'not in', [...onboardingKinds])
    .execute();
  for (const { kind, device, user_agent: userAgent, reported } of leads)
    addStored(tally, kind === 'booking' ? 'booking' : 'lead', { device, userAgent, isTold: reported === 1 });
}

async function countPayments(tally: Map<string, TrustCount>, { db, from, until }: Slice): Promise<void> {
  const sales = await db
    .selectFrom('sales')
    .leftJoin('sessions', 'sessions.id', 'sales.session_id')
    .select(['sessions.user_agent', 'sessions.reported'])
    .where('sales.sold_at', '>=', from)
    .where('sales.sold_at', '<', until)
    .where('sales.order_id', 'is not', null)
    .where('sales.paid_cents', '>', 0)
    .execute();
  for (const { user_agent: userAgent, reported } of sales)
    addStored(tally, 'payment', { device: null, userAgent, isTold: reported === 1 });
}

async function countQuizzes(tally: Map<string, TrustCount>, { db, from, until }: Slice): Promise<void> {
  const answered = await db
    .selectFrom('leads')
    .leftJoin('sessions', 'sessions.id', 'leads.session_id')
    .select(['leads.id', 'leads.device', 'leads.session_id', 'sessions.user_agent'])
    .where('leads.answered_at', '>=', from)
    .where('leads.answered_at', '<', until)
    .execute();
  if (answered.length === 0) return;
  const events = await db
    .selectFrom('events')
    .select(['session_id', 'properties'])
    .where('name', '=', 'quiz_completed')
    .where('at', '>=', from - LATE_MS)
    .where('at', '<', until + LATE_MS)
    .execute();
  const sessions = new Set(events.map(({ session_id: id }) => id));
  for (const { device, session_id: id, user_agent: userAgent } of answered)
    addStored(tally, 'quiz', { device, userAgent, isTold: id !== null && sessions.has(id) });
}

async function countConversions(tally: Map<string, TrustCount>, { db, from, until }: Slice): Promise<void> {
  const rows = await db
    .selectFrom('conversions')
    .select(({ fn }) => ['type', fn.countAll<number>().as('times')])
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('filtered', '=', 0)
    .groupBy('type')
    .execute();
  for (const { type, times } of rows) {
    const kind = conversionKinds[type];
    if (kind !== undefined) add(tally, `counted:${kind}`, '', times);
  }
}

async function countFiltered(
  tally: Map<string, TrustCount>,
  { db, from, until }: Slice,
  nameReason: NameReason,
): Promise<void> {
  const visits = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['user_agent', fn.countAll<number>().as('times')])
    .where('first_seen_at', '>=', from)
    .where('first_seen_at', '<', until)
    .where('filtered', '=', 1)
    .groupBy('user_agent')
    .execute();
  for (const { user_agent: userAgent, times } of visits) add(tally, 'filtered', nameReason(userAgent), times);
}

/** What was stored, counted and set aside from one instant until another, a day at most, from the raw rows. */
export async function countTrust(db: Db, from: number, until: number, nameReason: NameReason): Promise<TrustTally> {
  const tally = new Map<string, TrustCount>();
  for (let begin = from; begin < until; begin += SLICE_MS) {
    const slice = { db, from: begin, until: Math.min(begin + SLICE_MS, until) };
    await countLeads(tally, slice);
    await countQuizzes(tally, slice);
    await countPayments(tally, slice);
    await countConversions(tally, slice);
    await countFiltered(tally, slice, nameReason);
    await turn();
  }
  return tally;
}
