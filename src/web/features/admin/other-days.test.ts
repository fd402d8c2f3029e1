import { expect, test } from 'vitest';
import { checkOtherDays, readComparison } from './other-days.ts';

test('days that cannot be shown are told why', () => {
  const check = (from: string, to: string, against = '') => checkOtherDays({ from, to, against });
  expect(check('2026-11-01', '2026-11-14')).toBeNull();
  expect(check('2026-11-14', '2026-11-14', 'year')).toBeNull();
  expect(check('', '2026-11-14')).toContain('first and the last day');
  expect(check('2026-11-14', '2026-11-01')).toContain('swap');
  expect(check('2025-01-01', '2026-01-02')).toContain('366 days');
  expect(check('2025-01-01', '2026-01-01')).toBeNull();
  expect(check('2026-11-01', '2026-11-14', 'own')).toContain('compare');
});

test('an address says with what days are compared', () => {
  expect(['', 'before', 'year', '2026-01-01'].map(readComparison)).toEqual(['before', 'before', 'year', 'own']);
});
