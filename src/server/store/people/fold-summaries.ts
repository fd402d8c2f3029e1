import type { Selectable } from 'kysely';
import { personKinds, type PersonKind } from '../../../contract/people.ts';
import type { Database } from '../schema/schema.ts';

type PersonRow = Selectable<Database['people']>;
type ItemRow = Selectable<Database['person_items']>;

export const summaryColumns = [
  'first_at',
  'last_at',
  'last_id',
  'last_type',
  'items',
  'name',
  'name_at',
  'email',
  'phone',
  'phone_at',
  'kinds',
  'market',
  'market_at',
  'touch_at',
  'source',
  'page',
  'campaign',
  'consent',
] as const satisfies readonly (keyof PersonRow)[];

/** What somebody's things add up to. */
export type Summary = Pick<PersonRow, (typeof summaryColumns)[number]>;

export function bitOf(kind: PersonKind): number {
  return 2 ** personKinds.indexOf(kind);
}

export function kindsIn(bits: number): PersonKind[] {
  return personKinds.filter((_kind, place) => Math.floor(bits / 2 ** place) % 2 === 1);
}

/** The one thing's own share. */
export function summaryOf(item: ItemRow): Summary {
  const { id, type, kind, at, name, email, phone, market, touch_at, source, page, campaign, consent } = item;
  return {
    first_at: at,
    last_at: at,
    last_id: id,
    last_type: type,
    items: 1,
    name,
    name_at: name === '' ? 0 : at,
    email,
    phone,
    phone_at: phone === '' ? 0 : at,
    kinds: bitOf(kind),
    market,
    market_at: market === null ? 0 : at,
    touch_at,
    source,
    page,
    campaign,
    consent,
  };
}

/** The later of two; of the same moment the one whose text comes last, so that it never matters which was there first. */
function isAfter(at: number, text: string | null, than: number, otherText: string | null): boolean {
  return at > than || (at === than && (text ?? '') > (otherText ?? ''));
}

const touchText = ({ source, page, campaign }: Summary) => JSON.stringify([source, page, campaign]);

function firstTouch(a: Summary, b: Summary): Summary {
  if (a.touch_at === null) return b;
  if (b.touch_at === null) return a;
  return isAfter(a.touch_at, touchText(a), b.touch_at, touchText(b)) ? b : a;
}

/** Two people's sums as one person's: the same in whatever order things are added up. */
export function foldSummaries(a: Summary, b: Summary): Summary {
  const last = isAfter(a.last_at, a.last_id, b.last_at, b.last_id) ? a : b;
  const named = isAfter(a.name_at, a.name, b.name_at, b.name) ? a : b;
  const called = isAfter(a.phone_at, a.phone, b.phone_at, b.phone) ? a : b;
  const placed = isAfter(a.market_at, a.market, b.market_at, b.market) ? a : b;
  const touched = firstTouch(a, b);
  return {
    first_at: Math.min(a.first_at, b.first_at),
    last_at: last.last_at,
    last_id: last.last_id,
    last_type: last.last_type,
    items: a.items + b.items,
    name: named.name,
    name_at: named.name_at,
    email: last.email,
    phone: called.phone,
    phone_at: called.phone_at,
    // oxlint-disable-next-line no-bitwise -- a set of kinds
    kinds: a.kinds | b.kinds,
    market: placed.market,
    market_at: placed.market_at,
    touch_at: touched.touch_at,
    source: touched.source,
    page: touched.page,
    campaign: touched.campaign,
    consent: Math.max(a.consent, b.consent),
  };
}
