import { expect, test } from 'vitest';
import { readPlace, roomPath, rooms, roomsOf } from './desk-rooms.ts';

const nothing = { tab: null, range: null };

test('the owner begins at what today asks for, a visitor at the figures', () => {
  expect(readPlace(nothing, true)).toEqual({ level: 'desk', room: 'today' });
  expect(readPlace({ tab: 'no such thing', range: null }, true)).toEqual({ level: 'desk', room: 'today' });
  expect(readPlace(nothing, false)).toEqual({ level: 'figures', tab: 'overview' });
});

test('a visitor gets into no room of the owner', () => {
  for (const { id } of rooms)
    expect(readPlace({ tab: id, range: null }, false)).toEqual({ level: 'figures', tab: 'overview' });
});

test('a helper enters no room with money, and of the figures those without it', () => {
  expect(roomsOf('helper').map(({ name }) => name)).toEqual(['Today', 'People', 'Calls', 'Deals', 'Sign-in']);
  for (const tab of ['orders', 'deliveries', 'privacy', 'overview', 'sales', 'earned', null])
    expect(readPlace({ tab, range: '30d' }, true, 'helper')).toEqual({ level: 'desk', room: 'today' });
  expect(readPlace({ tab: 'bookings', range: null }, true, 'helper')).toEqual({ level: 'desk', room: 'bookings' });
  expect(readPlace({ tab: 'quiz', range: null }, true, 'helper')).toEqual({ level: 'figures', tab: 'quiz' });
});

test('every address of the time when all was one row of tabs still leads to the same', () => {
  for (const room of ['leads', 'near-misses', 'bookings', 'orders', 'deliveries', 'privacy'])
    expect(readPlace({ tab: room, range: '30d' }, true)).toEqual({ level: 'desk', room });
  for (const tab of ['overview', 'sales', 'daily', 'weekly', 'monthly', 'conversions', 'pages', 'sources', 'earned'])
    expect(readPlace({ tab, range: null }, true)).toEqual({ level: 'figures', tab });
  expect(readPlace({ tab: null, range: '90d' }, true)).toEqual({ level: 'figures', tab: 'overview' });
});

test('a way to a room takes the range along, and nothing else', () => {
  expect(roomPath('leads', null)).toBe('?tab=leads');
  expect(roomPath('overview', '90d')).toBe('?tab=overview&range=90d');
});
