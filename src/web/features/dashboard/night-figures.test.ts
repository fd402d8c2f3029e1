import { expect, test } from 'vitest';
import { estimateLeads } from './night-figures.tsx';

test('without conversions there are no leads', () => {
  expect(estimateLeads(0)).toEqual({ total: 0, qualified: 0, clients: 0 });
});

test('qualified leads and clients are rounded down', () => {
  expect(estimateLeads(1)).toEqual({ total: 1, qualified: 0, clients: 0 });
  expect(estimateLeads(4)).toEqual({ total: 4, qualified: 2, clients: 0 });
  expect(estimateLeads(86)).toEqual({ total: 86, qualified: 51, clients: 17 });
});

test('exact shares are not changed by floating point', () => {
  expect(estimateLeads(5)).toEqual({ total: 5, qualified: 3, clients: 1 });
  expect(estimateLeads(35)).toEqual({ total: 35, qualified: 21, clients: 7 });
});
