import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from './local-day.ts';
import { sizeInWords } from './upload-standing.tsx';

afterEach(() => vi.unstubAllEnvs());

test('the day is the one where the browser is', () => {
  const evening = new Date(Date.UTC(2026, 11, 1, 3, 30));
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(localDay(evening)).toBe('2026-11-30');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(localDay(evening)).toBe('2026-12-01');
});

test('sizes are told as one reads them', () => {
  expect([12, 900, 86_016, 1_258_291].map(sizeInWords)).toEqual(['1 KB', '1 KB', '84 KB', '1.2 MB']);
});
