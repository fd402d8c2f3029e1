import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test-support/properties/soak.ts';
import { holdsUntil, isNight, phoneStanding, type PhoneHours } from './phone-standing.ts';

const MINUTE_MS = 60_000;
const timeZone = 'America/New_York';
const day = [['09:00', '15:00']] as const;
const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const hours: PhoneHours = { weekly: { ...never, monday: day, tuesday: day, wednesday: day } };

const at = (iso: string) => Date.parse(iso);
/** In winter New York is five hours behind. */
const local = (wall: string) => at(`${wall}-05:00`);
const span = (from: string, until: string) => ({ from: local(from), until: local(until) });
const standing = (wall: string, more: Partial<PhoneHours> = {}, busy: { from: number; until: number }[] = []) =>
  phoneStanding({ hours: { ...hours, ...more }, timeZone, busy }, local(wall));

test('1. it is picked up from the first minute to before the last, in the owner’s zone', () => {
  expect(standing('2026-12-07T08:59:59.999')).toEqual({ state: 'closed', changesAt: local('2026-12-07T09:00') });
  expect(standing('2026-12-07T09:00')).toEqual({ state: 'open', changesAt: local('2026-12-07T15:00') });
  expect(standing('2026-12-07T14:59:59.999').state).toBe('open');
  expect(standing('2026-12-07T15:00')).toEqual({ state: 'closed', changesAt: local('2026-12-08T09:00') });
  // From Wednesday's end to Monday.
  expect(standing('2026-12-09T15:00')).toEqual({ state: 'closed', changesAt: local('2026-12-14T09:00') });
});

test('1. daylight saving moves the instants, not the hours', () => {
  const desk = { hours: { weekly: { ...never, sunday: [['01:30', '03:30']] as const } }, timeZone, busy: [] };
  // In spring the clock goes from 2 to 3: an hour and not two, from 1:30 to 3:30.
  expect(phoneStanding(desk, at('2026-03-08T06:30Z'))).toEqual({ state: 'open', changesAt: at('2026-03-08T07:30Z') });
  // In autumn 1:30 comes twice, and both hours after it count.
  expect(phoneStanding(desk, at('2026-11-01T05:30Z')).state).toBe('open');
  expect(phoneStanding(desk, at('2026-11-01T08:29Z'))).toEqual({ state: 'open', changesAt: at('2026-11-01T08:30Z') });
  expect(phoneStanding({ ...desk, hours }, at('2026-07-06T13:00Z')).state).toBe('open');
  expect(phoneStanding({ ...desk, hours }, at('2026-12-07T13:00Z')).state).toBe('closed');
});

test('2. hours over midnight are one stretch', () => {
  const weekly = { ...never, friday: [['20:00', '24:00']] as const, saturday: [['00:00', '02:00']] as const };
  expect(standing('2026-12-11T23:59', { weekly })).toEqual({ state: 'open', changesAt: local('2026-12-12T02:00') });
  expect(standing('2026-12-12T00:30', { weekly })).toEqual({ state: 'open', changesAt: local('2026-12-12T02:00') });
});

test('3. on a closed day nobody picks up, and the hours of the evening before end at midnight', () => {
  expect(standing('2026-12-07T10:00', { closedDays: ['2026-12-07'] })).toEqual({
    state: 'closed',
    changesAt: local('2026-12-08T09:00'),
  });
  const weekly = { ...never, friday: [['20:00', '24:00']] as const, saturday: [['00:00', '02:00']] as const };
  expect(standing('2026-12-11T23:00', { weekly, closedDays: ['2026-12-12'] }).changesAt).toBe(
    local('2026-12-12T00:00'),
  );
});

test('4. in a call or a blocked time the phone is busy, and open again after the last of them', () => {
  const busy = [
    span('2026-12-07T10:20', '2026-12-07T11:00'),
    span('2026-12-07T10:00', '2026-12-07T10:30'),
    span('2026-12-07T14:30', '2026-12-07T15:30'),
  ];
  expect(standing('2026-12-07T09:30', {}, busy)).toEqual({ state: 'open', changesAt: local('2026-12-07T10:00') });
  expect(standing('2026-12-07T10:10', {}, busy)).toEqual({ state: 'busy', changesAt: local('2026-12-07T11:00') });
  expect(standing('2026-12-07T11:00', {}, busy)).toEqual({ state: 'open', changesAt: local('2026-12-07T14:30') });
  // Busy to the end of the hours: the next day's.
  expect(standing('2026-12-07T14:40', {}, busy)).toEqual({ state: 'busy', changesAt: local('2026-12-08T09:00') });
  // A call from before the hours: closed until it is over.
  const early = [span('2026-12-07T08:30', '2026-12-07T09:15')];
  expect(standing('2026-12-07T08:45', {}, early)).toEqual({ state: 'closed', changesAt: local('2026-12-07T09:15') });
  expect(standing('2026-12-07T09:00', {}, early)).toEqual({ state: 'busy', changesAt: local('2026-12-07T09:15') });
});

test('4. a call begins and ends on the minute, at the edges of the hours too, and beside them changes nothing', () => {
  const busyAt = (wall: string, from: string, until: string) =>
    standing(`2026-12-07T${wall}`, {}, [span(`2026-12-07T${from}`, `2026-12-07T${until}`)]);
  expect(busyAt('10:00', '10:00', '11:00')).toEqual({ state: 'busy', changesAt: local('2026-12-07T11:00') });
  expect(busyAt('08:45', '09:00', '09:15')).toEqual({ state: 'closed', changesAt: local('2026-12-07T09:15') });
  expect(busyAt('14:40', '14:30', '15:00')).toEqual({ state: 'busy', changesAt: local('2026-12-08T09:00') });
  expect(busyAt('10:00', '18:00', '19:00')).toEqual({ state: 'open', changesAt: local('2026-12-07T15:00') });
});

test('6. an opening more than sixty days away is none', () => {
  const from = local('2026-12-07T10:00');
  const closedDays = Array.from({ length: 80 }, (_, index) =>
    new Date(from + index * 86_400_000).toISOString().slice(0, 10),
  );
  expect(standing('2026-12-07T10:00', { closedDays })).toEqual({ state: 'closed', changesAt: null });
  expect(standing('2026-12-07T10:00', { weekly: never })).toEqual({ state: 'closed', changesAt: null });
  // After the last hours for long.
  expect(standing('2026-12-07T15:00', { closedDays: closedDays.slice(1) })).toEqual({
    state: 'closed',
    changesAt: null,
  });
  const weekly = { ...hours.weekly, thursday: day, friday: day };
  const closedFor = (days: number) => standing('2026-12-07T10:00', { weekly, closedDays: closedDays.slice(0, days) });
  expect(closedFor(60).changesAt).toBe(local('2027-02-05T09:00'));
  expect(closedFor(61).changesAt).toBeNull();
});

test('7. it is night from seven to seven, where the phone is closed', () => {
  const night = (wall: string, state: 'open' | 'closed' = 'closed') =>
    isNight({ state, changesAt: null }, local(wall), timeZone);
  expect(['18:59', '19:00', '23:59', '00:00', '06:59', '07:00'].map((time) => night(`2026-12-07T${time}`))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(night('2026-12-07T22:00', 'open')).toBe(false);
});

test('8. an answer holds until the change, at most to the next quarter of an hour', () => {
  const until = (wall: string, changesAt: number | null = null) =>
    holdsUntil({ state: 'open', changesAt }, local(wall), timeZone);
  expect(until('2026-12-07T10:07:30')).toBe(local('2026-12-07T10:15'));
  expect(until('2026-12-07T10:15')).toBe(local('2026-12-07T10:30'));
  expect(until('2026-12-07T10:07', local('2026-12-07T10:10'))).toBe(local('2026-12-07T10:10'));
  expect(holdsUntil({ state: 'closed', changesAt: null }, at('2026-12-07T10:07Z'), 'Asia/Kathmandu')).toBe(
    at('2026-12-07T10:15Z'),
  );
});

const clock = fc.integer({ min: 0, max: 96 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const dayHours = fc
  .uniqueArray(clock, { maxLength: 4 })
  .map((times) => times.toSorted())
  .map((times) => [times.slice(0, 2), times.slice(2, 4)])
  .map((pairs) => pairs.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to] as const])));
const anyWeek = fc.record({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

test('whatever the hours and the zone, the phone stands as it is told until it changes, and no longer', () => {
  fc.assert(
    fc.property(
      anyWeek,
      fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'),
      fc.integer({ min: at('2026-01-01T00:00Z') / MINUTE_MS, max: at('2027-12-31T00:00Z') / MINUTE_MS }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (weekly, zone, minute, share) => {
        const desk = { hours: { weekly }, timeZone: zone, busy: [] };
        const now = minute * MINUTE_MS;
        const told = phoneStanding(desk, now);
        // Hours without end are told of for sixty days at a time.
        if (told.changesAt === null || told.changesAt - now > 50 * 86_400_000) return;
        const between = now + Math.floor((told.changesAt - now) * share);
        expect(phoneStanding(desk, between)).toEqual(told);
        expect(phoneStanding(desk, told.changesAt).state).not.toBe(told.state);
      },
    ),
    { numRuns: runs(300) },
  );
});
