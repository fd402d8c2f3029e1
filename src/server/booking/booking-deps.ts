import type { BookingRules } from '../../../content/booking.ts';
import type { BookingCalendar, Occupied } from '../../domain/booking/free-slots.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import type { BookingLinks } from './booking-links.ts';
import type { BusyCalendar } from './own-busy/busy-calendar.ts';

/** The booked times as visitors are shown them. */
export interface ShownTimes {
  read(): Promise<Occupied>;
}

/** What the calendar's use cases work with. */
export interface BookingDeps extends UseCaseDeps {
  /** When sessions can be booked. */
  readonly rules: BookingRules;
  readonly links: BookingLinks;
  /** The owner's own calendar. */
  readonly busy: BusyCalendar;
  /** What visitors are shown of the calendar. */
  readonly shown: ShownTimes;
  /** The address visitors use, for what leaves the site. */
  readonly publicUrl: string;
  /** The key under which the database stores an address's network. */
  readonly networkKey: (address: string) => Promise<string>;
  /** Whether a mail can reach a visitor, so that one can be asked to confirm. */
  readonly canAsk: boolean;
  /** Says what looks like spam. */
  readonly judge: FormJudge;
  /** Whether how much one person or network books is limited at all. */
  readonly isLimited: boolean;
}

/** The owner's hours in the owner's zone. */
export function ownCalendar({ rules, timeZone }: Pick<BookingDeps, 'rules' | 'timeZone'>): BookingCalendar {
  return { rules, timeZone };
}
