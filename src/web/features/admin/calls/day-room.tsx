import type { BlockedTimeShown, OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/format-dates.ts';
import { clockOf, type PlanEntry } from './calls-days.ts';
import { nameCall } from './name-call.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

interface DayRoomProps {
  date: string;
  isToday: boolean;
  /** A day off by `content/booking.ts`. */
  isOff: boolean;
  entries: readonly PlanEntry[];
  /** When they were read. */
  readAt: number;
  timeZone: string;
  /** The id of the open call. */
  open: string | null;
  onOpen: (id: string) => void;
  onShow: (() => void) | undefined;
  onUnblock: (blocked: BlockedTimeShown) => void;
  onBook: (startsAt: string) => void;
}

/** A day as a room: its calls, what is blocked, and what visitors are offered, in order. */
export function DayRoom({ date, isToday, isOff, entries, onShow, ...shownIn }: DayRoomProps) {
  const name = `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${formatDay(date)}`;
  return (
    <section className={isToday ? 'day-room today' : 'day-room'} aria-label={name}>
      <h3>
        {onShow === undefined ? (
          name
        ) : (
          <button type="button" onClick={onShow}>
            {name}
          </button>
        )}
        {isToday && <span className="note"> today</span>}
      </h3>
      {isOff && (
        <p className="second">
          A day off by content/
          <wbr />
          booking.ts
        </p>
      )}
      {entries.length === 0 && !isOff && <p className="second">Nothing here</p>}
      <ul>
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.startsAt}${entry.kind === 'call' ? entry.call.id : ''}`}
            className={entry.kind}
          >
            <Entry entry={entry} {...shownIn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type EntryProps = { entry: PlanEntry } & Omit<DayRoomProps, 'date' | 'isToday' | 'isOff' | 'entries' | 'onShow'>;

function Entry({ entry, readAt, timeZone, open, onOpen, onUnblock, onBook }: EntryProps) {
  const times = `${clockOf(entry.startsAt, timeZone)} to ${clockOf(entry.endsAt, timeZone)}`;
  if (entry.kind === 'call')
    return (
      <CallButton call={entry.call} readAt={readAt} times={times} isOpen={open === entry.call.id} onOpen={onOpen} />
    );
  if (entry.kind === 'blocked')
    return (
      <>
        <span className="note">{times}</span>
        <span>Blocked{entry.note !== '' && `: ${entry.note}`}</span>
        <Button small onClick={() => onUnblock(entry)}>
          Offer again<span className="sr-only"> {times}</span>
        </Button>
      </>
    );
  if (entry.kind === 'busy')
    return (
      <>
        <span className="note">{times}</span>
        <span className="second">Busy in your own calendar</span>
      </>
    );
  return (
    <button type="button" onClick={() => onBook(entry.startsAt)}>
      {clockOf(entry.startsAt, timeZone)} <span className="second">offered</span>
    </button>
  );
}

/** What no longer takes its time, and what nobody has confirmed, look like it. */
const classes: Readonly<Record<OwnerBooking['status'], string | undefined>> = {
  booked: undefined,
  held: 'held',
  cancelled: 'gone',
  lapsed: 'gone',
};

function CallButton({
  call,
  times,
  readAt,
  isOpen,
  onOpen,
}: {
  call: OwnerBooking;
  readAt: number;
  times: string;
  isOpen: boolean;
  onOpen: (id: string) => void;
}) {
  return (
    <button type="button" className={classes[call.status]} aria-expanded={isOpen} onClick={() => onOpen(call.id)}>
      <span className="note">{times}</span>
      <strong>{call.name}</strong>
      <span className="second">
        <span className={call.status === 'held' ? 'lamp-tag' : undefined}>{nameCall(call, readAt)}</span>
      </span>
    </button>
  );
}
