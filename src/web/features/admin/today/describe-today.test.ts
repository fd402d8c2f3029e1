import { expect, test } from 'vitest';
import type { Today } from '../../../../contract/today.ts';
import { countAll, describeClock, describeMiss, summarise } from './describe-today.ts';

const none = { state: 'ready' as const, total: 0, lines: [] };
const some = (total: number) => ({ ...none, total });
const quiet: Today = {
  at: '2026-11-23T13:10:00.000Z',
  timeZone: 'America/New_York',
  day: '2026-11-23',
  people: none,
  calls: none,
  nearMisses: none,
  checkouts: none,
  orders: none,
  deliveries: none,
  pauses: none,
  followUps: none,
  reactivations: none,
  held: none,
  rooms: { people: 0, setAside: 0, deals: 0, orders: 0 },
};

test('the clock is the site’s', () => {
  expect(describeClock(quiet)).toBe('Monday, 8:10 AM');
  expect(describeClock({ at: quiet.at, timeZone: 'Europe/Berlin' })).toBe('Monday, 2:10 PM');
});

test('the day stands in one line, and says so when nothing asks for anybody', () => {
  expect(summarise(quiet)).toBe('Nothing asks for you.');
  const full = {
    ...quiet,
    people: some(2),
    nearMisses: some(1),
    calls: some(2),
    deliveries: some(1),
    orders: some(14),
  };
  expect(summarise(full)).toBe('Three people to turn to, two calls today, 14 orders to look at, one stuck delivery.');
  expect(countAll(full)).toBe(20);
  expect([summarise(quiet, 1), summarise({ ...quiet, calls: some(1) }, 2)]).toEqual([
    'One urgent notice.',
    'Two urgent notices, one call today.',
  ]);
});

test('a part that failed counts as nothing, and hides no other', () => {
  const torn: Today = { ...quiet, people: { state: 'failed' }, calls: some(1) };
  expect([summarise(torn), countAll(torn)]).toEqual(['One call today.', 1]);
});

test('a near miss says by how little it missed, or who takes it', () => {
  const miss = {
    id: '',
    personId: '',
    name: '',
    email: '',
    phone: '',
    subject: '',
    askingPrice: '',
    market: '',
    inTheWay: '$15,000 over for Houston',
    shareMissed: 0.04,
    takers: [],
    lastAt: '',
    origin: null,
  };
  expect(describeMiss(miss)).toBe('$15,000 over for Houston, by 4%');
  expect(describeMiss({ ...miss, shareMissed: 0.004 })).toBe('$15,000 over for Houston, by less than 1%');
  expect(describeMiss({ ...miss, takers: ['Georgia', 'Florida'] })).toBe('Georgia or Florida would take it as it is');
  expect(describeMiss({ ...miss, shareMissed: 0 })).toBe('Its box would take it by now');
});
