import { expect, test } from 'vitest';
import { listTabs, readTab } from './desk-tabs.ts';

test('a visitor has the figures, in the order of the specification', () => {
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

test('leads, bookings, orders, earnings and deliveries are there for the owner alone', () => {
  expect(
    listTabs(true)
      .map((tab) => tab.name)
      .slice(-6),
  ).toEqual(['Leads', 'Near misses', 'Bookings', 'Orders', 'What earned what', 'Deliveries']);
  expect(readTab('leads', true)).toBe('leads');
  expect(readTab('leads', false)).toBe('overview');
});

test('an address without a known tab opens the overview', () => {
  expect(readTab(null, false)).toBe('overview');
  expect(readTab('everything', true)).toBe('overview');
  expect(readTab('weekly', false)).toBe('weekly');
});
