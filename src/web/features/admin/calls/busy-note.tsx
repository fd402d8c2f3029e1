import type { Calls } from '../../../../contract/owner-bookings.ts';
import { clockOf } from './calls-days.ts';

/** Whether the times at which the owner is busy elsewhere are known. */
export function BusyNote({ calls: { ownCalendar, timeZone } }: { calls: Pick<Calls, 'ownCalendar' | 'timeZone'> }) {
  if (ownCalendar === null)
    return (
      <p className="note">
        Your own calendar is not read, so visitors may choose a time at which you are busy. CALENDAR_BUSY_URL in the
        settings names it.
      </p>
    );
  const { readAt, failure } = ownCalendar;
  if (failure === null)
    return readAt === null ? null : <p className="note">Your own calendar was read at {clockOf(readAt, timeZone)}.</p>;
  return (
    <p className="err">
      Your own calendar could not be read: {failure}.{' '}
      {readAt === null
        ? 'All your hours are offered.'
        : `What it said at ${clockOf(readAt, timeZone)} still counts; later appointments are not known.`}
    </p>
  );
}
