import { useEffect, useRef } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import type { BookingLink } from './booking-link.ts';
import { BookingFacts, CalendarFile, OtherCalendars } from './booking-facts.tsx';
import { browserZone, timeIn } from './calendar-days.ts';
import type { View } from './managed-state.ts';
import { MoveBooking } from './move-booking.tsx';
import { PanelTitle } from './panel-title.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import { useManaged } from './use-managed.ts';
import { pathIn } from '../../../contract/languages.ts';
import type { Text } from '../../../domain/words/texts.ts';
import { pageLanguage, say } from '../../words/say.ts';

function titleOf({ status, isPast }: Booking, view: View): Text {
  if (status === 'cancelled') return 'Your session is cancelled';
  if (isPast) return 'This session is past';
  if (status === 'held') return 'Please confirm your session';
  if (status === 'lapsed') return 'This time is no longer held';
  if (view === 'confirmed') return 'Your session is booked';
  return view === 'moved' ? 'Your session is moved' : 'You are booked';
}

/** Whether a view follows something the visitor decided. */
function isOutcome(view: View): boolean {
  return ['unchanged', 'moved', 'confirmed', 'cancelled'].includes(view);
}

/** Asks before it cancels. The question gets the focus, so that it is read aloud. */
function ConfirmCancel({ isBusy, onYes, onNo }: { isBusy: boolean; onYes: () => void; onNo: () => void }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="sure">
      <p tabIndex={-1} ref={question}>
        {say('Cancel this session? Its time goes to somebody else.')}
      </p>
      <div className="row">
        <Button variant="go" busy={isBusy} onClick={onYes}>
          {say('Yes, cancel it')}
        </Button>
        <Button onClick={onNo}>{say('Keep it')}</Button>
      </div>
    </div>
  );
}

/** Asks the visitor to confirm a held time. After the hold has lapsed, it can still be tried. */
function ConfirmHeld({
  booking: { heldUntil },
  zone,
  isBusy,
  onYes,
}: {
  booking: Booking;
  zone: string;
  isBusy: boolean;
  onYes: () => void;
}) {
  return (
    <>
      <p>
        {heldUntil === null
          ? say('It was not confirmed in time. If nobody else has booked it, it is still yours.')
          : say('The time is held for you until {until}.', { until: timeIn(Date.parse(heldUntil), zone) })}
      </p>
      <div className="row">
        <Button variant="go" busy={isBusy} onClick={onYes}>
          {say(heldUntil === null ? 'Take it if it is free' : 'Confirm the session')}
        </Button>
      </div>
    </>
  );
}

/** Shows the booking behind a link, to move or cancel it. Opening it changes nothing. */
export function ManageBooking({ link }: { link: BookingLink }) {
  const { managed, view, failure, nextFree, isBusy, retry, show, move, cancel, confirm } = useManaged(link);
  const title = useRef<HTMLHeadingElement>(null);
  const zone = browserZone();

  // The heading says what was done: it gets the focus, so that it is read aloud.
  useEffect(() => {
    if (isOutcome(view)) title.current?.focus();
  }, [view]);

  if (managed.state === 'loading') return <Loading label={say('Looking for your booking')} />;
  if (managed.state === 'failed')
    return (
      <>
        <Failed title={say('Your booking could not be loaded')} reason={managed.reason} onRetry={retry} />
        <ReachConsultant />
      </>
    );
  if (managed.state === 'unknown')
    return (
      <div className="booked-panel plain">
        <PanelTitle>{say('There is no booking under this link')}</PanelTitle>
        <p>{say('Please use the whole link from the mail, or book a new session.')}</p>
        <ButtonLink to={pathIn(pageLanguage(), '/book')}>{say('See free times')}</ButtonLink>
      </div>
    );

  const { booking } = managed;
  const { isPast } = booking;
  const isOpen = booking.status === 'booked' && !isPast;
  const isUnconfirmed = (booking.status === 'held' || booking.status === 'lapsed') && !isPast;

  return (
    <>
      <div className={isOpen ? 'booked-panel' : 'booked-panel plain'}>
        <PanelTitle ref={title}>{say(titleOf(booking, view))}</PanelTitle>
        <BookingFacts booking={booking} zone={zone} />
        {view === 'moved' && (
          <p>{say('The old time is free again. A mail with the new calendar file is on its way.')}</p>
        )}
        {view === 'confirmed' && <p>{say('A mail with the calendar file is on its way.')}</p>}
        {isUnconfirmed && <ConfirmHeld booking={booking} zone={zone} isBusy={isBusy} onYes={confirm} />}
        {booking.status === 'cancelled' && <p>{say('The time is free for somebody else, and a mail confirms it.')}</p>}
        {failure !== null && (
          <p role="alert" className="not-booked">
            <b>{failure.title}</b> {failure.reason}
          </p>
        )}
        {isOpen && view === 'cancelling' && (
          <ConfirmCancel isBusy={isBusy} onYes={cancel} onNo={() => show('unchanged')} />
        )}
        {isOpen && view !== 'cancelling' && (
          <div className="row">
            <Button onClick={() => show('moving')} aria-expanded={view === 'moving'}>
              {say('Move to another time')}
            </Button>
            <Button onClick={() => show('cancelling')}>{say('Cancel the session')}</Button>
            {booking.calendars && <CalendarFile calendars={booking.calendars} />}
          </div>
        )}
        {isOpen && view !== 'cancelling' && booking.calendars && <OtherCalendars calendars={booking.calendars} />}
        {!isOpen && <ButtonLink to={pathIn(pageLanguage(), '/book')}>{say('Book another time')}</ButtonLink>}
      </div>
      {isOpen && view === 'moving' && (
        <MoveBooking
          booked={booking.startsAt}
          taken={nextFree}
          isBusy={isBusy}
          onMove={move}
          onKeep={() => show('unchanged')}
        />
      )}
    </>
  );
}
