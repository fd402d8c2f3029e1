import { bookingRules as ownRules } from '../../../content/booking.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import { createBookingLinks } from '../booking/booking-links.ts';
import { openBusyCalendar } from '../booking/own-busy/open-busy-calendar.ts';
import { createShownTimes } from '../booking/shown-times.ts';
import type { App } from '../http/app.ts';
import { clientNetwork } from '../http/client-network.ts';
import { createClientKey } from '../limits/client-key.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import type { AppDeps } from './app-deps.ts';

/** What the calendar's use cases work with, by the settings. */
export function openBooking(
  app: App,
  { config, store, clock, bookingRules: rules = ownRules }: AppDeps,
  judge: FormJudge,
): BookingDeps {
  const { siteTimeZone: timeZone, ownerEmail, publicUrl } = config;
  const networkKey = createClientKey(store, 'booking-networks');
  const busy = openBusyCalendar(config, { store, clock, log: app.log, daysAhead: rules.daysAhead });
  const calendar = { store, clock, rules, timeZone, busy };
  return {
    ...calendar,
    shown: createShownTimes(calendar),
    ownerEmail,
    publicUrl,
    links: createBookingLinks(store),
    networkKey: (address) => networkKey(clientNetwork(address)),
    canAsk: config.smtpUrl !== null,
    judge,
    isLimited: config.rateLimit !== 0,
  };
}
