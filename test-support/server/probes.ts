import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sql, type CompiledQuery } from 'kysely';
import { z } from 'zod';
import { consentWithdrawnSchema } from '../../src/contract/consent.ts';
import { misfitSchema } from '../../src/contract/deals.ts';
import { peopleSchema, personCalledSchema } from '../../src/contract/people.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../src/contract/problem.ts';
import { eventDestinationMadeSchema } from '../../src/contract/event-destinations.ts';
import { createdSchema } from '../../src/contract/quiz.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { BOOKING_TOKEN_HEADER, ORDER_TOKEN_HEADER } from '../../src/contract/visitor-api.ts';
import type { App } from '../../src/server/http/app.ts';
import type { RouteEntry } from '../../src/server/http/route-table.ts';
import { decideOrder } from '../../src/server/payments/decide-order.ts';
import { listAddresses } from '../../src/server/outbox/destinations.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { bookTime, linkOf } from '../data/bookings.ts';
import { openCheckout } from '../data/checkouts.ts';
import { exampleForms } from '../data/forms.ts';
import { putOddOrder } from '../data/odd-orders.ts';
import { eventDeps } from '../data/payment-events.ts';
import { bookedAt, routeExamples } from '../data/route-examples.ts';
import type { TestEngine } from '../databases/engines.ts';
import { inviteMember, MEMBER_PASSWORD } from './members.ts';
import { OWNER_PASSWORD, signInAsOwner } from './owner.ts';
import { askersOf } from './second-steps.ts';
import { openTestApp, testClock, testConfig } from './test-app.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** An app with something of everything in it, and what it takes to ask for each. */
export interface Target {
  readonly app: App;
  readonly store: Store;
  /** Rows there were after the last request that was refused; null once one was taken, and at first. */
  rows: number | null;
  /** The rows that were counted last, and the mark of the database just before. */
  counted: { readonly mark: string; readonly rows: number } | null;
  /** What opens the doors: the owner's cookie, and the tokens of the booking and the order there are. */
  readonly headersOf: (url: string) => Record<string, string>;
  readonly routes: readonly RouteEntry[];
  /** Bodies about what is there, over the examples. */
  readonly bodies: Readonly<Record<string, Record<string, unknown>>>;
  /** The route's address, about a lead, a booking, an order or a destination that exists. */
  readonly urlOf: (route: RouteEntry) => string;
}

export async function openTarget(engine: TestEngine): Promise<Target> {
  const store = await engine.openStore();
  const settings = { OWNER_PASSWORD, CRM_WEBHOOK_URL: 'https://crm.example/hook' };
  const clock = testClock();
  const { app } = await openTestApp(settings, { store, clock });
  const [crm] = listAddresses(testConfig(settings));
  await app.ready();
  const { cookie } = await signInAsOwner(app);
  const lead = await app.inject({
    method: 'POST',
    url: apiPaths.quizLeads,
    payload: routeExamples[apiPaths.quizLeads] ?? {},
  });
  const { id } = createdSchema.parse(lead.json());
  // The same person by another address, and another person: to be split off, and to be joined.
  for (const email of ['ada@example.com', 'ada@work.example'])
    await app.inject({ method: 'POST', url: apiPaths.waitlist, payload: { ...exampleForms.waitlist, email } });
  const payload = { firstName: 'Ben', email: 'ben@example.com' };
  await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload });
  const people = await app.inject({ url: `${apiPaths.ownerPeople}?find=ada%40work.example`, headers: { cookie } });
  const personId = peopleSchema.parse(people.json()).people[0]?.id ?? '';
  const called = await app.inject({
    method: 'POST',
    url: apiPaths.ownerPersonCalled.replace(':id', personId),
    headers: { cookie },
  });
  const { eventId } = personCalledSchema.parse(called.json());
  const withdrawn = await app.inject({
    method: 'POST',
    url: apiPaths.ownerPersonConsent.replace(':id', personId),
    headers: { cookie },
    payload: { channel: 'email' },
  });
  const { eventId: withdrawalId } = consentWithdrawnSchema.parse(withdrawn.json());
  const link = linkOf(await bookTime(app, bookedAt));
  const { clientSecret, orderId, orderToken } = await openCheckout(app, { checkoutId: randomUUID() });
  const [inReview, decided] = [randomUUID(), randomUUID()];
  for (const one of [inReview, decided]) await putOddOrder(store, one);
  const decision = { verdict: 'discarded', reason: 'Tried out', who: 'owner' } as const;
  const { decisionId } = await decideOrder(eventDeps(store), decided, decision);
  const made = await app.inject({
    method: 'POST',
    url: apiPaths.ownerEventDestinations,
    headers: { cookie },
    payload: routeExamples[apiPaths.ownerEventDestinations] ?? {},
  });
  const { destination } = eventDestinationMadeSchema.parse(made.json());
  const helper = await inviteMember(app, { cookie });
  const askers = await askersOf(app, { cookie }, clock.now());
  const routes = app.routeTable.filter(({ method, url }) => method !== 'HEAD' && !url.includes('*'));
  const idFor = (url: string) => {
    if (isBookings(url) || isCalls(url)) return link.id;
    if (isOrders(url)) return orderId;
    if (url === apiPaths.ownerOrder) return orderId;
    if (url === apiPaths.ownerOrderDecision) return inReview;
    if (url === apiPaths.ownerOrderDecisionUndo) return decided;
    if (url.startsWith(apiPaths.ownerPerson.replace(':id', ''))) return personId;
    if (url.startsWith(`${apiPaths.ownerMembers}/`)) return helper.id;
    // A test of one that is there would ask the network.
    if (url.startsWith(`${apiPaths.ownerEventDestinations}/`) && url !== apiPaths.ownerEventDestinationTest)
      return destination.id;
    return isDestinations(url) ? (crm?.id ?? '') : id;
  };
  return {
    app,
    store,
    rows: null,
    counted: null,
    headersOf: (url) => ({
      ...(isOwners(url) && { cookie }),
      ...(isBookings(url) && { [BOOKING_TOKEN_HEADER]: link.token }),
      ...(isOrders(url) && { [ORDER_TOKEN_HEADER]: orderToken }),
      ...(url !== apiPaths.signInCode && askers[url]?.headers),
    }),
    routes,
    bodies: {
      [apiPaths.orderByPayment]: { clientSecret },
      [apiPaths.ownerOrderDecisionUndo]: { decisionId },
      [apiPaths.ownerPersonCalledUndo]: { eventId },
      [apiPaths.ownerPersonConsentUndo]: { eventId: withdrawalId },
      [apiPaths.invitation]: { token: helper.token },
      [apiPaths.invitationAccept]: { token: helper.token, password: MEMBER_PASSWORD },
      ...Object.fromEntries(Object.entries(askers).map(([url, { body }]) => [url, body])),
      [apiPaths.testPaymentConfirm]: { clientSecret, outcome: 'failed' },
    },
    urlOf: ({ url }) => concrete(url, idFor(url)),
  };
}

/** What a refusal itself leaves: that it was one. And what the request before it may write down after its answer, which owner-audit.test.ts looks at. */
const OTHER_TABLES: ReadonlySet<string> = new Set(['limit_counts', 'desk_audit']);

interface RowCount {
  readonly total: number;
}

/** Made once for each store, because it is asked thousands of times. */
const rowCounts = new WeakMap<Store, Promise<CompiledQuery<RowCount>>>();

async function rowCountOf({ db }: Store): Promise<CompiledQuery<RowCount>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !OTHER_TABLES.has(name));
  const counts = tables.map(({ name }) => sql`(select count(*) from ${sql.table(name)})`);
  return sql<RowCount>`select ${sql.join(counts, sql` + `)} as total`.compile(db);
}

/** Another one after every commit: how often others have changed the file, or where the log ends. */
const marks = {
  sqlite: sql<{ mark: number }>`select data_version as mark from pragma_data_version`,
  postgres: sql<{ mark: string }>`select pg_current_wal_insert_lsn()::text as mark`,
};

/** Rows in all other tables together: a refused request must not change it. Counted anew only after a commit, since counting takes longer than most requests. */
async function countRows(target: Target): Promise<number> {
  const { store, counted } = target;
  const [marked] = (await marks[store.engine].execute(store.db)).rows;
  const mark = String(marked?.mark);
  if (counted?.mark === mark) return counted.rows;
  const asked = rowCounts.get(store) ?? rowCountOf(store);
  rowCounts.set(store, asked);
  const [count] = (await store.db.executeQuery(await asked)).rows;
  target.counted = { mark, rows: Number(count?.total) };
  return target.counted.rows;
}

/** Elsewhere the owner would be set aside, and nothing stored. */
const isOwners = (url: string) => url.startsWith('/api/owner/') || url.startsWith(apiPaths.dashboard);
const isOrders = (url: string) => url.startsWith('/api/orders/');
const isDestinations = (url: string) => url.startsWith(`${apiPaths.ownerDestinations}/`);
const isBookings = (url: string) => url.startsWith(`${apiPaths.bookings}/`);
const isCalls = (url: string) => url.startsWith(`${apiPaths.ownerCalls}/`);
export const takesBody = ({ schema }: RouteEntry) => schema?.body !== undefined;
export const concrete = (url: string, segment: string) => url.replace(/:\w+/g, segment);

/** A request, and how it may be answered. */
export interface Probe extends InjectOptions {
  readonly url: string;
  /** Where only these statuses are right; otherwise success or any refusal is. */
  readonly statuses?: readonly number[];
}

/** What is wrong with the answer: anything but success, or a problem of the sender's own that left nothing behind. */
async function faultOf(target: Target, { statuses, ...request }: Probe): Promise<string | null> {
  const { app, headersOf } = target;
  const before = target.rows ?? (await countRows(target));
  target.rows = null;
  const headers = { 'user-agent': BROWSER, ...headersOf(request.url), ...request.headers };
  const answer = await app.inject({ ...request, headers });
  const { statusCode } = answer;
  const isTaken = statusCode < 300 && statuses === undefined;
  if (isTaken) return null;
  const problem =
    answer.headers['content-type'] === PROBLEM_MEDIA_TYPE ? problemSchema.safeParse(answer.json()).data : null;
  // A deal that no buyer takes is refused, and kept.
  const isNearMiss = request.url.startsWith(apiPaths.deals) && misfitSchema.safeParse(problem && answer.json()).success;
  target.rows = await countRows(target);
  const leftRows = !isNearMiss && target.rows !== before;
  const isRefused = statusCode >= 400 && statusCode < 500 && problem?.status === statusCode && !leftRows;
  if (isRefused && (statuses?.includes(statusCode) ?? true)) return null;
  const sent = JSON.stringify(request.payload ?? null).slice(0, 200);
  return `${request.method} ${request.url} ${sent}: ${statusCode}${leftRows ? ', rows left behind' : ''} ${answer.body.slice(0, 200)}`;
}

/** The faults of all the answers, one after the other; none where each is right. */
export async function faultsOf(target: Target, probes: readonly Probe[]): Promise<string[]> {
  const faults: string[] = [];
  for (const probe of probes) {
    const fault = await faultOf(target, probe);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

/** A body that the route accepts. */
export function exampleOf({ bodies }: Target, { url, schema }: RouteEntry): Record<string, unknown> {
  const example = bodies[url] ?? routeExamples[url];
  if (example) return example;
  const { properties = {} } = schema?.body instanceof z.ZodType ? z.toJSONSchema(schema.body, { io: 'input' }) : {};
  return Object.fromEntries(Object.keys(properties).map((field) => [field, 'text']));
}
