import { expect, onTestFinished, test } from 'vitest';
import { callsSchema } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { eventLines, startCalendarStandIn } from '../../../stand-ins/calendar.ts';
import {
  bookTime,
  changeByLink,
  examplePerson,
  linkOf,
  postBooking,
  readFreeTimes,
} from '../../../test-support/data/bookings.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const MONDAY = '?from=2026-11-30&to=2026-11-30';
/** Ten and eleven in the morning in New York. */
const [ten, eleven] = ['2026-11-30T15:00:00.000Z', '2026-11-30T16:00:00.000Z'];
const appointment = eventLines('1', '20261130T150000Z', '20261130T153000Z', 'SUMMARY:At the dentist');

forEachEngine((engine) => {
  async function openWithCalendar() {
    const calendar = await startCalendarStandIn();
    onTestFinished(calendar.stop);
    const [clock, store] = [testClock(), await engine.openStore()];
    const settings = { OWNER_PASSWORD, CALENDAR_BUSY_URL: calendar.fileUrl, ALLOW_PRIVATE_WEBHOOKS: '1' };
    const { app } = await openTestApp(settings, { store, clock });
    return { app, clock, store, calendar };
  }

  test('a time at which the owner is busy elsewhere is not offered, and the desk shows it without what it is about', async () => {
    const { app, store, calendar } = await openWithCalendar();
    calendar.hold(appointment);
    const offered = await readFreeTimes(app, MONDAY);
    expect(offered).not.toContain(ten);
    expect(offered).toContain(eleven);
    const answer = await app.inject({ url: apiPaths.ownerCalls + MONDAY, headers: await signInAsOwner(app) });
    expect(callsSchema.parse(answer.json())).toMatchObject({
      busy: [{ startsAt: ten, endsAt: '2026-11-30T15:30:00.000Z' }],
      ownCalendar: { readAt: expect.any(String), unread: 0, failure: null },
    });
    const kept = await store.db.selectFrom('markers').selectAll().execute();
    expect(`${answer.body}${JSON.stringify(kept)}`).not.toMatch(/dentist|basic\.ics/);
  });

  test('an appointment made a moment ago is seen when its time is booked or moved to; the owner may book it', async () => {
    const { app, clock, calendar } = await openWithCalendar();
    const link = linkOf(await bookTime(app, eleven));
    expect(await readFreeTimes(app, MONDAY)).toContain(ten);
    calendar.hold(appointment);
    clock.advance(10_000);
    const refused = await postBooking(app, { ...examplePerson, email: 'bea@example.com', startsAt: ten });
    expect(refused.status).toBe(409);
    expect(refused.body.nextFree).not.toContain(ten);
    expect((await changeByLink(app, 'bookingMove', { ...link, payload: { startsAt: ten } })).status).toBe(409);
    const byHand = { name: 'Bea Osei', email: 'bea@example.com', phone: '', notes: '', tell: false, startsAt: ten };
    const headers = await signInAsOwner(app);
    const made = await app.inject({ method: 'POST', url: apiPaths.ownerCalls, headers, payload: byHand });
    expect(made.statusCode).toBe(201);
  });

  test('a calendar that does not answer keeps nobody from booking', async () => {
    const { app, calendar } = await openWithCalendar();
    calendar.behave('failing');
    expect((await postBooking(app, { ...examplePerson, startsAt: ten })).status).toBe(201);
    const notices = await app.inject({ url: apiPaths.ownerNotices, headers: await signInAsOwner(app) });
    expect(notices.body).toContain('Your calendar could not be read');
  });
});
