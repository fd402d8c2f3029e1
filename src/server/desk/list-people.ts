import { pageOf, readPlace } from './list-pages.ts';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ListedPerson, PeopleFilter, peoplePageSchema } from '../../contract/people.ts';
import type { Origin } from '../../contract/owner-details.ts';
import { readLeads } from '../store/leads/leads.ts';
import { readNearMisses } from '../store/leads/near-misses.ts';
import { readOrders } from '../store/orders/owner-orders.ts';
import { findPeople } from '../store/people/find-people.ts';
import { kindsIn } from '../store/people/fold-summaries.ts';
import { listPeople, readTags, type PeopleWanted, type PersonRecord } from '../store/people/list-people.ts';
import { readSales } from '../store/identity/person-things.ts';
import type { Database } from '../store/schema/schema.ts';
import { addDays, dayOf, startOfDay } from '../time/days.ts';
import { nameMarket, nameProperty } from './details/deal-details.ts';
import { readRecord } from './details/describe-fields.ts';
import { presentLeads } from './present-leads.ts';

type Db = Kysely<Database>;
type Thing = Pick<ListedPerson, 'what' | 'subject'>;

/** What a filter asks for, with its search made: days are the site's. */
export async function readWanted(db: Db, filter: PeopleFilter, timeZone: string): Promise<PeopleWanted> {
  const { find, from, until, ...rest } = filter;
  return {
    ...rest,
    from: from === undefined ? null : startOfDay(from, timeZone),
    until: until === undefined ? null : startOfDay(addDays(until, 1), timeZone),
    found: find === '' ? null : await findPeople(db, find),
  };
}

/** The latest thing of each of these people in words, by its id. */
async function describeLatest(db: Db, people: readonly PersonRecord[]): Promise<Map<string, Thing>> {
  const idsOf = (type: PersonRecord['last_type']) =>
    people.filter(({ last_type }) => last_type === type).map(({ last_id }) => last_id);
  const text = (value: string) => ({ label: '', value, kind: 'text' }) as const;
  const [leads, misses, orders, sales] = await Promise.all([
    readLeads(db, idsOf('lead')).then((rows) => presentLeads(db, rows)),
    readNearMisses(db, idsOf('near_miss')),
    readOrders(db, idsOf('order')),
    readSales(db, idsOf('sale')),
  ]);
  return new Map<string, Thing>([
    ...leads.map(({ id, what, subject }) => [id, { what, subject }] as const),
    ...misses.map((miss) => {
      const subject = text(nameProperty(readRecord(miss.fields)));
      return [miss.id, { what: `Near miss for ${nameMarket(miss.target_market)}`, subject }] as const;
    }),
    ...orders.map(({ id, product_name: product, paid_at: paid }) => {
      return [id, { what: paid === null ? 'Checkout not paid' : 'Order paid', subject: text(product) }] as const;
    }),
    ...sales.map(({ id, order_id: orderId, product_name: product }) => {
      return [id, { what: orderId === null ? 'Subscription paid' : 'Order paid', subject: text(product) }] as const;
    }),
  ]);
}

/** Where somebody came from first, named as what earned what names it. */
export function originOf({ touch_at, source, page, campaign }: PersonRecord): Origin | null {
  return touch_at === null ? null : { source: source ?? '', campaign: campaign ?? '', landingPage: page ?? '' };
}

/** What a person's row says, for the list and for the person. */
export function presentSummary(person: PersonRecord, tags: readonly string[], timeZone: string) {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    kinds: kindsIn(person.kinds),
    lastAt: new Date(person.last_at).toISOString(),
    status: person.status,
    followUpOn: person.follow_up_at === null ? null : dayOf(person.follow_up_at, timeZone),
    tags: [...tags],
    origin: originOf(person),
  };
}

const nothing: Thing = { what: '', subject: null };

export async function presentPeople(
  db: Db,
  people: readonly PersonRecord[],
  timeZone: string,
): Promise<ListedPerson[]> {
  const tags = await readTags(
    db,
    people.map(({ id }) => id),
  );
  const latest = await describeLatest(db, people);
  return people.map((person) => ({
    ...presentSummary(person, tags.get(person.id) ?? [], timeZone),
    ...(latest.get(person.last_id) ?? nothing),
  }));
}

/** A page of the list, and where the next one begins. */
export async function pageOfPeople(
  db: Db,
  { limit, before, ...filter }: z.infer<typeof peoplePageSchema>,
  timeZone: string,
): Promise<{ people: ListedPerson[]; next: string | null }> {
  const { rows, next } = await readPage(db, filter, { limit, before, timeZone });
  return { people: await presentPeople(db, rows, timeZone), next };
}

/** The people of such a page as they are stored. */
export async function readPage(
  db: Db,
  filter: PeopleFilter,
  { limit, before, timeZone }: { limit: number; before: string | undefined; timeZone: string },
): Promise<{ rows: readonly PersonRecord[]; next: string | null }> {
  const wanted = await readWanted(db, filter, timeZone);
  const place = readPlace(before);
  const found = await listPeople(db, wanted, { limit: limit + 1, ...(place && { before: place }) });
  const { page: rows, next } = pageOf(found, limit, ({ last_at: at }) => at);
  return { rows, next };
}
