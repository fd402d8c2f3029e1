import { expect, test, vi } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import type { Store } from '../store/engine/store.ts';
import { countCuts } from '../store/analytics/count-cuts.ts';
import { countLive, hasBusyHours } from './live-cuts.ts';

const FROM = Date.UTC(2026, 10, 20, 15);
const NOW = FROM + 1_800_000;
const HOUR_MS = 3_600_000;
const ROWS_AT_ONCE = 1000;

/** Sessions of as many visitors, which begin within `spreadMs`. */
async function visit(store: Store, name: string, count: number, { at = FROM, spreadMs = 1_000_000 } = {}) {
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const values = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, place) => ({
      id: `${name}-${first + place}`,
      first_seen_at: at + Math.floor(((first + place) / count) * spreadMs),
      filtered: 0,
      landing_page: '/',
      user_agent: 'Mozilla/5.0 (Windows NT 10.0)',
    }));
    await store.write((tx) =>
      tx
        .insertInto('sessions')
        .values(values)
        .execute()
        .then(() => undefined),
    );
  }
}

const onPages = (tally: Awaited<ReturnType<typeof countCuts>> | undefined) =>
  tally?.get('page')?.get('named:/')?.visitors ?? 0;

forEachEngine((engine) => {
  test('on a quiet site each reading counts, up to the visit before it', async () => {
    const store = await engine.openStore();
    for (const visits of [1, 2]) {
      await visit(store, `v${visits}`, 1);
      const found = await countLive(store, { from: FROM, until: FROM + HOUR_MS }, NOW);
      expect([onPages(found?.tally), found?.at]).toEqual([visits, NOW]);
    }
    expect(hasBusyHours(store)).toBe(false);
  });

  test('of very many visits a reading is told the last count and its instant, and none waits for a count', async () => {
    const store = await engine.openStore();
    const read = (now: number) => countLive(store, { from: FROM, until: FROM + 2 * HOUR_MS }, now);
    await visit(store, 'a', 20_000);
    expect(await read(NOW)).toBeNull();
    expect(hasBusyHours(store)).toBe(true);
    await vi.waitFor(async () => expect(onPages((await read(NOW))?.tally)).toBe(20_000), 20_000);

    await visit(store, 'b', 10);
    // Soon after, it is not counted again; later it is, and who asks first is told the last count.
    const soon = await read(NOW + 3000);
    expect([onPages(soon?.tally), soon?.at]).toEqual([20_000, NOW]);
    const later = NOW + 5000;
    expect(onPages((await read(later))?.tally)).toBe(20_000);
    await vi.waitFor(async () => expect(onPages((await read(later))?.tally)).toBe(20_010), 20_000);
    expect((await read(later))?.at).toBe(later);

    // Over for good, it is counted once more and then remembered.
    const over = FROM + 2 * HOUR_MS;
    await visit(store, 'c', 1);
    await vi.waitFor(async () => expect(onPages((await read(over))?.tally)).toBe(20_011), 20_000);
    await visit(store, 'd', 1);
    expect(onPages((await read(over + 60_000))?.tally)).toBe(20_011);
  });

  test('a busy hour is counted once, however many ask meanwhile', async () => {
    const store = await engine.openStore();
    const read = (now: number) => countLive(store, { from: FROM, until: FROM + 2 * HOUR_MS }, now);
    await visit(store, 'a', 12_000);
    await vi.waitFor(async () => expect(onPages((await read(NOW))?.tally)).toBe(12_000), 20_000);

    const select = vi.spyOn(store.db, 'selectFrom');
    const later = NOW + 5000;
    await Promise.all([1, 2, 3].map(() => read(later)));
    await vi.waitFor(async () => expect((await read(later))?.at).toBe(later), 20_000);
    const ofAll = select.mock.calls.length;
    select.mockClear();
    await countCuts(store.db, FROM, FROM + HOUR_MS);
    expect(ofAll).toBe(select.mock.calls.length);
  });

  test('however many visits begin in one moment, all are counted, a few thousand at a time', async () => {
    const store = await engine.openStore();
    await visit(store, 'spread', 3000);
    await visit(store, 'second', 15_000, { at: FROM + 1_200_000, spreadMs: 1000 });
    await visit(store, 'instant', 7000, { at: FROM + 1_300_000, spreadMs: 0 });
    const readings: number[] = [];
    const tally = await countCuts(store.db, FROM, FROM + HOUR_MS, (read) => readings.push(read));
    expect(onPages(tally)).toBe(25_000);
    const steps = readings.map((read, index) => read - (readings[index - 1] ?? 0)).toSorted((a, b) => b - a);
    // What begins at one instant cannot be told apart by time.
    expect(steps[0]).toBe(7000);
    expect(steps[1]).toBeLessThanOrEqual(6400);
  });
});
