import { expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '../http/app.ts';
import { readFormArrival } from '../http/form-arrival.ts';
import { answerOnce } from './answer-once.ts';
import { sweepIdempotencyKeys } from './sweep-keys.ts';
import type { Store } from '../store/engine/store.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

/** A form whose writes go beside others. */
const BESIDE = '/api/beside';
const TWO_DAYS_MS = 48 * 60 * 60 * 1000;

/** An app whose forms, in turn and beside others, write a row (any table does) and answer with the row's number. */
async function openForm(store: Store, clock = testClock()): Promise<App> {
  const { app } = await openTestApp({}, { store, clock });
  for (const url of ['/api/orders', '/api/others/:id', BESIDE])
    app.post(url, { schema: { body: z.object({ item: z.string() }) } }, async (request, reply) => {
      const { idempotent } = readFormArrival(request, clock);
      const write = url === BESIDE ? store.writeBeside : store.write;
      const answer = await write((tx) =>
        answerOnce(tx, idempotent, z.object({ id: z.string() }), async () => {
          const name = crypto.randomUUID();
          await tx.insertInto('secrets').values({ name, value: request.body.item }).execute();
          if (request.body.item === 'broken') throw new Error('after the row');
          return { id: name };
        }),
      );
      return reply.code(201).send(answer);
    });
  return app;
}

async function order(app: App, item: string, key?: string, url = '/api/orders') {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await app.inject({ method: 'POST', url, headers, payload: { item } });
  return { status: answer.statusCode, body: answer.json() };
}

async function rowsIn(store: Store): Promise<number> {
  const { count } = await store.db
    .selectFrom('secrets')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

forEachEngine((engine) => {
  test.each(['/api/orders', BESIDE])(
    'a repeated request gets the first answer again and has no effect: %s',
    async (url) => {
      const store = await engine.openStore();
      const app = await openForm(store);
      const first = await order(app, 'lamp', 'key-1', url);
      expect(first.status).toBe(201);
      expect(await order(app, 'lamp', 'key-1', url)).toEqual(first);
      expect(await rowsIn(store)).toBe(1);
      expect((await order(app, 'lamp', 'key-2', url)).body).not.toEqual(first.body);
      expect((await order(app, 'lamp', undefined, url)).body).not.toEqual(first.body);
      expect(await rowsIn(store)).toBe(3);
      expect((await order(app, 'door', 'key-1', url)).status).toBe(422);
      expect(await rowsIn(store)).toBe(3);
    },
  );

  test('a key is bound to its body and its route', async () => {
    const store = await engine.openStore();
    const app = await openForm(store);
    await order(app, 'lamp', 'key-1', '/api/others/1');
    expect((await order(app, 'door', 'key-1', '/api/others/1')).status).toBe(422);
    expect((await order(app, 'lamp', 'key-1', '/api/others/2')).status).toBe(422);
    expect((await order(app, 'lamp', 'key-1', '/api/orders')).status).toBe(422);
    expect(await rowsIn(store)).toBe(1);
  });

  test.each(['/api/orders', BESIDE])(
    'many at once under one key, to several processes, have one effect and one answer: %s',
    async (url) => {
      const database = await engine.createDatabase();
      const stores = await Promise.all([engine.openStore(database), engine.openStore(database)]);
      const apps = await Promise.all(stores.map((store) => openForm(store)));
      const answers = await Promise.all(
        apps.flatMap((app) => Array.from({ length: 10 }, () => order(app, 'lamp', 'key-1', url))),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      for (const store of stores) expect(await rowsIn(store)).toBe(1);
    },
  );

  test('a request that fails keeps neither its row nor its key', async () => {
    const store = await engine.openStore();
    const app = await openForm(store);
    expect((await order(app, 'broken', 'key-1')).status).toBe(500);
    expect(await rowsIn(store)).toBe(0);
    expect((await order(app, 'lamp', 'key-1')).status).toBe(201);
  });

  test.each(['write', 'writeBeside'] as const)(
    'a form with the keys of two stretches of time is the same one under either of them: %s',
    async (unit) => {
      const store = await engine.openStore();
      const press = (key: string, alsoKey?: string) =>
        store[unit]((tx) => {
          const idempotent = { key, ...(alsoKey !== undefined && { alsoKey }), route: 'POST /', bodyHash: 'a', at: 1 };
          return answerOnce(tx, idempotent, z.string(), async () => {
            const name = crypto.randomUUID();
            await tx.insertInto('secrets').values({ name, value: '' }).execute();
            return name;
          });
        });
      const first = await press('10:00', '10:10');
      expect(await press('10:00', '10:10')).toBe(first);
      expect(await press('10:10', '10:20')).toBe(first);
      // A slow request from before finds it under its second key, and keeps it under its first.
      expect(await press('09:50', '10:00')).toBe(first);
      expect(await press('09:50')).toBe(first);
      expect(await rowsIn(store)).toBe(1);
      expect(await press('10:20', '10:30')).not.toBe(first);
      expect(await rowsIn(store)).toBe(2);
    },
  );

  test('keys are forgotten two days after their first use', async () => {
    const store = await engine.openStore();
    const clock = testClock();
    const app = await openForm(store, clock);
    const first = await order(app, 'lamp', 'key-1');
    clock.advance(TWO_DAYS_MS - 1);
    await sweepIdempotencyKeys(store, clock, app.log).sweep();
    expect(await order(app, 'lamp', 'key-1')).toEqual(first);
    clock.advance(2);
    await sweepIdempotencyKeys(store, clock, app.log).sweep();
    expect(await order(app, 'lamp', 'key-1')).not.toEqual(first);
  });

  test.each(['', 'x'.repeat(201), 'two words', 'schlüssel', 'tab\there'])(
    'the key %j is refused with 400',
    async (key) => {
      const store = await engine.openStore();
      const app = await openForm(store);
      expect((await order(app, 'lamp', key)).status).toBe(400);
      expect(await rowsIn(store)).toBe(0);
    },
  );
});
