import { expect, test } from 'vitest';
import { exampleSession, keepVisits } from '../../../../test-support/data/attributions.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { attribute, type Success } from './attributions.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const timeZone = 'America/New_York';

const success = (
  id: string,
  at: number,
  sessionId: string | null,
  email: string | null = 'ada@example.com',
): Success => ({
  id,
  email,
  at,
  sessionId,
  leads: 1,
  sales: 0,
  revenueCents: 0,
  test: 0,
});

const sessions = [
  exampleSession('search', now - 3 * DAY_MS, { utm_source: 'search' }),
  exampleSession('letter', now - 5 * DAY_MS, { utm_source: 'letter' }),
  exampleSession('news', now - 3 * DAY_MS, { utm_source: 'news' }),
];

forEachEngine((engine) => {
  /** The first and the last source of each, by id, once all of a group are attributed. */
  async function attributed(...groups: (readonly Success[])[]) {
    const store = await engine.openStore();
    await keepVisits(store, sessions, []);
    for (const group of groups) await store.write((tx) => attribute(tx, group, timeZone));
    const rows = await store.db.selectFrom('attributions').select(['id', 'first_source', 'last_source']).execute();
    return Object.fromEntries(rows.map(({ id, first_source: first, last_source: last }) => [id, [first, last]]));
  }

  test('the first touch is the earliest visit, whichever led to something first; of two that began at once, the one that did', async () => {
    const searched = success('a', now - 2 * DAY_MS, 'search');
    expect(await attributed([searched], [success('b', now, 'letter')])).toEqual({
      a: ['search', 'search'],
      b: ['letter', 'letter'],
    });
    expect(await attributed([searched], [success('b', now, 'news')])).toEqual({
      a: ['search', 'search'],
      b: ['search', 'news'],
    });
  });

  test('what happened before counts by its time, and at one time by its id, in whatever order it is given', async () => {
    const at = now - DAY_MS;
    const sameTime = [success('a', at, 'search'), success('b', at, null)];
    const otherOrder = [success('z', at - 1, 'search'), success('a', at, null)];
    for (const [given, last] of [
      [sameTime, 'b'],
      [otherOrder, 'a'],
    ] as const)
      for (const group of [given, given.toReversed()])
        expect((await attributed(group))[last], JSON.stringify(group)).toEqual(['search', 'search']);
  });

  test('of what is stored and what is stored with it, the later is what happened before', async () => {
    const stored = success('x', now - 2 * DAY_MS, 'search');
    const [earlier, later] = [success('e', now - 3 * DAY_MS, 'letter'), success('l', now - DAY_MS, 'news')];
    expect((await attributed([stored], [earlier, success('n', now, null)]))['n']).toEqual(['search', 'search']);
    expect((await attributed([stored], [later, success('n', now, null)]))['n']).toEqual(['search', 'news']);
  });

  test('what has no address is nobody’s: the next without one knows nothing of it', async () => {
    const rows = await attributed([success('a', now - 1, 'search', '')], [success('b', now, null, '')]);
    expect(rows).toEqual({ a: ['search', 'search'], b: [null, null] });
  });
});
