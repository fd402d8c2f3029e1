import { z } from 'zod';
import { pageTitle } from '../../contract/paths.ts';
import type { Person } from '../../contract/people.ts';
import type { Config } from '../config/config.ts';
import { presentOrigin } from '../analytics/present-origin.ts';
import { readWaits } from '../delivery/destination-waits.ts';
import { presentDelivery } from '../delivery/present-delivery.ts';
import type { DeskIdentity } from '../owner/desk-identity.ts';
import type { AddressSettings } from '../outbox/destinations.ts';
import { presentOrders } from '../sales/present-order.ts';
import { rowNetCents } from '../store/attribution/net-cents.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { nameMembers } from '../store/access/members.ts';
import type { Store } from '../store/engine/store.ts';
import { readLeads } from '../store/leads/leads.ts';
import { readNearMisses } from '../store/leads/near-misses.ts';
import { readOrders } from '../store/orders/owner-orders.ts';
import { listWithdrawn } from '../store/people/consents.ts';
import { readTags, type PersonRecord } from '../store/people/list-people.ts';
import {
  idsOfThings,
  lastTouchOf,
  listEvents,
  listLeadDeliveries,
  readKeys,
  readPages,
  readSales,
  readVisits,
} from '../store/identity/person-things.ts';
import { describeEvent } from './describe-event.ts';
import { presentSummary } from './list-people.ts';
import { createPlanLinks } from '../floor-plan/plan-links.ts';
import { presentLeads } from './present-leads.ts';
import { presentNearMiss } from './present-near-miss.ts';

type Db = Store['db'];

const LEADS_MAX = 100;
const OTHERS_MAX = 50;
const VISITS_MAX = 10;
const MESSAGES_MAX = 200;
const EVENTS_MAX = 200;

const asTime = (at: number) => new Date(at).toISOString();

const recordSchema = z.object({
  smsConsent: z.object({ version: z.string(), wording: z.string().nullable(), at: z.number(), page: z.string() }),
});

/** Every consent among what forms stored, the latest first. */
function consentsIn(forms: readonly { fields: string }[]): Person['consents'] {
  const given = forms.flatMap(({ fields }) => recordSchema.safeParse(JSON.parse(fields)).data?.smsConsent ?? []);
  return given.toSorted((a, b) => b.at - a.at).map(({ at, ...consent }) => ({ at: asTime(at), ...consent }));
}

async function presentVisits(db: Db, itemIds: readonly string[]): Promise<Person['visits']> {
  const visits = await readVisits(db, itemIds, VISITS_MAX);
  const pages = await Promise.all(visits.map((visit) => readPages(db, visit)));
  return visits.map((visit, at) => ({
    at: asTime(visit.first_seen_at),
    origin: presentOrigin(visit),
    pages: (pages[at] ?? []).map((page) => ({
      path: page.path,
      title: pageTitle(page.path) ?? page.path,
      at: asTime(page.at),
    })),
  }));
}

function presentTouch(touch: Awaited<ReturnType<typeof lastTouchOf>>): Person['lastOrigin'] {
  if (touch === null || touch.source === null) return null;
  return { source: touch.source, campaign: touch.campaign ?? '', landingPage: touch.page ?? '' };
}

/** Everything about one person, in words; to a helper without what was paid, and without messages, which may say it. */
export async function presentPerson(
  store: Store,
  settings: AddressSettings & Pick<Config, 'siteTimeZone'>,
  person: PersonRecord,
  { viewer, now }: { viewer: DeskIdentity; now: number },
): Promise<Person> {
  const seesMoney = viewer.role === 'owner';
  const { db } = store;
  const { id } = person;
  const [leadIds, missIds, orderIds, saleIds] = await Promise.all([
    idsOfThings(db, id, 'lead', LEADS_MAX),
    idsOfThings(db, id, 'near_miss', OTHERS_MAX),
    idsOfThings(db, id, 'order', OTHERS_MAX),
    idsOfThings(db, id, 'sale', OTHERS_MAX),
  ]);
  const [leads, misses, orders, sales] = await Promise.all([
    readLeads(db, leadIds),
    readNearMisses(db, missIds),
    readOrders(db, orderIds),
    readSales(db, saleIds),
  ]);
  const waits = await readWaits(db, settings);
  const keys = await readKeys(db, id);
  const [withdrawn, mailStops] = await Promise.all([
    listWithdrawn(db, id),
    createMailStops(store).listStopped(db, keys.emails),
  ]);
  const [tags, deliveries, history, touch, names] = await Promise.all([
    readTags(db, [id]),
    seesMoney ? listLeadDeliveries(db, leadIds, MESSAGES_MAX) : [],
    listEvents(db, id, EVENTS_MAX),
    lastTouchOf(db, [...leadIds, ...saleIds]),
    nameMembers(db),
  ]);
  return {
    ...presentSummary(person, tags.get(id) ?? [], settings.siteTimeZone),
    ...keys,
    firstAt: asTime(person.first_at),
    items: person.items,
    lastOrigin: presentTouch(touch),
    consents: consentsIn([...leads, ...misses]),
    mayText: person.consent === 1,
    withdrawn: withdrawn.map(({ channel, how, at, version, wording }) => ({
      channel,
      how,
      at: asTime(at),
      version,
      wording,
    })),
    mailStops: mailStops.map(({ at, ...stop }) => ({ ...stop, at: asTime(at) })),
    leads: await presentLeads(db, leads, createPlanLinks(store)),
    nearMisses: misses.map(presentNearMiss),
    orders: seesMoney ? await presentOrders(store, orders, { waitAt: waits, now }) : [],
    sales: sales
      .filter(({ order_id: orderId }) => seesMoney && orderId === null)
      .map((sale) => ({
        id: sale.id,
        productName: sale.product_name,
        netCents: rowNetCents(sale),
        soldAt: asTime(sale.sold_at),
      })),
    visits: await presentVisits(db, [...leadIds, ...missIds, ...orderIds]),
    deliveries: deliveries.map((delivery) => presentDelivery(delivery, waits(delivery.destination))),
    history: history.map((event) => describeEvent(event, { viewer, names })),
  };
}
