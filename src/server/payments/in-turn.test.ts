import { expect, test } from 'vitest';
import { createInTurn } from './in-turn.ts';

test('what has one key runs one after another, in its order, also after one that failed', async () => {
  const inTurn = createInTurn();
  const steps: string[] = [];
  const work = (name: string, outcome: () => void) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    outcome();
    return name;
  };
  const broken = new Error('broken');
  const ends = await Promise.allSettled([
    inTurn(
      'a',
      work('first', () => undefined),
    ),
    inTurn(
      'a',
      work('second', () => {
        throw broken;
      }),
    ),
    inTurn(
      'a',
      work('third', () => undefined),
    ),
  ]);
  expect(ends).toEqual([
    { status: 'fulfilled', value: 'first' },
    { status: 'rejected', reason: broken },
    { status: 'fulfilled', value: 'third' },
  ]);
  expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('what comes after the first has ended waits for the second, which still runs', async () => {
  const inTurn = createInTurn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn('a', async () => undefined);
  const second = inTurn('a', async () => promise);
  await first;
  let hasBegun = false;
  const third = inTurn('a', async () => {
    hasBegun = true;
  });
  await new Promise(setImmediate);
  expect(hasBegun).toBe(false);
  resolve();
  await Promise.all([second, third]);
  expect(hasBegun).toBe(true);
});

test('what has another key does not wait', async () => {
  const inTurn = createInTurn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = inTurn('a', async () => promise);
  expect(await inTurn('b', async () => 'at once')).toBe('at once');
  resolve();
  await slow;
});
