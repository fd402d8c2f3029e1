import { expect, test } from 'vitest';
import { calendarFeedSchema } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { bookTime, changeByLink, linkOf, readFreeTimes } from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

forEachEngine((engine) => {
  test('the owner’s calls are a calendar under a secret link, until it is renewed or taken back', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_PASSWORD }, { store });
    const headers = await signInAsOwner(app);
    const ask = async (method: 'GET' | 'POST' | 'DELETE') => {
      const answer = await app.inject({ method, url: apiPaths.ownerCalendarFeed, headers });
      return calendarFeedSchema.parse(answer.json()).path;
    };
    const read = async (url: string | null) => app.inject({ url: url ?? '' });
    const free = await readFreeTimes(app);
    const booking = await bookTime(app, free[0]);
    const gone = await bookTime(app, free[9]);
    await changeByLink(app, 'bookingCancel', linkOf(gone));

    expect(await ask('GET')).toBeNull();
    expect((await app.inject({ method: 'POST', url: apiPaths.ownerCalendarFeed })).statusCode).toBe(401);
    const first = await ask('POST');
    expect(await ask('GET')).toBe(first);
    const answer = await read(first);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.body).toContain(`UID:${booking.id}\r\n`);
    expect(answer.body).toContain('SUMMARY:Ada Byron');
    expect(answer.body).not.toContain(gone.id);
    expect(answer.body.match(/BEGIN:VEVENT/gu)).toHaveLength(1);

    const second = await ask('POST');
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect(await ask('DELETE')).toBeNull();
    expect((await read(second)).statusCode).toBe(404);
    for (const token of ['x', 'x'.repeat(43), '%00'])
      expect((await read(apiPaths.calendarFeed.replace(':token', token))).statusCode).toBe(404);
  });
});
