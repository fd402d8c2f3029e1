import { expect, test } from 'vitest';
import { z } from 'zod';
import { callSchema } from '../../contract/owner-bookings.ts';
import { personSchema, type Person } from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import { listHelperCalls, mayHelper } from '../owner/helper-calls.ts';
import { bookTime, linkOf, readFreeTimes } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { joinMember } from '../../../test-support/server/members.ts';
import { openTarget, takesBody, exampleOf, type Target } from '../../../test-support/server/probes.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What stands behind the owner's guard: everything under its address, and the figures while they are not public. */
const isGuarded = (url: string) =>
  (url.startsWith('/api/owner/') && url !== apiPaths.ownerSession) ||
  url.startsWith(apiPaths.dashboard) ||
  url === apiPaths.trend ||
  url.startsWith(apiPaths.sales);

async function ask(target: Target, { method, url }: { method: string; url: string }, cookie: string) {
  const route = target.routes.find((one) => one.method === method && one.url === url);
  if (route === undefined) throw new Error(`No route ${method} ${url}`);
  const payload = takesBody(route) ? exampleOf(target, route) : undefined;
  const path = url.endsWith('/:range') ? url.replace(':range', '7d') : target.urlOf(route);
  const parsed = methodSchema.parse(method);
  return target.app.inject({ method: parsed, url: path, headers: { cookie }, ...(payload && { payload }) });
}

/** What a person's or an order's money is called in answers. */
const MONEY = /cents$|revenue|amount|earned|net$|refund|paid(?!At)/i;

/** The names of all members in an answer's JSON schema, however deep. */
function membersOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(membersOf)];
}

forEachEngine((engine) => {
  test('a helper may do what the table says, of every route there is, and nothing else', async () => {
    const target = await openTarget(engine);
    const owner = await signInAsOwner(target.app);
    const { headers } = await joinMember(target.app, owner, { email: 'walks@example.com' });
    const guarded = target.routes.filter(({ url }) => isGuarded(url));
    expect(guarded.length).toBeGreaterThan(40);
    // Sessions are ended last.
    const inOrder = guarded.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    for (const { method, url } of inOrder) {
      const { headers: fresh } = url.startsWith(apiPaths.ownerSessions)
        ? await joinMember(target.app, owner, { email: `${method}${url.length}@example.com` })
        : { headers };
      const { statusCode } = await ask(target, { method, url }, fresh.cookie);
      const isLetIn = statusCode !== 401 && statusCode !== 403;
      expect([method, url, isLetIn]).toEqual([method, url, mayHelper(method, url)]);
    }
  });
});

test('every line of the table is a route that there is', async () => {
  const { app } = await openTestApp({});
  await app.ready();
  const routes = new Set(app.routeTable.map(({ method, url }) => `${method} ${url}`));
  expect(listHelperCalls().filter((call) => !routes.has(call))).toEqual([]);
});

test('no answer that a helper gets has a place for money, but the person’s, where it is left empty', async () => {
  const { app } = await openTestApp({});
  await app.ready();
  const told = app.routeTable.flatMap(({ method, url, schema }) => {
    const response = z.record(z.string(), z.unknown()).safeParse(schema?.response).data?.['200'];
    if (!mayHelper(method, url) || !(response instanceof z.ZodType) || url === apiPaths.ownerPerson) return [];
    return membersOf(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }))
      .filter((name) => MONEY.test(name))
      .map((name) => `${method} ${url}: ${name}`);
  });
  expect(told).toEqual([]);
});

forEachEngine((engine) => {
  test('what a person paid is in no answer and no file that a helper gets', async () => {
    const target = await openTarget(engine);
    const { app, store } = target;
    const owner = await signInAsOwner(app);
    const { headers } = await joinMember(app, owner, { email: 'reads@example.com' });
    const order = await store.db.selectFrom('orders').select(['amount_cents', 'email']).executeTakeFirstOrThrow();
    const key = `e:${order.email.toLowerCase()}`;
    const { person_id: id } = await store.db
      .selectFrom('person_keys')
      .select('person_id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const read = async (cookie: { cookie: string }): Promise<Person> =>
      personSchema.parse((await app.inject({ url: apiPaths.ownerPerson.replace(':id', id), headers: cookie })).json());
    const [seen, shown] = [await read(owner), await read(headers)];
    expect(seen.orders.map(({ amountCents }) => amountCents)).toEqual([order.amount_cents]);
    expect(shown).toEqual({
      ...seen,
      orders: [],
      sales: [],
      deliveries: [],
      history: seen.history.map((event) => ({ ...event, own: false })),
    });
    for (const format of ['csv', 'json']) {
      const file = await app.inject({ url: `${apiPaths.ownerPeopleExport}?format=${format}`, headers });
      expect([file.statusCode, file.body.includes(String(order.amount_cents))]).toEqual([200, false]);
      expect(file.body).not.toContain((order.amount_cents / 100).toLocaleString('en-US'));
    }
  });

  test('the history of a person names who did what, and keeps the name of who was removed', async () => {
    const target = await openTarget(engine);
    const { app } = target;
    const owner = await signInAsOwner(app);
    const { id: memberId, headers } = await joinMember(app, owner, { name: 'Nora', email: 'nora@example.com' });
    const route = { method: 'POST', url: apiPaths.ownerPersonNotes };
    const path = target.urlOf(target.routes.find(({ url }) => url === route.url) ?? { ...route, schema: undefined });
    const note = async (cookie: { cookie: string }, text: string) =>
      app.inject({ method: 'POST', url: path, headers: cookie, payload: { text } });
    await note(owner, 'by the owner');
    await note(headers, 'by Nora');
    const told = async (cookie: { cookie: string }) => {
      const url = path.replace('/notes', '');
      const { history } = personSchema.parse((await app.inject({ url, headers: cookie })).json());
      const notes = history.filter(({ kind }) => kind === 'note');
      return Object.fromEntries(notes.map(({ text, who, name, own }) => [text, [who, name, own]]));
    };
    expect(await told(owner)).toEqual({
      'by the owner': ['owner', null, true],
      'by Nora': ['owner', 'Nora', false],
    });
    expect(await told(headers)).toEqual({
      'by the owner': ['owner', null, false],
      'by Nora': ['owner', 'Nora', true],
    });
    await app.inject({ method: 'DELETE', url: apiPaths.ownerMember.replace(':id', memberId), headers: owner });
    expect((await told(owner))['by Nora']).toEqual(['owner', 'Nora', false]);
  });
});

test('a helper gets no link that would outlive their removal', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD });
  const owner = await signInAsOwner(app);
  const { headers } = await joinMember(app, owner);
  const { id } = linkOf(await bookTime(app, (await readFreeTimes(app))[0]));
  const url = apiPaths.ownerCall.replace(':id', id);
  const read = async (cookie: { cookie: string }) =>
    callSchema.parse((await app.inject({ url, headers: cookie })).json()).managePath;
  expect(await read(owner)).toContain(id);
  expect(await read(headers)).toBeNull();
  expect((await app.inject({ url: apiPaths.ownerCalendarFeed, headers })).statusCode).toBe(403);
});

/** No id and no time has a point like this. */
const AMOUNT = 997.25;

test('figures are the owners’ while they are not public, and then say as little as to everybody', async () => {
  const { app } = await openTestApp({ OWNER_PASSWORD });
  const { headers } = await joinMember(app, await signInAsOwner(app));
  for (const url of [apiPaths.dashboard, apiPaths.trend, apiPaths.salesStats, apiPaths.sales])
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 403]);
  const { app: open } = await openTestApp({ OWNER_PASSWORD, DASHBOARDS: 'public' });
  const { headers: helper } = await joinMember(open, await signInAsOwner(open));
  const sessionId = 'session_1700000000000_abcdefghi';
  const payload = { sessionId, type: 'call', value: AMOUNT, page: '/' };
  const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };
  await open.inject({ method: 'POST', url: apiPaths.conversion, payload, headers: visitor });
  const told = async (cookie: { cookie?: string }) =>
    (await open.inject({ url: apiPaths.dashboard, headers: cookie })).json().recentConversions;
  expect(JSON.stringify(await told(await signInAsOwner(open)))).toContain(String(AMOUNT));
  expect(await told(helper)).toEqual(await told({}));
  expect(JSON.stringify(await told(helper))).not.toContain(String(AMOUNT));
});
