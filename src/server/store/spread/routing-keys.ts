import type { Database } from '../schema/schema.ts';

/**
 * How a table is spread over several databases. `key`: the column by whose hash a row's database is found, part of what becomes its primary key; tables of one
 * `kin` have the same values there and lie together. `isWidened`: the key comes into the primary key when the table is spread, and costs nobody else its bytes. `notYet`: it grows with visitors, and stays in one database because of that. `small`: it stays there for good.
 */
export type Spread =
  | { readonly kin: Kin; readonly key: string; readonly primaryKey: readonly string[]; readonly isWidened?: boolean }
  | { readonly notYet: string }
  | { readonly small: string };

/** Whose rows lie together; `own` lie with nobody's. */
type Kin = 'session' | 'thing' | 'bucket' | 'own';

const OF_A_DAY = 'a bounded number of rows for each day';
const OF_THE_DESK = 'what the owner and the members of the desk make';
const BY_ORDER =
  'orders, their payments and sales are also found by what the provider names, and its unique keys lack the order';
const BY_PERSON =
  'a person is found by address or number, and their rows are joined to that before the person is known';

/** Every table. `routing-keys.test.ts` holds it against the statements that visitors cause. */
export const routingKeys: Readonly<Record<keyof Database, Spread>> = {
  sessions: { kin: 'session', key: 'id', primaryKey: ['id'] },
  page_views: { kin: 'session', key: 'session_id', primaryKey: ['id', 'at', 'session_id'], isWidened: true },
  form_visits: { kin: 'session', key: 'session_id', primaryKey: ['session_id', 'form'] },
  // Some come without a session, so they lie by numbers of their own.
  conversions: { kin: 'own', key: 'id', primaryKey: ['id'] },
  events: { kin: 'own', key: 'id', primaryKey: ['id'] },
  leads: { kin: 'thing', key: 'id', primaryKey: ['id'] },
  set_aside: { kin: 'thing', key: 'id', primaryKey: ['id'] },
  person_items: { kin: 'thing', key: 'id', primaryKey: ['id'] },
  deliveries: { kin: 'bucket', key: 'bucket', primaryKey: ['id', 'bucket'], isWidened: true },
  delivery_attempts: {
    kin: 'bucket',
    key: 'bucket',
    primaryKey: ['delivery_id', 'number', 'bucket'],
    isWidened: true,
  },
  highlevel_ids: { kin: 'own', key: 'subject', primaryKey: ['destination_id', 'subject', 'kind'] },
  near_misses: { kin: 'own', key: 'email_key', primaryKey: ['id', 'email_key'], isWidened: true },
  mail_stops: { kin: 'own', key: 'key', primaryKey: ['key'] },
  idempotency_keys: { kin: 'own', key: 'key', primaryKey: ['key'] },
  limit_counts: { kin: 'own', key: 'key', primaryKey: ['key'] },

  attributions: { notYet: 'a lead’s first touch is looked for by person, and the row lies by lead or sale' },
  people: { notYet: BY_PERSON },
  person_keys: { notYet: BY_PERSON },
  person_tags: { notYet: BY_PERSON },
  person_aliases: { notYet: BY_PERSON },
  person_events: { notYet: BY_PERSON },
  told_people: { notYet: BY_PERSON },
  crm_events: { notYet: 'told in one order for all, by a number' },
  orders: { notYet: BY_ORDER },
  order_intents: { notYet: BY_ORDER },
  payment_events: { notYet: BY_ORDER },
  payment_checks: { notYet: BY_ORDER },
  sales: { notYet: BY_ORDER },
  abandoned_checkouts: { notYet: BY_ORDER },
  subscriptions: { notYet: BY_ORDER },
  subscription_invoices: { notYet: BY_ORDER },
  balance_transactions: { notYet: BY_ORDER },
  onboardings: { notYet: BY_ORDER },
  uploads: { notYet: 'the pictures that no form has named yet are counted over all clients before one is taken' },

  bookings: { small: 'the calls of one calendar: no two overlap, which one database has to see' },
  blocked_times: { small: 'the calls of one calendar' },
  daily_figures: { small: OF_A_DAY },
  daily_paths: { small: OF_A_DAY },
  daily_referrers: { small: OF_A_DAY },
  daily_forms: { small: OF_A_DAY },
  daily_trust: { small: OF_A_DAY },
  daily_cuts: { small: OF_A_DAY },
  daily_earned: { small: OF_A_DAY },
  trust_days: { small: OF_A_DAY },
  cut_days: { small: OF_A_DAY },
  dropped_page_views: { small: OF_A_DAY },
  dropped_forms: { small: OF_A_DAY },
  markers: { small: 'a handful' },
  secrets: { small: 'a handful' },
  payment_catch_ups: { small: 'a handful' },
  destinations: { small: OF_THE_DESK },
  event_destinations: { small: OF_THE_DESK },
  event_replays: { small: OF_THE_DESK },
  owner_sessions: { small: OF_THE_DESK },
  desk_members: { small: OF_THE_DESK },
  desk_audit: { small: OF_THE_DESK },
  push_devices: { small: OF_THE_DESK },
  second_steps: { small: OF_THE_DESK },
  recovery_codes: { small: OF_THE_DESK },
};

/** A table that can be spread. */
export interface SpreadTable {
  readonly table: string;
  readonly kin: Kin;
  readonly key: string;
  readonly primaryKey: readonly string[];
  readonly isWidened?: boolean;
}

/** Those that can be spread, each after the one that it lies with. */
export const spreadTables: readonly SpreadTable[] = Object.entries(routingKeys).flatMap(([table, spread]) =>
  'key' in spread ? [{ table, ...spread }] : [],
);
