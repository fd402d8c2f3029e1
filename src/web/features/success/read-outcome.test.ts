import { expect, test } from 'vitest';
import { readOutcome } from './read-outcome.ts';

test('the note of a purchase or booking is read', () => {
  const bought = { kind: 'purchase', title: 'Website Build', email: 'ada@example.com' };
  expect(readOutcome(JSON.stringify(bought))).toEqual({ ...bought, when: null, manageUrl: null });
  const when = 'Monday, November 30, 10:00 AM MST';
  const booked = { kind: 'booking', title: 'Your session', email: null, when, manageUrl: '/book?booking=1.x' };
  expect(readOutcome(JSON.stringify(booked))).toEqual(booked);
});

test.each(['https://elsewhere.example/book?x', '//elsewhere.example', 'javascript:alert(1)', '/admin', 7])(
  'a way to change a booking leads to the calendar and nowhere else: %s',
  (manageUrl) => {
    const note = JSON.stringify({ kind: 'booking', title: 'Your session', manageUrl });
    expect(readOutcome(note)?.manageUrl).toBeNull();
  },
);

test.each([null, '', '{', 'null', '"purchase"', '{}', '{"kind":"gift","title":"x"}', '{"kind":"purchase","title":""}'])(
  'a note of no use says nothing: %s',
  (note) => {
    expect(readOutcome(note)).toBeNull();
  },
);
