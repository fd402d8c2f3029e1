import { expect, test, vi } from 'vitest';
import { bookingRow } from '../../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { testClock } from '../../../../test-support/server/test-app.ts';
import { eventLines } from '../../../../stand-ins/calendar.ts';
import type { Store } from '../../store/engine/store.ts';
import { insertBooking } from '../../store/leads/bookings.ts';
import { busyNotice } from './busy-notice.ts';
import { BOOKED_MAX_AGE_MS, LISTED_MAX_AGE_MS, createBusyCalendar, noBusyCalendar } from './busy-calendar.ts';

const url = 'https://calendar.example/basic.ics';
const at = (hour: number) => Date.UTC(2026, 11, 1, hour);
const file = (...events: readonly string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');
const busyAt = (hour: number) => eventLines(`at ${hour}`, `20261201T${hour}0000Z`, `20261201T${hour + 1}0000Z`);

function open(store: Store, options: { url?: string } = {}) {
  const clock = testClock(Date.UTC(2026, 10, 30, 12));
  const fetchCalendar = vi.fn<() => Promise<string>>(async () => file(busyAt(15)));
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const settings = { timeZone: 'America/New_York', ownerEmail: null, daysAhead: 30, url, ...options };
  const busy = createBusyCalendar({ store, clock, log, fetchCalendar, ...settings });
  return { busy, clock, fetchCalendar, log };
}

forEachEngine((engine) => {
  test('the calendar is asked once for all who list times within a minute, and again for who books', async () => {
    const { busy, clock, fetchCalendar } = open(await engine.openStore());
    const read = async () => (await busy.read(LISTED_MAX_AGE_MS)).map(({ from }) => from);
    expect(await Promise.all([read(), read(), read()])).toEqual([[at(15)], [at(15)], [at(15)]]);
    clock.advance(LISTED_MAX_AGE_MS);
    await read();
    expect(fetchCalendar).toHaveBeenCalledTimes(1);
    fetchCalendar.mockResolvedValue(file(busyAt(17)));
    expect(await busy.read(BOOKED_MAX_AGE_MS)).toEqual([{ from: at(17), until: at(18) }]);
    expect(fetchCalendar).toHaveBeenCalledTimes(2);
  });

  test('while it does not answer, what it said last counts, after a restart too; and it is left alone between tries', async () => {
    const store = await engine.openStore();
    const before = open(store);
    await before.busy.read(0);
    const { busy, clock, fetchCalendar, log } = open(store);
    fetchCalendar.mockRejectedValue(new Error('its server answered 500'));
    clock.advance(1);
    expect(await busy.read(0)).toEqual([{ from: at(15), until: at(16) }]);
    expect(await busy.read(0)).toEqual([{ from: at(15), until: at(16) }]);
    expect(fetchCalendar).toHaveBeenCalledTimes(1);
    expect(busy.standing()).toMatchObject({
      readAt: expect.any(Number),
      failure: { reason: 'its server answered 500' },
    });
    clock.advance(30_000);
    await busy.read(0);
    expect(fetchCalendar).toHaveBeenCalledTimes(2);
    expect(log.warn).toHaveBeenCalledTimes(1);
    clock.advance(30_000);
    fetchCalendar.mockResolvedValue(file());
    expect(await busy.read(0)).toEqual([]);
    expect(busy.standing()?.failure).toBeNull();
  });

  test('what another calendar said does not count for this one', async () => {
    const store = await engine.openStore();
    await open(store).busy.read(0);
    const { busy, fetchCalendar } = open(store, { url: `${url}?other` });
    fetchCalendar.mockRejectedValue(new Error('its server answered 500'));
    expect(await busy.read(0)).toEqual([]);
    expect(busy.standing()?.readAt).toBeNull();
  });

  test('a call of the site keeps no time free by standing in the owner’s calendar', async () => {
    const store = await engine.openStore();
    const call = bookingRow({ starts_at: at(15) });
    await store.write((tx) => insertBooking(tx, call));
    const { busy, fetchCalendar } = open(store);
    fetchCalendar.mockResolvedValue(file(busyAt(15).replace('at 15', call.id), busyAt(18)));
    expect(await busy.read(0)).toEqual([{ from: at(18), until: at(19) }]);
  });
});

test('the owner is told of a calendar that was never read at once, of one that is away after five minutes, and of odd events', async () => {
  const clock = testClock(0);
  const say = (standing: ReturnType<typeof noBusyCalendar.standing>) =>
    busyNotice({ ...noBusyCalendar, standing: () => standing }, clock)();
  const failure = { since: 0, reason: 'its server answered 500' };
  expect(await say(null)).toEqual([]);
  expect(await say({ readAt: 0, unread: 0, failure: null })).toEqual([]);
  expect(await say({ readAt: null, unread: 0, failure })).toMatchObject([
    { id: 'own-calendar-unread', severity: 'warning' },
  ]);
  expect(await say({ readAt: 0, unread: 0, failure })).toEqual([]);
  clock.advance(300_000);
  expect(await say({ readAt: 0, unread: 0, failure })).toMatchObject([
    { detail: expect.stringContaining('answered 500') },
  ]);
  expect(await say({ readAt: 0, unread: 2, failure: null })).toMatchObject([
    { title: expect.stringContaining('2 events') },
  ]);
});
