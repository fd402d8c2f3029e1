import { expect, test } from 'vitest';
import { createThinning } from './thin-repeats.ts';

function log() {
  const written: unknown[][] = [];
  let now = 0;
  const logMethod = createThinning(() => now);
  return {
    written,
    pass: (ms: number) => (now += ms),
    warn: (...line: unknown[]) =>
      Reflect.apply(logMethod, null, [line, (...kept: unknown[]) => written.push(kept), 40]),
  };
}

test('a line that repeats is written ten times a minute; how often it came besides stands before the next one', () => {
  const { written, pass, warn } = log();
  for (let time = 0; time < 1000; time += 1) warn({ attempt: time }, 'The database is away');
  expect(written).toHaveLength(10);
  pass(60_000);
  warn({ attempt: 1000 }, 'The database is away');
  expect(written.slice(10)).toEqual([
    [{ repeated: 990 }, 'The database is away (and as often before, not written)'],
    [{ attempt: 1000 }, 'The database is away'],
  ]);
});

test('other lines are written meanwhile, and however many kinds there are, nothing grows', () => {
  const { written, warn } = log();
  for (let time = 0; time < 20; time += 1) warn('One');
  warn('Another');
  expect(written.at(-1)).toEqual(['Another']);
  for (let kind = 0; kind < 2000; kind += 1) warn(`Kind ${kind}`);
  expect(written).toHaveLength(10 + 1 + 2000);
});
