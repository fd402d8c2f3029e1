import { arrivedPaths, formFailures, formPaths } from '../../contract/form-pages.ts';
import { bookingRequestSchema } from '../../contract/booking.ts';
import { apiPaths } from '../../contract/paths.ts';
import { bookSession } from '../booking/book-session.ts';
import { ownCalendar, type BookingDeps } from '../booking/booking-deps.ts';
import { accessIn } from '../booking/booking-links.ts';
import { readBooking } from '../booking/change-booking.ts';
import { freeTimesOf } from '../booking/free-times.ts';
import { writeBooked } from '../form-pages/booked.ts';
import { writeFreeTimes } from '../form-pages/free-times.ts';
import type { Config } from '../config/config.ts';
import type { App } from '../http/app.ts';
import { readPageArrival } from '../http/form-arrival.ts';
import { seePage, sendFormPage } from '../http/form-pages.ts';
import { readRateLimit } from '../http/rate-limit.ts';
import type { Site } from '../http/site/site.ts';
import { formPage, type TakeForm } from './form-page.ts';
import { languagesOf, pathIn, type Language } from '../../contract/languages.ts';

/** The booking as pages: the free times in a list, and what was booked. */
export function registerBookingPages(
  forms: App,
  taking: TakeForm,
  deps: { site: Site; booking: BookingDeps; config: Config },
): void {
  for (const language of languagesOf(formPaths.booking)) registerIn(language, forms, taking, deps);
}

function registerIn(
  language: Language,
  forms: App,
  taking: TakeForm,
  { site, booking, config }: { site: Site; booking: BookingDeps; config: Config },
): void {
  const bookedPath = pathIn(language, arrivedPaths.booking);
  const { clock, timeZone } = booking;
  const { bookingUrl } = config;
  const about = { timeZone };
  const shown = { config: readRateLimit(config), schema: { hide: true } };
  const page = {
    ...formPage(pathIn(language, formPaths.booking), apiPaths.bookings, formFailures.booking, { about }),
    complete: async (html: string) =>
      writeFreeTimes(html, freeTimesOf(ownCalendar(booking), await booking.shown.read()), language),
  };

  forms.get(page.path, shown, async (_request, reply) =>
    bookingUrl === null ? sendFormPage(site, page, reply) : seePage(reply, bookingUrl),
  );

  forms.post(page.path, taking(page, bookingRequestSchema), async (request, reply) => {
    const maker = { ...readPageArrival(request, clock), address: request.ip };
    const made = await bookSession(booking, request.body, maker);
    if (!('manageUrl' in made)) return seePage(reply, pathIn(language, arrivedPaths.bookingHeld));
    return seePage(reply, bookedPath + made.manageUrl.slice(made.manageUrl.indexOf('?')));
  });

  forms.get(bookedPath, shown, async (request, reply) => {
    const made = await readBooking(booking, accessIn(request.url)).catch(() => null);
    const complete = async (html: string) => (made === null ? html : writeBooked(html, made, timeZone, language));
    return sendFormPage(site, { path: bookedPath, complete }, reply);
  });
}
