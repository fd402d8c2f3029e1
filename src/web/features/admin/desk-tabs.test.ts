import { expect, test } from 'vitest';
import { listTabs, readTab } from './desk-tabs.ts';

test('a visitor sees the tabs with figures, in the order of the specification', () => {
  expect(listTabs(false).map((tab) => tab.name)).toEqual([
    'Overview',
    'Sales',
    'Daily Stats',
    'Weekly Stats',
    'Monthly Stats',
    'Conversions',
    'Top Pages',
    'Traffic Sources',
  ]);
});

test('only the owner filters, and sees what earned what, after them', () => {
  expect(listTabs(true).map((tab) => tab.name)).toEqual([
    ...listTabs(false).map((tab) => tab.name),
    'Filter',
    'Quiz',
    'What earned what',
  ]);
  expect(readTab('earned', true)).toBe('earned');
  expect(readTab('earned', false)).toBe('overview');
});

test('an address without a known tab opens the overview', () => {
  expect(readTab(null, false)).toBe('overview');
  expect(readTab('everything', true)).toBe('overview');
  expect(readTab('weekly', false)).toBe('weekly');
});
