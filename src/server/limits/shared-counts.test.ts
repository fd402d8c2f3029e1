import { expect, test } from 'vitest';
import { sqlite } from '../../../test-support/databases/engines.ts';
import { openQuickStore } from '../../../test-support/databases/quick-store.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { createSharedCounts, type Limit } from './shared-counts.ts';

const limit: Limit = { name: 'forms', max: 1000, windowMs: 60_000 };
/** As many clients as one process remembers. */
const REMEMBERED = 20_000;

async function open() {
  const clock = testClock();
  return { counts: createSharedCounts(await openQuickStore(sqlite), clock), clock };
}

test('a flood from ever new clients forgets those that were not seen for longest, and keeps who comes again', async () => {
  const { counts } = await open();
  counts.hit(limit, 'early');
  counts.hit(limit, 'faithful');
  for (let at = 0; at < REMEMBERED - 2; at += 1) counts.hit(limit, `flood-${at}`);
  expect([counts.peek(limit, 'early'), counts.peek(limit, 'faithful')]).toEqual([1, 1]);
  counts.hit(limit, 'faithful');
  counts.hit(limit, 'one too many');
  expect([counts.peek(limit, 'early'), counts.peek(limit, 'faithful')]).toEqual([0, 2]);
  // Not only one goes, but not all either.
  expect([counts.peek(limit, 'flood-0'), counts.peek(limit, `flood-${REMEMBERED - 3}`)]).toEqual([0, 1]);
  await counts.settled();
});

test('to look at a count adds nothing to it, and at the end of its window there is none', async () => {
  const { counts, clock } = await open();
  expect(counts.peek(limit, 'ada')).toBe(0);
  for (let hit = 0; hit < 3; hit += 1) counts.hit(limit, 'ada');
  await counts.settled();
  expect([counts.peek(limit, 'ada'), counts.peek(limit, 'ada')]).toEqual([3, 3]);
  expect(counts.peek({ ...limit, name: 'reads' }, 'ada')).toBe(0);
  clock.advance(limit.windowMs - 1);
  expect(counts.peek(limit, 'ada')).toBe(3);
  clock.advance(1);
  expect(counts.peek(limit, 'ada')).toBe(0);
});
