import { expect, test, vi } from 'vitest';
import { isBot, keepVerdicts } from './bots.ts';

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('a bot is told by its name, however long that is', () => {
  expect(isBot(BOT)).toBe(true);
  expect(isBot(BOT.padEnd(16_000, 'x'))).toBe(true);
  expect(isBot('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(false);
  expect(isBot(undefined)).toBe(false);
});

test('of a name as long as the headers allow only the beginning is looked at, and none of it is kept', () => {
  const judge = vi.fn(() => false);
  const verdictOf = keepVerdicts(judge);
  const long = 'x'.repeat(16_000);
  for (const name of [BOT, BOT, long, long]) verdictOf(name);
  expect(judge.mock.calls).toEqual([[BOT], ['x'.repeat(512)], ['x'.repeat(512)]]);
});
