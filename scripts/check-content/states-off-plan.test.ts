import { expect, test } from 'vitest';
import { markets, regions } from '../../content/markets.ts';
import { noteStatesOffPlan } from './states-off-plan.ts';

const contents = (boxes: readonly unknown[]) => new Map([['markets.ts', { regions, markets: boxes }]]);

test('every state that Foyer comes with has its room on the plan', () => {
  expect(noteStatesOffPlan(contents(markets))).toEqual([]);
});

test('a state of the owner’s own is named, once', () => {
  const ohio = { ...markets[1], id: 'cleveland', state: 'OH' };
  expect(noteStatesOffPlan(contents([...markets, ohio, { ...ohio, id: 'dayton' }]))).toEqual([
    'markets.ts: the plan on /buy-box has no room for OH: what is bought there stands below it',
  ]);
});
