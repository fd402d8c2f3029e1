import { expect, test } from 'vitest';
import { conversion, pageview, visitor, zone } from '../../../../test-support/data/reports.ts';
import { databaseSettings, forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { startProcess } from '../../../../test-support/server/process.ts';
import { openTestApp, testClock } from '../../../../test-support/server/test-app.ts';
import type { Store } from '../engine/store.ts';
import { findOtherZone } from './figures-zone.ts';
import { findDifferences, rebuildFigures } from './rebuild.ts';

const HOUR_MS = 3_600_000;
const TOKYO = 'Asia/Tokyo';

/** Visits around the clock, so that every zone cuts them into other days. */
async function withVisits(engine: TestEngine) {
  const database = await engine.createDatabase();
  const store = await engine.openStore(database);
  const clock = testClock();
  const { app } = await openTestApp({}, { store, clock });
  for (let hour = 0; hour < 30; hour += 6) {
    await visitor(app, `s${hour}`, 'https://a.example/');
    await pageview(app, `s${hour}`, hour % 12 === 0 ? '/' : '/blog');
    await conversion(app, `s${hour}`);
    clock.advance(6 * HOUR_MS);
  }
  return { database, store };
}

forEachEngine((engine) => {
  test('a changed SITE_TIME_ZONE is noticed at the start, and every figure is counted again in the new one', async () => {
    const { database, store } = await withVisits(engine);
    expect(await findOtherZone(store, zone)).toBeNull();
    expect(await findDifferences(store, TOKYO)).not.toEqual([]);
    const server = await startProcess({ ...databaseSettings(database), SITE_TIME_ZONE: TOKYO });
    await server.says('Foyer is open');
    expect(server.stdout()).toContain(
      `SITE_TIME_ZONE was ${zone} and is ${TOKYO}: the figures of every day are counted again\n`,
    );
    server.signal('SIGTERM');
    await server.ended;
    expect(await findDifferences(store, TOKYO)).toEqual([]);
    expect(await findOtherZone(store, TOKYO)).toBeNull();
  });

  test('a recount that was cut short anywhere is begun again by the next start, and ends in the same figures', async () => {
    const { store } = await withVisits(engine);
    expect(await findOtherZone(store, zone)).toBeNull();
    let cuts = 0;
    for (let writes = 1; writes < 20 && (await findOtherZone(store, TOKYO)) !== null; writes += 1) {
      let left = writes;
      const cut: Store = {
        ...store,
        async write(unit) {
          if (left === 0) throw new Error('Killed');
          left -= 1;
          return store.write(unit);
        },
      };
      const isKilled = await rebuildFigures(cut, TOKYO).then(
        () => false,
        () => true,
      );
      if (isKilled) cuts += 1;
      expect((await findOtherZone(store, TOKYO)) !== null).toBe(isKilled);
    }
    expect(cuts).toBeGreaterThan(1);
    expect(await findDifferences(store, TOKYO)).toEqual([]);
  });

  test('two that recount at once put each figure right once', async () => {
    const { database, store } = await withVisits(engine);
    const stores = [store, await engine.openStore(database)];
    await Promise.all(stores.map((one) => rebuildFigures(one, TOKYO)));
    expect(await findDifferences(store, TOKYO)).toEqual([]);
    expect(await findOtherZone(store, TOKYO)).toBeNull();
  });
});
