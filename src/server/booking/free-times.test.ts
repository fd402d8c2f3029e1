import { expect, test } from 'vitest';
import { bookingRow } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import type { Interval } from '../../domain/booking/zone-time.ts';
import { insertBooking } from '../store/leads/bookings.ts';
import { listFreeTimes, requireFree } from './free-times.ts';
import { testHours } from '../../../test-support/data/test-hours.ts';

const HOUR_MS = 3_600_000;
const calendar = { rules: testHours, timeZone: 'America/New_York' };
const hours = [['10:00', '17:00']] as const;
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

forEachEngine((engine) => {
  const freeOn = async (date: string, now: number, booked: readonly number[], busy: readonly Interval[] = []) => {
    const store = await engine.openStore();
    await store.write(async (tx) => {
      for (const starts_at of booked) await insertBooking(tx, bookingRow({ starts_at }));
    });
    const { days } = await listFreeTimes(store.db, calendar, { now, busy, from: date, to: date });
    return days.flatMap(({ slots }) => slots);
  };

  test('a time is booked in the next hours and on the last day that can be booked too', async () => {
    const now = Date.parse('2026-11-30T11:00:00Z');
    const last = '2026-12-30';
    for (const date of ['2026-11-30', last]) {
      const [first = '', ...others] = await freeOn(date, now, []);
      const left = await freeOn(date, now, [Date.parse(first)]);
      expect(left).not.toContain(first);
      expect(others).toEqual(expect.arrayContaining(left));
    }
    expect(await freeOn('2026-12-31', now, [])).toEqual([]);
  });

  test('a time at which the owner is busy elsewhere is not free, and needs no buffer', async () => {
    const now = Date.parse('2026-11-30T11:00:00Z');
    const [first = '', second = '', ...others] = await freeOn('2026-12-01', now, []);
    const busy = [{ from: Date.parse(first) + 1, until: Date.parse(second) }];
    expect(await freeOn('2026-12-01', now, [], busy)).toEqual([second, ...others]);
  });

  test('sessions of today that are over count towards the day’s limit', async () => {
    const now = Date.parse('2026-11-30T17:00:00Z');
    const begun = Array.from({ length: testHours.dailyLimit }, (_, at) => now - (at + 1) * (HOUR_MS / 2));
    expect((await freeOn('2026-11-30', now, begun.slice(1))).length).toBeGreaterThan(0);
    expect(await freeOn('2026-11-30', now, begun)).toEqual([]);
  });

  test('a time that is not free is refused with the next free ones, or by saying that there are none', async () => {
    const store = await engine.openStore();
    const now = Date.parse('2026-11-30T11:00:00Z');
    const refuse = (weeklyHours: typeof testHours.weeklyHours) =>
      requireFree(store.db, { ...calendar, rules: { ...testHours, weeklyHours } }, { startsAt: now, now, busy: [] });
    await expect(refuse({ ...closed, friday: hours })).rejects.toMatchObject({
      description: {
        detail: 'Somebody was quicker, or it is too soon now. Please choose another time.',
        extra: { nextFree: expect.arrayContaining(['2026-12-04T15:00:00.000Z']) },
      },
    });
    await expect(refuse(closed)).rejects.toMatchObject({
      description: {
        detail: 'This time cannot be booked any more, and no other is free at the moment.',
        extra: { nextFree: [] },
      },
    });
  });
});
