import type { Booking } from '../../../contract/booking-answers.ts';
import { SUCCESS_KEY } from '../../../contract/session-notes.ts';
import { fieldsOf } from '../../forms/kept-values.ts';
import { fullTime } from './calendar-days.ts';

const TITLE = 'Your strategy session';

function write(booking: Booking, email: unknown, zone: string): void {
  const { startsAt, manageUrl } = booking;
  const outcome = { kind: 'booking', title: TITLE, email, when: fullTime(startsAt, zone), manageUrl };
  sessionStorage.setItem(SUCCESS_KEY, JSON.stringify(outcome));
}

/** Runs what a browser may forbid: /success then confirms nothing. */
function tryTo(note: () => void): void {
  try {
    note();
  } catch {
    // The calendar itself and the mail confirm it all the same.
  }
}

/** What /success is to confirm; the time is said in `zone`. */
export function noteBooked(booking: Booking, email: string, zone: string): void {
  tryTo(() => write(booking, email, zone));
}

/** What became of a booking by its link: moved, confirmed or cancelled. */
export function noteChanged(booking: Booking, zone: string): void {
  tryTo(() => {
    const { email, manageUrl } = fieldsOf(JSON.parse(sessionStorage.getItem(SUCCESS_KEY) ?? 'null'));
    const isNoted = manageUrl === booking.manageUrl;
    if (booking.status === 'booked') write(booking, isNoted ? email : null, zone);
    else if (isNoted) sessionStorage.removeItem(SUCCESS_KEY);
  });
}
