import { arrivedPaths, BOOKED_WHEN, formFailures, formPaths } from '../../contract/form-pages.ts';
import { bookingRequestSchema } from '../../contract/booking.ts';
import { apiPaths } from '../../contract/paths.ts';
import { bookSession } from '../booking/book-session.ts';
import { ownCalendar, type BookingDeps } from '../booking/booking-deps.ts';
import { readBooking } from '../booking/change-booking.ts';
import { listFreeTimes } from '../booking/free-times.ts';
import { LISTED_MAX_AGE_MS } from '../booking/own-busy/busy-calendar.ts';
import { escapeMarkup } from '../form-pages/fill-form.ts';
import { timeInWords, writeFreeTimes } from '../form-pages/free-times.ts';
import type { App } from '../http/app.ts';
import { readPageArrival } from '../http/form-arrival.ts';
import { seePage, sendFormPage } from '../http/form-pages.ts';
import type { Site } from '../http/site/site.ts';
import { formPage, type TakeForm } from './form-page.ts';

/** The booking as pages: the free times in a list, and what was booked. */
export function registerBookingPages(
  forms: App,
  taking: TakeForm,
  { site, booking, bookingUrl }: { site: Site; booking: BookingDeps; bookingUrl: string | null },
): void {
  const { store, clock, timeZone } = booking;
  const about = { timeZone };
  const page = {
    ...formPage(formPaths.booking, apiPaths.bookings, formFailures.booking, { about }),
    async complete(html: string) {
      const busy = await booking.busy.read(LISTED_MAX_AGE_MS);
      return writeFreeTimes(html, await listFreeTimes(store.db, ownCalendar(booking), { now: clock.now(), busy }));
    },
  };

  forms.get(page.path, { schema: { hide: true } }, async (_request, reply) =>
    bookingUrl === null ? sendFormPage(site, page, reply) : seePage(reply, bookingUrl),
  );

  forms.post(page.path, taking(page, bookingRequestSchema), async (request, reply) => {
    const maker = { ...readPageArrival(request, clock), address: request.ip };
    const made = await bookSession(booking, request.body, maker);
    if (!('manageUrl' in made)) return seePage(reply, arrivedPaths.bookingHeld);
    return seePage(reply, arrivedPaths.booking + made.manageUrl.slice(made.manageUrl.indexOf('?')));
  });

  forms.get(arrivedPaths.booking, { schema: { hide: true } }, async (request, reply) => {
    const named = new URLSearchParams(request.url.split('?', 2)[1]).get('booking') ?? '';
    const [id = '', token = ''] = named.split('.', 2);
    const made = await readBooking(booking, { id, token }).catch(() => null);
    const complete = async (html: string) =>
      made === null ? html : html.replaceAll(BOOKED_WHEN, escapeMarkup(timeInWords(made.startsAt, timeZone)));
    return sendFormPage(site, { path: arrivedPaths.booking, complete }, reply);
  });
}
