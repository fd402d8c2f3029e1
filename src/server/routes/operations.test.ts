import { Gauge } from 'prom-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventTypes } from '../../contract/events.ts';
import { apiPaths } from '../../contract/paths.ts';
import { siteSettingsSchema } from '../../contract/site.ts';
import { StoreUnavailableError } from '../store/engine/store.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

test('the process lives while the database is away, and is not ready', async () => {
  const { store } = await openTestApp();
  const away = { ...store, checkReady: () => Promise.reject(new StoreUnavailableError('away')) };
  const { app } = await openTestApp({}, { store: away });
  expect((await app.inject(apiPaths.health)).statusCode).toBe(200);
  const ready = await app.inject(apiPaths.ready);
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
});

test('the pages learn what they need of the settings, and nothing secret', async () => {
  const { app } = await openTestApp({
    BOOKING_URL: 'https://cal.example/me',
    OWNER_PASSWORD: 'hush hush',
    CRM_WEBHOOK_SECRET: 'hush hush',
    SITE_TIME_ZONE: 'America/Los_Angeles',
    PAYMENTS: 'off',
    STRIPE_SECRET_KEY: 'sk_test_hush',
  });
  const answer = await app.inject(apiPaths.site);
  expect(siteSettingsSchema.parse(answer.json())).toEqual({
    bookingUrl: 'https://cal.example/me',
    dashboards: 'owner',
    ownerSignIn: true,
    timeZone: 'America/Los_Angeles',
    payments: 'off',
    courseCheckout: false,
  });
  expect(answer.body).not.toContain('hush');
});

test('requests are counted by route and status; ids and unknown paths make no series of their own', async () => {
  const { app } = await openTestApp();
  await app.inject(apiPaths.health);
  await app.inject(apiPaths.health);
  for (const id of ['a', 'b', 'c']) await app.inject(`/api/nothing/${id}`);
  const { body, headers } = await app.inject(apiPaths.metrics);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('foyer_http_requests_total{method="GET",route="/api/health",status="200"} 2');
  expect(body).toContain('foyer_http_requests_total{method="GET",route="unknown",status="404"} 3');
  expect(body).toContain('foyer_http_request_seconds_count{route="/api/health"} 2');
  expect(body).toContain('process_resident_memory_bytes');
});

test('any part of the server can show its own figures', async () => {
  const { app } = await openTestApp();
  const lamps = new Gauge({ name: 'foyer_lamps_lit', help: 'Lamps that are lit', registers: [app.metrics] });
  lamps.set(3);
  expect((await app.inject(apiPaths.metrics)).body).toContain('foyer_lamps_lit 3');
});

test('the OpenAPI document describes every route of the API that takes or gives JSON', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject(apiPaths.openapi);
  const document = z
    .object({ openapi: z.string().startsWith('3.1'), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(answer.json());
  const described = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const registered = app.routeTable
    .filter(({ method, schema }) => method !== 'HEAD' && !schema?.hide)
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(registered.toSorted());
  expect(JSON.stringify(document.paths[apiPaths.pageview])).toContain('sessionId');
});

test('the OpenAPI document describes every event of the stream, each as it is sent', async () => {
  const { app } = await openTestApp();
  const { webhooks } = z
    .object({ webhooks: z.record(z.string(), z.object({ post: z.object({ requestBody: z.unknown() }) })) })
    .parse((await app.inject(apiPaths.openapi)).json());
  expect(Object.keys(webhooks)).toEqual([...eventTypes]);
  expect(JSON.stringify(webhooks['deal.taken']?.post.requestBody)).toContain('"const":"deal.taken"');
});

const TOKEN = 'a token of 16 or more';

test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine over IPv6', '::1', {}, 200],
  ['this machine as the two write it', '::ffff:127.0.0.1', {}, 200],
  ['another machine', '203.0.113.1', {}, 403],
  ['another machine that says otherwise', '203.0.113.1', { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['somebody through a proxy here', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, 403],
  ['somebody through two proxies', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1, 127.0.0.1' }, 403],
  ['somebody who wrote a first address', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.1' }, 403],
  ['somebody through another kind of proxy', '127.0.0.1', { forwarded: 'for=203.0.113.1' }, 403],
  ['somebody through nginx', '127.0.0.1', { 'x-real-ip': '203.0.113.1' }, 403],
  ['this machine through its proxy', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 200],
])('without METRICS_TOKEN, %s reads the figures or does not', async (_who, remoteAddress, headers, status) => {
  for (const settings of [{}, { TRUST_PROXY: 'loopback' }]) {
    const { app } = await openTestApp(settings);
    expect((await app.inject({ url: apiPaths.metrics, remoteAddress, headers })).statusCode).toBe(status);
  }
});

test.each([
  ['the token', `Bearer ${TOKEN}`, 200],
  ['another token', 'Bearer a token of 16 or less', 401],
  ['no token', '', 401],
  ['the token of a password', `Basic ${TOKEN}`, 401],
])('with METRICS_TOKEN, %s is asked for from everywhere, this machine too', async (_what, authorization, status) => {
  const { app } = await openTestApp({ METRICS_TOKEN: TOKEN });
  for (const remoteAddress of ['127.0.0.1', '203.0.113.1']) {
    const answer = await app.inject({ url: apiPaths.metrics, remoteAddress, headers: { authorization } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer realm="metrics"' : undefined);
    expect(answer.body).not.toContain(TOKEN);
  }
});

test('figures that are asked for again at once are counted once', async () => {
  const clock = testClock();
  const { app } = await openTestApp({}, { clock });
  let counted = 0;
  const lamps = new Gauge({
    name: 'foyer_lamps_lit',
    help: 'Lamps that are lit',
    registers: [],
    collect() {
      counted += 1;
      this.set(counted);
    },
  });
  app.metrics.registerMetric(lamps);
  const read = async () => /^foyer_lamps_lit (\d+)$/m.exec((await app.inject(apiPaths.metrics)).body)?.[1];
  expect(await Promise.all([read(), read()])).toEqual(['1', '1']);
  clock.advance(4_999);
  expect(await read()).toBe('1');
  clock.advance(1);
  expect(await read()).toBe('2');
});
