import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../test-support/properties/any-text.ts';
import { calendarLinks } from './calendar-links.ts';

const event = {
  startsAt: Date.UTC(2026, 10, 30, 15),
  endsAt: Date.UTC(2026, 10, 30, 15, 30),
  summary: 'Strategy session with Hallway & Co',
  description: '30 minutes.\nMove or cancel: https://hallway.example/book?booking=1.a_b-c',
  location: 'By phone, (214) 555-0100',
};

test('each calendar gets the session with its times in UTC, and every text as it is', () => {
  assert(
    property(anyText(20), anyText(60), (summary, description) => {
      const { google, outlook, microsoft365 } = calendarLinks({ ...event, summary, description });
      expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
        action: 'TEMPLATE',
        text: summary,
        dates: '20261130T150000Z/20261130T153000Z',
        details: description,
        location: event.location,
      });
      expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: summary,
        startdt: '2026-11-30T15:00:00.000Z',
        enddt: '2026-11-30T15:30:00.000Z',
        body: description,
        location: event.location,
      });
      expect(new URL(microsoft365).search).toBe(new URL(outlook).search);
    }),
  );
});

test('Outlook, which shows a plus as it stands, gets spaces instead', () => {
  const { outlook, google } = calendarLinks(event);
  expect(outlook).not.toContain('+');
  expect(outlook).toContain('subject=Strategy%20session%20with%20Hallway%20%26%20Co');
  expect(new URL(google).host).toBe('calendar.google.com');
});
