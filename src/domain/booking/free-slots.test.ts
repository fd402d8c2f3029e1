import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingRules, Hours } from '../../../content/booking.ts';
import { findFreeSlots, isFree, nearestFree, slotsOfDay, type BookingCalendar } from './free-slots.ts';
import { dateAt, daysAfter } from './zone-time.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEW_YORK = 'America/New_York';
const MONDAY = '2026-11-30';

function everyDay(hours: readonly Hours[]): BookingRules['weeklyHours'] {
  return {
    sunday: hours,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
  };
}

function calendar(rules: Partial<BookingRules> = {}, timeZone = NEW_YORK): BookingCalendar {
  return {
    timeZone,
    rules: {
      weeklyHours: everyDay([['10:00', '12:00']]),
      lengthMinutes: 30,
      bufferMinutes: 0,
      noticeHours: 0,
      daysAhead: 60,
      dailyLimit: 100,
      blockedDays: [],
      ...rules,
    },
  };
}

/** Kept: making one takes a thousand times as long as asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** `01:30 EDT` */
function clock(at: number, timeZone = NEW_YORK): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  clocks.set(timeZone, format);
  return format.format(at);
}

const onDay = (own: BookingCalendar, date: string) => slotsOfDay(own, date).map((at) => clock(at, own.timeZone));
const session = (from: number, minutes = 30) => ({ from, until: from + minutes * MINUTE_MS });
/** An instant of that Monday, by New York's clock. */
const monday = (hour: number, minute = 0) => Date.UTC(2026, 10, 30, hour + 5, minute);
const longBefore = Date.UTC(2026, 10, 20);

function freeOnMonday(rules: Partial<BookingRules>, booked: readonly { from: number; until: number }[] = []) {
  const days = findFreeSlots(calendar(rules), { from: MONDAY, to: MONDAY, now: longBefore, booked });
  return days.flatMap(({ slots }) => slots).map((at) => clock(at).slice(0, 5));
}

test('SPEC 2: slots follow one another from each opening, and none runs past the closing', () => {
  expect(onDay(calendar(), MONDAY)).toEqual(['10:00 EST', '10:30 EST', '11:00 EST', '11:30 EST']);
  const withBreak: readonly Hours[] = [
    ['10:00', '11:15'],
    ['13:10', '14:10'],
  ];
  expect(freeOnMonday({ weeklyHours: everyDay(withBreak) })).toEqual(['10:00', '10:30', '13:10', '13:40']);
  const late: readonly Hours[] = [['23:00', '24:00']];
  expect(freeOnMonday({ weeklyHours: everyDay(late) })).toEqual(['23:00', '23:30']);
});

test('SPEC 3: the hour that is skipped in March has no slots', () => {
  const early: readonly Hours[] = [['01:00', '04:00']];
  expect(onDay(calendar({ weeklyHours: everyDay(early) }), '2026-03-08')).toEqual([
    '01:00 EST',
    '01:30 EST',
    '03:00 EDT',
    '03:30 EDT',
  ]);
  const inside: readonly Hours[] = [['02:15', '04:00']];
  expect(onDay(calendar({ weeklyHours: everyDay(inside) }), '2026-03-08')).toEqual(['03:00 EDT', '03:30 EDT']);
  const gone: readonly Hours[] = [['02:00', '03:00']];
  expect(onDay(calendar({ weeklyHours: everyDay(gone) }), '2026-03-08')).toEqual([]);
});

test('SPEC 4: the repeated hour in November has its slots twice, and no slot crosses the gap between', () => {
  const early: readonly Hours[] = [['01:00', '03:00']];
  expect(onDay(calendar({ weeklyHours: everyDay(early) }), '2026-11-01')).toEqual([
    '01:00 EDT',
    '01:30 EDT',
    '01:00 EST',
    '01:30 EST',
    '02:00 EST',
    '02:30 EST',
  ]);
  const half: readonly Hours[] = [['01:30', '02:30']];
  expect(onDay(calendar({ weeklyHours: everyDay(half) }), '2026-11-01')).toEqual([
    '01:30 EDT',
    '01:30 EST',
    '02:00 EST',
  ]);
});

test('ordinary hours keep their local time on both sides of a clock change', () => {
  for (const [before, after] of [
    ['2026-10-31', '2026-11-01'],
    ['2026-03-07', '2026-03-08'],
  ] as const) {
    const walls = [before, after].map((date) => onDay(calendar(), date).map((text) => text.slice(0, 5)));
    expect(walls[0]).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(walls[1]).toEqual(walls[0]);
  }
});

test('SPEC 5: a blocked day and a day without hours have no slots, and stay in the list', () => {
  expect(freeOnMonday({ blockedDays: [MONDAY] })).toEqual([]);
  const own = calendar({ weeklyHours: { ...everyDay([['10:00', '11:00']]), sunday: [] } });
  const days = findFreeSlots(own, { from: '2026-11-28', to: MONDAY, now: longBefore, booked: [] });
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-11-28', 2],
    ['2026-11-29', 0],
    [MONDAY, 2],
  ]);
});

test('SPEC 6: a slot within the notice is not offered; a slot at its very end is', () => {
  const own = calendar({ noticeHours: 4 });
  const at = (now: number) =>
    findFreeSlots(own, { from: MONDAY, to: MONDAY, now, booked: [] }).flatMap(({ slots }) => slots);
  expect(at(monday(6))).toHaveLength(4);
  expect(at(monday(6) + 1)).toHaveLength(3);
  expect(at(monday(8))).toEqual([]);
});

test('SPEC 7: only today and the days ahead are offered, by the consultant’s calendar', () => {
  const own = calendar({ daysAhead: 2 });
  const dates = (now: number, from: string, to: string) =>
    findFreeSlots(own, { from, to, now, booked: [] }).map(({ date }) => date);
  // Half past eleven at night in New York; tomorrow in UTC.
  const now = monday(23, 30);
  expect(dates(now, '2020-01-01', '2099-01-01')).toEqual([MONDAY, '2026-12-01', '2026-12-02']);
  expect(dates(now, '2026-12-02', '2026-12-09')).toEqual(['2026-12-02']);
  expect(dates(now, '2026-12-03', '2026-12-09')).toEqual([]);
});

test('SPEC 8: a booking blocks its slot and the buffer around it', () => {
  expect(freeOnMonday({}, [session(monday(10, 30))])).toEqual(['10:00', '11:00', '11:30']);
  expect(freeOnMonday({ bufferMinutes: 1 }, [session(monday(10, 30))])).toEqual(['11:30']);
  expect(freeOnMonday({ bufferMinutes: 30 }, [session(monday(10))])).toEqual(['11:00', '11:30']);
  // Booked while sessions were longer, and began elsewhere.
  expect(freeOnMonday({}, [session(monday(10, 10), 60)])).toEqual(['11:30']);
});

test('SPEC 9: a day at its limit has no free slots; the days beside it have', () => {
  const rules = { dailyLimit: 2 };
  expect(freeOnMonday(rules, [session(monday(10))])).toHaveLength(3);
  expect(freeOnMonday(rules, [session(monday(10)), session(monday(11))])).toEqual([]);
  expect(freeOnMonday({ dailyLimit: 1 })).toHaveLength(4);
  expect(freeOnMonday(rules, [session(monday(-1)), session(monday(24))])).toHaveLength(4);
});

test('SPEC 11: the nearest slots are offered instead, the earlier of two equally near ones, in order', () => {
  const own = calendar({ daysAhead: 30 });
  const occupied = { now: longBefore, booked: [session(monday(10, 30))] };
  const near = (count: number) => nearestFree(own, monday(10, 30), { ...occupied, count }).map((at) => clock(at));
  expect(near(1)).toEqual(['10:00 EST']);
  expect(near(3)).toEqual(['10:00 EST', '11:00 EST', '11:30 EST']);
  const late = { now: longBefore, booked: [session(monday(11, 30))] };
  expect(nearestFree(own, monday(11, 30), { ...late, count: 2 }).map((at) => clock(at))).toEqual([
    '10:30 EST',
    '11:00 EST',
  ]);
});

test('a time at which no slot begins is not free', () => {
  const occupied = { now: longBefore, booked: [] };
  expect(isFree(calendar(), monday(10), occupied)).toBe(true);
  for (const at of [monday(10) + 1, monday(10, 15), monday(9, 30), monday(12), Number.MAX_SAFE_INTEGER / 2 ** 10])
    expect(isFree(calendar(), at, occupied)).toBe(false);
});

test('SPEC 1-9: whatever the rules and the zone, free slots never overlap, lie in the hours and keep their distance', () => {
  const zoneAndDay = constantFrom(
    [NEW_YORK, '2026-03-08'],
    [NEW_YORK, '2026-11-01'],
    ['Europe/Kyiv', '2026-03-29'],
    ['Europe/Kyiv', '2026-10-25'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['America/Santiago', '2026-09-06'],
  );
  const rules = record({
    opens: integer({ min: 0, max: 1410 }),
    open: integer({ min: 1, max: 600 }),
    lengthMinutes: constantFrom(10, 15, 25, 30, 45, 60, 90),
    bufferMinutes: integer({ min: 0, max: 40 }),
    dailyLimit: integer({ min: 1, max: 8 }),
  });
  const asTime = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  assert(
    property(zoneAndDay, rules, array(integer({ min: -36, max: 36 }), { maxLength: 6 }), (where, made, hours) => {
      const [timeZone, changeDay] = where;
      const closes = Math.min(made.opens + made.open, 1440);
      const own = calendar({ ...made, weeklyHours: everyDay([[asTime(made.opens), asTime(closes)]]) }, timeZone);
      const noon = Date.parse(`${changeDay}T12:00:00Z`);
      const booked = hours.map((hour) => session(noon + hour * HOUR_MS, made.lengthMinutes));
      const now = noon - 3 * 24 * HOUR_MS;
      const [from, to] = [daysAfter(changeDay, -1), daysAfter(changeDay, 1)];
      const lengthMs = made.lengthMinutes * MINUTE_MS;
      const bufferMs = made.bufferMinutes * MINUTE_MS;
      for (const { date, slots } of findFreeSlots(own, { from, to, now, booked })) {
        const taken = booked.filter((one) => dateAt(one.from, timeZone) === date).length;
        expect(slots.length === 0 || taken < made.dailyLimit).toBe(true);
        for (const [index, start] of slots.entries()) {
          expect(start).toBeGreaterThanOrEqual((slots[index - 1] ?? -Infinity) + lengthMs);
          for (const one of booked)
            expect(one.until + bufferMs <= start || start + lengthMs + bufferMs <= one.from).toBe(true);
          for (let at = start; at < start + lengthMs; at += 5 * MINUTE_MS) {
            const wall = clock(at, timeZone).slice(0, 5);
            expect(wall >= asTime(made.opens) && wall < asTime(closes)).toBe(true);
            expect(dateAt(at, timeZone)).toBe(date);
          }
        }
      }
    }),
    { numRuns: runs(150) },
  );
});
