import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

test('one at a time, and a client with many waits behind a client with one', async () => {
  const turns = createFairTurns();
  const done: string[] = [];
  let running = 0;
  const gate = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await gate.promise;
    done.push(name);
    running -= 1;
  };
  const all = [
    turns.take('many', work('many 1')),
    turns.take('many', work('many 2')),
    turns.take('many', work('many 3')),
    turns.take('one', work('one 1')),
    turns.take('other', work('other 1')),
  ];
  gate.resolve();
  await Promise.all(all);
  expect(done).toEqual(['many 1', 'many 2', 'one 1', 'other 1', 'many 3']);
  await turns.take('one', work('one 2'));
  expect(done.at(-1)).toBe('one 2');
});

test('what fails gives its turn back', async () => {
  const turns = createFairTurns();
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take('b', async () => 'done')).toBe('done');
});
