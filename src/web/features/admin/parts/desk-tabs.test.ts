import { expect, test } from 'vitest';
import { listTabs, readTab } from './desk-tabs.ts';

test('a visitor sees the tabs with figures, in the order of the specification', () => {
  expect(listTabs('visitor').map((tab) => tab.name)).toEqual([
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

test('only the owner filters, and sees what earned what and how far the figures hold, after them', () => {
  expect(listTabs('owner').map((tab) => tab.name)).toEqual([
    ...listTabs('visitor').map((tab) => tab.name),
    'Filter',
    'Quiz',
    'Forms',
    'What earned what',
    'Trust',
  ]);
  expect(readTab('earned', 'owner')).toBe('earned');
  expect(readTab('earned', 'visitor')).toBe('overview');
});

test('an address without a known tab opens the overview', () => {
  expect(readTab(null, 'visitor')).toBe('overview');
  expect(readTab('everything', 'owner')).toBe('overview');
  expect(readTab('weekly', 'visitor')).toBe('weekly');
});

test('a helper sees where people stop, and nothing with money', () => {
  expect(listTabs('helper').map((tab) => tab.name)).toEqual(['Quiz', 'Forms']);
  expect(readTab('sales', 'helper')).toBe('quiz');
});
