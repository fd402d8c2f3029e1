import { useRef, useState } from 'react';
import type { OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { CheckField } from '../../../ui/field.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useCallDeed } from './calls-data.ts';
import { CancelChosen } from './cancel-chosen.tsx';
import { callTo } from '../../../../domain/phones/call-to.ts';
import { mailTo } from '../parts/mail-to.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { ShowMore } from '../parts/show-more.tsx';
import { nameCall, nameHold } from './name-call.ts';
import { countSessions, isToCome, sameNetwork, uniqueById, useBookings } from './owner-bookings.ts';
import { UndoBar, undoOf, undoOfCancelled, type Undo } from './undo-bar.tsx';

/** All booked sessions, upcoming ones first. Several can be cancelled at once. */
export function BookingList({ timeZone }: { timeZone: string | undefined }) {
  const asked = useBookings();
  if (asked.isPending) return <Loading label="Loading bookings..." />;
  if (asked.isLoadingError)
    return (
      <Failed
        title="The bookings could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  // One that was cancelled between two pages stands in both.
  const bookings = uniqueById(asked.data.pages.flatMap((page) => page.bookings));
  if (bookings.length === 0) return <Empty title="No bookings yet">Booked strategy sessions will appear here.</Empty>;
  return (
    <>
      <Bookings bookings={bookings} now={asked.dataUpdatedAt} timeZone={timeZone} />
      <ShowMore list={asked} />
    </>
  );
}

interface BookingsProps {
  bookings: readonly OwnerBooking[];
  /** When they were read. */
  now: number;
  timeZone: string | undefined;
}

function Bookings({ bookings, now, timeZone }: BookingsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<Undo | null>(null);
  const deed = useCallDeed((done, { isDone }) => setUndo(undoOf(done, isDone)));
  const room = useRef<HTMLDivElement>(null);
  const toCome = bookings.filter((booking) => isToCome(booking, now));
  // A session that was cancelled elsewhere in the meantime is no longer chosen.
  const chosen = toCome.filter(({ id }) => ticked.has(id)).map(({ id }) => id);

  function tick(ids: readonly string[], isTicked: boolean): void {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  }

  return (
    <div ref={room} tabIndex={-1}>
      {toCome.length > 0 && (
        <div className="desk-bar">
          <div className="row">
            <Button
              small
              onClick={() =>
                tick(
                  toCome.map(({ id }) => id),
                  true,
                )
              }
            >
              Choose all to come
            </Button>
            {chosen.length > 0 && (
              <Button small onClick={() => setTicked(new Set())}>
                Choose none
              </Button>
            )}
          </div>
          <output className="note">{chosen.length > 0 && `${countSessions(chosen.length)} chosen`}</output>
        </div>
      )}
      {chosen.length > 0 && (
        <CancelChosen
          ids={chosen}
          onCancelled={(count) => {
            setTicked(new Set());
            setUndo(undoOfCancelled(`${countSessions(count)} cancelled.`, chosen));
            // The pressed button disappears, so the focus moves to the list.
            room.current?.focus();
          }}
        />
      )}
      {undo !== null && (
        <UndoBar
          key={undo.key}
          undo={undo}
          isBusy={deed.isPending}
          onUndo={(act) => deed.mutate(act)}
          onOver={() => setUndo(null)}
        />
      )}
      {deed.isError && (
        <p role="alert" className="err">
          {explainFailure(deed.error)}
        </p>
      )}
      <ul className="entries bookings" aria-label="Bookings">
        {bookings.map((booking) => (
          <BookingEntry
            key={booking.id}
            booking={booking}
            timeZone={timeZone}
            now={now}
            isTicked={ticked.has(booking.id)}
            neighbours={sameNetwork(booking, toCome)}
            onTick={tick}
          />
        ))}
      </ul>
    </div>
  );
}

interface BookingEntryProps {
  booking: OwnerBooking;
  timeZone: string | undefined;
  now: number;
  isTicked: boolean;
  /** The ids of all upcoming sessions from the same network, this one included. */
  neighbours: readonly string[];
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

function BookingEntry({ booking, timeZone, now, isTicked, neighbours, onTick }: BookingEntryProps) {
  const { id, leadId, name, email, phone, notes, startsAt, createdAt } = booking;
  const isOpen = isToCome(booking, now);
  const when = formatMoment(startsAt, timeZone);
  const hold = nameHold(booking, now, timeZone);
  return (
    <li>
      <div className="delivery-head">
        {isOpen ? (
          <CheckField
            label={
              <strong>
                {when}, {name}
              </strong>
            }
            checked={isTicked}
            onChange={(event) => onTick([id], event.target.checked)}
          />
        ) : (
          <strong>
            {when}, {name}
          </strong>
        )}
        <span className={hold === null ? 'status' : 'status waiting'}>{nameCall(booking, now)}</span>
        <time className="note" dateTime={createdAt}>
          made {formatMoment(createdAt, timeZone)}
        </time>
      </div>
      <p>
        <a className="second" href={mailTo(email)}>
          {email}
        </a>
        {phone !== '' && (
          <a className="second" href={callTo(phone)}>
            {phone}
          </a>
        )}
        {leadId !== null && (
          <PersonLink of={leadId} className="second">
            All about {name}
          </PersonLink>
        )}
      </p>
      {hold !== null && <p>{hold}</p>}
      {notes !== '' && <p className="booking-notes">{notes}</p>}
      {isOpen && neighbours.length > 1 && (
        <div className="row">
          <Button small onClick={() => onTick(neighbours, true)}>
            Choose the {neighbours.length} from this network
          </Button>
        </div>
      )}
    </li>
  );
}
