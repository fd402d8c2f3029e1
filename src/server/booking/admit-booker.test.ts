import { expect, test } from 'vitest';
import { bookingCaps } from '../../domain/booking/booking-caps.ts';
import { bookingRow, examplePerson, exampleTimes, postBooking } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { insertBooking } from '../store/leads/bookings.ts';
import { admitBooker, bookerOf } from './admit-booker.ts';

const DAY_MS = 86_400_000;
const now = testClock().now();

test.each([
  ['(214) 555-0142', '2145550142'],
  ['+1 214 555 0142', '2145550142'],
  ['21455501421', '21455501421'],
  ['1 214 555', '1214555'],
  ['+44 20 7946 0958', '442079460958'],
  ['', ''],
])('the telephone number %j is compared as %j', (phone, digits) => {
  expect(bookerOf({ email: 'ada@example.com', phone, network: 'n' }).phone).toBe(digits);
});

forEachEngine((engine) => {
  test('a network that made sixty bookings within a day gets no more, cancelled as they are; older ones do not count', async () => {
    const store = await engine.openStore();
    const made = { starts_at: now + DAY_MS, status: 'cancelled', network: 'crowded' } as const;
    const booker = bookingRow({ starts_at: now + 2 * DAY_MS, network: 'crowded' });
    await store.write(async (tx) => {
      for (let count = 1; count < bookingCaps.madePerNetworkADay; count += 1)
        await insertBooking(tx, bookingRow({ ...made, created_at: now - DAY_MS + 1 }));
      await insertBooking(tx, bookingRow({ ...made, created_at: now - DAY_MS }));
    });
    const admit = (network: string | null) => store.write((tx) => admitBooker(tx, { ...booker, network }, now));
    expect(await admit('crowded')).toEqual({ isDoubtful: false, isFirstOfMany: false });
    await store.write((tx) => insertBooking(tx, bookingRow({ ...made, created_at: now - 1 })));
    await expect(admit('crowded')).rejects.toMatchObject({
      description: { title: 'Many sessions come from your network' },
    });
    for (const network of ['quiet', null]) expect((await admit(network)).isDoubtful).toBe(false);
  });

  test('the bookings that the owner makes are not limited', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ RATE_LIMIT: '10000', OWNER_PASSWORD }, { store });
    const owner = await signInAsOwner(app);
    const times = exampleTimes(now);
    const book = async (at: number, headers = {}) =>
      (await postBooking(app, { ...examplePerson, startsAt: times[at] }, headers)).status;
    for (let at = 0; at < bookingCaps.openPerPerson + 1; at += 1) expect(await book(at, owner)).toBe(201);
    expect(await book(bookingCaps.openPerPerson + 1)).toBe(409);
  });

  test('without RATE_LIMIT nobody is limited', async () => {
    const { app } = await openTestApp({ RATE_LIMIT: '0' }, { store: await engine.openStore() });
    for (const startsAt of exampleTimes(now).slice(0, bookingCaps.openPerPerson + 1))
      expect((await postBooking(app, { ...examplePerson, startsAt })).status).toBe(201);
  });
});
