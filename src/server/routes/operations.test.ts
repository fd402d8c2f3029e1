import { Gauge } from 'prom-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import { siteSettingsSchema } from '../../contract/site.ts';
import { StoreUnavailableError } from '../store/store.ts';
import { openTestApp } from '../testing/test-app.ts';

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
