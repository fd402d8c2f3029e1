import { randomUUID } from 'node:crypto';
import { anything, assert, asyncProperty, boolean, constantFrom, dictionary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sql, type CompiledQuery } from 'kysely';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { JSON_BODY_MAX_BYTES } from '../../contract/limits.ts';
import { misfitSchema } from '../../contract/deals.ts';
import { createdSchema } from '../../contract/quiz.ts';
import {
  apiPaths,
  BOOKING_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  ORDER_TOKEN_HEADER,
  SESSION_HEADER,
} from '../../contract/paths.ts';
import { peopleSchema } from '../../contract/people.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import { listAddresses } from '../outbox/destinations.ts';
import type { App } from '../http/app.ts';
import type { RouteEntry } from '../http/route-table.ts';
import type { Store } from '../store/engine/store.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import {
  hostileQueries,
  hostileSegments,
  hostileTypes,
  hostileValues,
  malformedBodies,
} from '../../../test-support/server/hostile.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { openCheckout } from '../../../test-support/data/checkouts.ts';
import { bookTime, linkOf } from '../../../test-support/data/bookings.ts';
import { bookedAt, routeExamples } from '../../../test-support/data/route-examples.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testConfig } from '../../../test-support/server/test-app.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
/** Thousands of requests, each with a look at every table. */
const LONG_MS = 120_000 * inject('soak');
const JSON_TYPE = 'application/json';
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Not on in an installation without Stripe, whatever is sent. */
const closed: ReadonlySet<string> = new Set([apiPaths.courseCheckout]);

interface Target {
  readonly app: App;
  readonly store: Store;
  /** Rows there were after the last request that was refused; null once one was taken, and at first. */
  rows: number | null;
  /** What opens the doors: the owner's cookie, and the tokens of the booking and the order there are. */
  readonly headersOf: (url: string) => Record<string, string>;
  readonly routes: readonly RouteEntry[];
  /** Bodies about what is there, over the examples. */
  readonly bodies: Readonly<Record<string, Record<string, unknown>>>;
  /** The route's address, about a lead, a booking, an order or a destination that exists. */
  readonly urlOf: (route: RouteEntry) => string;
}

async function openTarget(engine: TestEngine): Promise<Target> {
  const store = await engine.openStore();
  const settings = { OWNER_PASSWORD, CRM_WEBHOOK_URL: 'https://crm.example/hook' };
  const { app } = await openTestApp(settings, { store });
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
  const link = linkOf(await bookTime(app, bookedAt));
  const { clientSecret, orderId, orderToken } = await openCheckout(app, { checkoutId: randomUUID() });
  const routes = app.routeTable.filter(({ method, url }) => method !== 'HEAD' && !url.includes('*'));
  const idFor = (url: string) => {
    if (isBookings(url) || isCalls(url)) return link.id;
    if (isOrders(url)) return orderId;
    if (url.startsWith(apiPaths.ownerPerson.replace(':id', ''))) return personId;
    return isDestinations(url) ? (crm?.id ?? '') : id;
  };
  return {
    app,
    store,
    rows: null,
    headersOf: (url) => ({
      ...(isOwners(url) && { cookie }),
      ...(isBookings(url) && { [BOOKING_TOKEN_HEADER]: link.token }),
      ...(isOrders(url) && { [ORDER_TOKEN_HEADER]: orderToken }),
    }),
    routes,
    bodies: {
      [apiPaths.orderByPayment]: { clientSecret },
      [apiPaths.testPaymentConfirm]: { clientSecret, outcome: 'failed' },
    },
    urlOf: ({ url }) => concrete(url, idFor(url)),
  };
}

/** What a refusal itself leaves: that it was one. */
const LIMITS_TABLE = 'limit_counts';

interface RowCount {
  readonly total: number;
}

/** Made once for each store, because it is asked thousands of times. */
const rowCounts = new WeakMap<Store, Promise<CompiledQuery<RowCount>>>();

async function rowCountOf({ db }: Store): Promise<CompiledQuery<RowCount>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== LIMITS_TABLE);
  const counts = tables.map(({ name }) => sql`(select count(*) from ${sql.table(name)})`);
  return sql<RowCount>`select ${sql.join(counts, sql` + `)} as total`.compile(db);
}

/** Rows in all other tables together: a refused request must not change it. */
async function countRows(store: Store): Promise<number> {
  const asked = rowCounts.get(store) ?? rowCountOf(store);
  rowCounts.set(store, asked);
  const { rows } = await store.db.executeQuery(await asked);
  return Number(rows[0]?.total);
}

/** Elsewhere the owner would be set aside, and nothing stored. */
const isOwners = (url: string) => url.startsWith('/api/owner/') || url.startsWith(apiPaths.dashboard);
const isOrders = (url: string) => url.startsWith('/api/orders/');
const isDestinations = (url: string) => url.startsWith(`${apiPaths.ownerDestinations}/`);
const isBookings = (url: string) => url.startsWith(`${apiPaths.bookings}/`);
const isCalls = (url: string) => url.startsWith(`${apiPaths.ownerCalls}/`);
const takesBody = ({ schema }: RouteEntry) => schema?.body !== undefined;
const concrete = (url: string, segment: string) => url.replace(/:\w+/g, segment);

interface Probe extends InjectOptions {
  readonly url: string;
  /** Where only these statuses are right; otherwise success or any refusal is. */
  readonly statuses?: readonly number[];
}

/** What is wrong with the answer: anything but success, or a problem of the sender's own that left nothing behind. */
async function faultOf(target: Target, { statuses, ...request }: Probe): Promise<string | null> {
  const { app, store, headersOf } = target;
  const before = target.rows ?? (await countRows(store));
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
  target.rows = await countRows(store);
  const leftRows = !isNearMiss && target.rows !== before;
  const isRefused = statusCode >= 400 && statusCode < 500 && problem?.status === statusCode && !leftRows;
  if (isRefused && (statuses?.includes(statusCode) ?? true)) return null;
  const sent = JSON.stringify(request.payload ?? null).slice(0, 200);
  return `${request.method} ${request.url} ${sent}: ${statusCode}${leftRows ? ', rows left behind' : ''} ${answer.body.slice(0, 200)}`;
}

async function faultsOf(target: Target, probes: readonly Probe[]): Promise<string[]> {
  const faults: string[] = [];
  for (const probe of probes) {
    const fault = await faultOf(target, probe);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

function exampleOf({ bodies }: Target, { url, schema }: RouteEntry): Record<string, unknown> {
  const example = bodies[url] ?? routeExamples[url];
  if (example) return example;
  const { properties = {} } = schema?.body instanceof z.ZodType ? z.toJSONSchema(schema.body, { io: 'input' }) : {};
  return Object.fromEntries(Object.keys(properties).map((field) => [field, 'text']));
}

/** As it would arrive: what JSON cannot say becomes null or is left out. */
function asJson(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)));
}

forEachEngine((engine) => {
  const isThorough = engine.name === 'sqlite';
  const some = <T>(all: readonly T[], every: number) => (isThorough ? all : all.filter((_one, at) => at % every === 0));

  test(
    'every field of every body withstands every hostile value, and its absence',
    async () => {
      const target = await openTarget(engine);
      const probes = target.routes.filter(takesBody).flatMap((route): Probe[] => {
        const request = { method: 'POST' as const, url: target.urlOf(route) };
        const body = exampleOf(target, route);
        return Object.keys(body).flatMap((field) => [
          { ...request, payload: { ...body, [field]: undefined } },
          ...some(hostileValues, 5).map((value) => ({ ...request, payload: { ...body, [field]: value } })),
        ]);
      });
      expect(await faultsOf(target, probes)).toEqual([]);
    },
    LONG_MS,
  );

  test('the examples are taken, so that what is refused is refused for its hostile part', async () => {
    const target = await openTarget(engine);
    const open = target.routes.filter((route) => takesBody(route) && !closed.has(route.url));
    const statuses = open.map(async (route) => {
      const url = target.urlOf(route);
      const headers = target.headersOf(url);
      const answer = await target.app.inject({ method: 'POST', url, headers, payload: exampleOf(target, route) });
      return answer.statusCode;
    });
    for (const status of await Promise.all(statuses)) expect(status).toBeLessThan(300);
  });

  test('bodies that are no JSON object are malformed, those over the limit too large', async () => {
    const target = await openTarget(engine);
    const headers = { 'content-type': JSON_TYPE };
    const probes = target.routes.filter(takesBody).flatMap((route) =>
      some(malformedBodies, 4).map((payload): Probe => {
        const statuses = payload.length > JSON_BODY_MAX_BYTES ? [413] : [400];
        return { method: 'POST', url: target.urlOf(route), headers, payload, statuses };
      }),
    );
    expect(await faultsOf(target, probes)).toEqual([]);
  });

  test('other content types are not taken', async () => {
    const target = await openTarget(engine);
    const probes = target.routes.filter(takesBody).flatMap((route) =>
      some(hostileTypes, 4).map((type): Probe => {
        const payload = JSON.stringify(exampleOf(target, route));
        return {
          method: 'POST',
          url: target.urlOf(route),
          headers: { 'content-type': type },
          payload,
          statuses: [415],
        };
      }),
    );
    expect(await faultsOf(target, probes)).toEqual([]);
  });

  test('made-up bodies never break anything', { timeout: LONG_MS }, async () => {
    const target = await openTarget(engine);
    for (const route of target.routes.filter(takesBody)) {
      const field = constantFrom(...Object.keys(exampleOf(target, route)), 'other');
      const made = dictionary(field, anything({ withNullPrototype: false, maxDepth: 4 }));
      const property = asyncProperty(made, boolean(), async (part, onTop) => {
        const payload = asJson(onTop ? { ...exampleOf(target, route), ...part } : part);
        expect(await faultsOf(target, [{ method: 'POST', url: target.urlOf(route), payload }])).toEqual([]);
      });
      await assert(property, { numRuns: runs(isThorough ? 60 : 10) });
    }
  });

  test('ids, queries and headers of any kind are answered or refused', { timeout: LONG_MS }, async () => {
    const target = await openTarget(engine);
    const headers = [
      SESSION_HEADER,
      IDEMPOTENCY_HEADER,
      BOOKING_TOKEN_HEADER,
      ORDER_TOKEN_HEADER,
      'cookie',
      'accept-encoding',
      'if-none-match',
      'origin',
    ];
    const values = ['', 'x'.repeat(10_000), 'é', '\u0001', "';--", '__proto__'];
    const probes = target.routes.flatMap((route): Probe[] => {
      const url = target.urlOf(route);
      const request = {
        method: methodSchema.parse(route.method),
        ...(takesBody(route) && { payload: exampleOf(target, route) }),
      };
      const segments = route.url.includes(':') ? some(hostileSegments, 3) : [];
      return [
        ...segments.map((segment) => ({
          ...request,
          url: concrete(route.url, segment),
          statuses: [400, 404, 414, 422],
        })),
        ...some(hostileQueries, 3).map((query) => ({ ...request, url: `${url}?${query}` })),
        ...headers.flatMap((name) => some(values, 3).map((value) => ({ ...request, url, headers: { [name]: value } }))),
      ];
    });
    expect(await faultsOf(target, probes)).toEqual([]);
  });

  test('a method that an address does not take is refused', async () => {
    const target = await openTarget(engine);
    const probes = [...Map.groupBy(target.routes, ({ url }) => url)].flatMap(([url, routes]) =>
      methodSchema.options
        .filter((method) => !routes.some((route) => route.method === method))
        .map((method): Probe => ({ method, url: concrete(url, 'any'), statuses: [405] })),
    );
    expect(await faultsOf(target, probes)).toEqual([]);
  });
});
