import type { Booking } from '../../../contract/booking-answers.ts';
import { SUCCESS_KEY } from '../../../contract/session-notes.ts';
import { fieldsOf } from '../../forms/sending/kept-values.ts';
import { fullTime } from './calendar-days.ts';

const TITLE = 'Your strategy session';

function write(booking: Booking, email: unknown, zone: string): void {
  const { startsAt, manageUrl } = booking;
  const outcome = { kind: 'booking', title: TITLE, email, when: fullTime(startsAt, zone), manageUrl };
  sessionStorage.setItem(SUCCESS_KEY, JSON.stringify(outcome));
}

/** Writes a note if the browser allows storage. Without it /success confirms nothing. */
function tryTo(note: () => void): void {
  try {
    note();
  } catch {
    // The calendar and the mail confirm the booking anyway.
  }
}

/** Leaves a note of the booking for /success, with the time in `zone`. */
export function noteBooked(booking: Booking, email: string, zone: string): void {
  tryTo(() => write(booking, email, zone));
}

/** Updates the note after a booking was moved, confirmed or cancelled through its link. */
export function noteChanged(booking: Booking, zone: string): void {
  tryTo(() => {
    const { email, manageUrl } = fieldsOf(JSON.parse(sessionStorage.getItem(SUCCESS_KEY) ?? 'null'));
    const isNoted = manageUrl === booking.manageUrl;
    if (booking.status === 'booked') write(booking, isNoted ? email : null, zone);
    else if (isNoted) sessionStorage.removeItem(SUCCESS_KEY);
  });
}
