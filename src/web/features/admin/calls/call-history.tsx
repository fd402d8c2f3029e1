import type { CallDeed, CallHistory as History } from '../../../../contract/owner-bookings.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { nameMember } from '../parts/name-member.ts';

const deeds: Readonly<Record<CallDeed, string>> = {
  booked: 'booked it by hand',
  moved: 'moved it',
  cancelled: 'cancelled it',
  undone: 'took that back',
  'no-show': 'noted that nobody came',
  came: 'noted that they came after all',
};

/** Who did what with a call in the desk, and when; nothing where nobody did. */
export function CallHistory({ history, timeZone }: { history: History; timeZone: string }) {
  if (history.length === 0) return null;
  return (
    <>
      <h4>What was done with it</h4>
      <ul className="call-history" aria-label="What was done with it">
        {history.map((event) => (
          <li key={`${event.at} ${event.deed}`}>
            <time className="note" dateTime={event.at}>
              {formatMoment(event.at, timeZone)}
            </time>
            <span>
              <strong>{nameMember(event)}</strong> {deeds[event.deed]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
