import { expect, test } from 'vitest';
import { UPLOADS_AT_ONCE, oneOfFew } from './one-of-few.ts';

test('as many as there is room for run, one more is told to come again, and room is given back, by failures too', async () => {
  const gate = Promise.withResolvers<string>();
  const running = Array.from({ length: UPLOADS_AT_ONCE }, () => oneOfFew(() => gate.promise));
  await expect(oneOfFew(async () => 'no')).rejects.toMatchObject({ problem: { status: 503 } });
  gate.resolve('done');
  expect(await Promise.all(running)).toEqual(running.map(() => 'done'));
  const failing = () => oneOfFew(() => Promise.reject(new Error('broken')));
  for (let turn = 0; turn < UPLOADS_AT_ONCE; turn += 1) await expect(failing()).rejects.toThrow('broken');
  expect(await oneOfFew(async () => 'yes')).toBe('yes');
});
