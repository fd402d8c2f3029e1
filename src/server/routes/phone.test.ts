import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { phoneStandingSchema } from '../../contract/phone-standing.ts';
import type { PhoneHours } from '../../domain/phones/phone-standing.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { examplePerson } from '../../../test-support/data/bookings.ts';
import { testHours } from '../../../test-support/data/test-hours.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import type { App } from '../http/app.ts';

const all = [['08:00', '20:00']] as const;
const phoneHours: PhoneHours = {
  weekly: { monday: all, tuesday: all, wednesday: all, thursday: all, friday: all, saturday: [], sunday: [] },
};
/** A Monday at noon in New York. */
const NOON = Date.UTC(2026, 11, 7, 17);

const ask = async (app: App) => phoneStandingSchema.parse((await app.inject(apiPaths.phone)).json());

test('the phone is told by the server’s clock in the owner’s zone', async () => {
  const clock = testClock(NOON);
  const { app } = await openTestApp({}, { clock, phoneHours });
  expect(await ask(app)).toEqual({
    now: '2026-12-07T17:00:00.000Z',
    offsetMinutes: -300,
    state: 'open',
    isNight: false,
    change: 'until 8 PM',
    until: '2026-12-07T17:15:00.000Z',
  });
  clock.advance(9 * 3_600_000);
  expect(await ask(app)).toMatchObject({ state: 'closed', isNight: true, change: 'from 8 AM tomorrow' });
  const { app: further } = await openTestApp({ SITE_TIME_ZONE: 'Asia/Tokyo' }, { clock: testClock(NOON), phoneHours });
  expect(await ask(further)).toMatchObject({ offsetMinutes: 540, state: 'closed', change: 'from 8 AM' });
});

test('a day off for sessions is one for the phone', async () => {
  const bookingRules = { ...testHours, blockedDays: ['2026-12-07'] };
  const { app } = await openTestApp({}, { clock: testClock(NOON), phoneHours, bookingRules });
  expect(await ask(app)).toMatchObject({ state: 'closed', change: 'from 8 AM tomorrow' });
});

test('without hours nothing is claimed', async () => {
  const { app } = await openTestApp({}, { clock: testClock(NOON), phoneHours: null });
  expect(await ask(app)).toMatchObject({ state: 'untold', change: null, isNight: false });
});

forEachEngine((engine) => {
  test('in a booked call and in a blocked time nobody picks up', async () => {
    const clock = testClock(NOON);
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store: await engine.openStore(), clock, phoneHours });
    const { cookie } = await signInAsOwner(app);
    const booked = await app.inject({
      method: 'POST',
      url: apiPaths.bookings,
      payload: { ...examplePerson, startsAt: '2026-12-08T17:00:00.000Z' },
    });
    expect(booked.statusCode).toBe(201);
    const blocked = await app.inject({
      method: 'POST',
      url: apiPaths.ownerBlockedTimes,
      headers: { cookie },
      payload: { startsAt: '2026-12-08T17:30:00.000Z', endsAt: '2026-12-08T18:00:00.000Z', note: '' },
    });
    expect(blocked.statusCode).toBeLessThan(300);

    clock.advance(23 * 3_600_000);
    expect(await ask(app)).toMatchObject({ state: 'open', change: 'until 12 PM' });
    clock.advance(3_600_000);
    expect(await ask(app)).toMatchObject({ state: 'busy', change: 'from 1 PM', isNight: false });
    clock.advance(3_600_000);
    expect(await ask(app)).toMatchObject({ state: 'open', change: 'until 8 PM' });
  });
});
