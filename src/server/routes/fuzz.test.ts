import { anything, assert, asyncProperty, boolean, constantFrom, dictionary } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { JSON_BODY_MAX_BYTES } from '../../contract/limits.ts';
import { apiPaths } from '../../contract/paths.ts';
import {
  BOOKING_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  ORDER_TOKEN_HEADER,
  SESSION_HEADER,
} from '../../contract/visitor-api.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import {
  hostileQueries,
  hostileSegments,
  hostileTypes,
  hostileValues,
  malformedBodies,
} from '../../../test-support/server/hostile.ts';
import {
  concrete,
  exampleOf,
  faultsOf,
  openTarget,
  takesBody,
  type Probe,
} from '../../../test-support/server/probes.ts';
import { runs } from '../../../test-support/properties/soak.ts';

/** Thousands of requests, each with a look at every table. */
const LONG_MS = 300_000 * inject('soak');
const JSON_TYPE = 'application/json';
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Not on in an installation without Stripe, whatever is sent. */
const closed: ReadonlySet<string> = new Set([apiPaths.courseCheckout]);

/** One of them, another at each turn: for what all routes read by the same code. A soak takes all. */
function oneInTurn<T>(all: readonly T[], turn: number): readonly T[] {
  return inject('soak') > 1 ? all : all.filter((_one, at) => at === turn % all.length);
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
      await assert(property, { numRuns: runs(isThorough ? 30 : 10) });
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
    const probes = target.routes.flatMap((route, at): Probe[] => {
      const url = target.urlOf(route);
      const own = target.headersOf(url);
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
        ...headers.flatMap((name, turn) =>
          (name in own ? some(values, 3) : oneInTurn(values, at + turn)).map((value) => ({
            ...request,
            url,
            headers: { [name]: value },
          })),
        ),
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
