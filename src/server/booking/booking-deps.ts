import { bookingRules } from '../../../content/booking.ts';
import type { BookingCalendar } from '../../domain/booking/free-slots.ts';
import type { LeadDeps } from '../leads/lead-deps.ts';
import type { BookingLinks } from './booking-links.ts';

/** What the calendar's use cases work with. */
export interface BookingDeps extends LeadDeps {
  readonly links: BookingLinks;
  /** The address visitors use, for what leaves the site. */
  readonly publicUrl: string;
}

/** The owner's hours in the owner's zone. */
export function ownCalendar({ timeZone }: Pick<BookingDeps, 'timeZone'>): BookingCalendar {
  return { rules: bookingRules, timeZone };
}
