import type { Database } from '../schema/schema.ts';

/** What a table's bytes are told under. */
type Kind = 'visits' | 'figures' | 'people' | 'messages' | 'money' | 'pictures' | 'the desk' | 'the rest';

/** Every table, with its indexes, is of one kind. */
const kindOf: Readonly<Record<keyof Database, Kind>> = {
  sessions: 'visits',
  page_views: 'visits',
  conversions: 'visits',
  events: 'visits',
  form_visits: 'visits',

  daily_figures: 'figures',
  daily_paths: 'figures',
  daily_referrers: 'figures',
  daily_forms: 'figures',
  daily_trust: 'figures',
  daily_cuts: 'figures',
  daily_earned: 'figures',
  trust_days: 'figures',
  cut_days: 'figures',
  dropped_page_views: 'figures',
  dropped_forms: 'figures',

  leads: 'people',
  near_misses: 'people',
  set_aside: 'people',
  people: 'people',
  person_keys: 'people',
  person_tags: 'people',
  person_aliases: 'people',
  person_events: 'people',
  person_items: 'people',
  attributions: 'people',
  onboardings: 'people',
  bookings: 'people',
  blocked_times: 'people',

  deliveries: 'messages',
  delivery_attempts: 'messages',
  crm_events: 'messages',
  told_people: 'messages',
  highlevel_ids: 'messages',
  mail_stops: 'messages',
  destinations: 'messages',
  event_destinations: 'messages',
  event_replays: 'messages',

  orders: 'money',
  order_intents: 'money',
  payment_events: 'money',
  payment_checks: 'money',
  payment_catch_ups: 'money',
  sales: 'money',
  abandoned_checkouts: 'money',
  subscriptions: 'money',
  subscription_invoices: 'money',
  balance_transactions: 'money',

  uploads: 'pictures',

  owner_sessions: 'the desk',
  desk_members: 'the desk',
  desk_audit: 'the desk',
  push_devices: 'the desk',
  second_steps: 'the desk',
  recovery_codes: 'the desk',

  idempotency_keys: 'the rest',
  limit_counts: 'the rest',
  markers: 'the rest',
  secrets: 'the rest',
};

const kindOfTable: ReadonlyMap<string, Kind> = new Map(Object.entries(kindOf));

/** The bytes of a database's tables, each with its indexes. */
export interface StoredBytes {
  readonly tables: readonly { readonly table: string; readonly bytes: number }[];
  /** What deleted rows have left within the file; it is used before the file grows. */
  readonly unused: number;
}

const MEGABYTE = 1_000_000;

/** "3 MB", "1.4 GB". */
export function inMegabytes(bytes: number): string {
  return bytes < 1000 * MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${(bytes / 1000 / MEGABYTE).toFixed(1)} GB`;
}

/** "1.5 GB: visits 1.2 GB, messages 240 MB, people 31 MB, the rest 2 MB; 12 MB of it are unused", the largest first. */
export function describeBytes({ tables, unused }: StoredBytes): string {
  // Other tables there are those that say which migrations ran, and an administrator's own.
  const ofKind = Map.groupBy(tables, ({ table }) => kindOfTable.get(table) ?? 'the rest');
  const sums = [...ofKind].map(([kind, of]) => ({ kind, bytes: of.reduce((sum, { bytes }) => sum + bytes, 0) }));
  const told = sums
    .filter(({ bytes }) => bytes >= MEGABYTE)
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ kind, bytes }) => `${kind} ${inMegabytes(bytes)}`);
  const total = sums.reduce((sum, { bytes }) => sum + bytes, unused);
  const rest = unused >= MEGABYTE ? `; ${inMegabytes(unused)} of it are unused` : '';
  return `${inMegabytes(total)}${told.length > 0 ? `: ${told.join(', ')}` : ''}${rest}`;
}
