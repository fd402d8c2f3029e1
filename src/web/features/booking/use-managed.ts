import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { explainFailure, RequestError } from '../../api/request-error.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { changeBooking, confirmBooking, fetchBooking, readTaken } from './booking-calls.ts';
import type { BookingLink } from './booking-link.ts';
import { browserZone } from './calendar-days.ts';
import { explainUnchanged, type NotBooked } from './explain-not-booked.ts';
import { advance, initialManaged, type View } from './managed-state.ts';
import { noteChanged } from './note-success.ts';
import { say } from '../../words/say.ts';

const timeTaken = (): NotBooked => ({
  title: say('That time has gone.'),
  reason: say('Somebody else has booked it in the meantime. Please book another time.'),
});

/** Loads the booking behind a link and changes it, one change at a time. */
export function useManaged({ id, token }: BookingLink) {
  const [state, dispatch] = useReducer(advance, initialManaged);
  const { isBusy, run } = useOneAtATime();
  const asked = useRef<BookingLink>(null);

  const load = useCallback(() => {
    const current = { id, token };
    asked.current = current;
    const isCurrent = () => asked.current === current;
    fetchBooking(current).then(
      (booking) => isCurrent() && dispatch({ type: 'loaded', booking }),
      (error: unknown) => {
        if (!isCurrent()) return;
        const isUnknown = error instanceof RequestError && error.status === 404;
        dispatch(isUnknown ? { type: 'not-found' } : { type: 'load-failed', reason: explainFailure(error) });
      },
    );
  }, [id, token]);

  useEffect(() => {
    load();
    return () => {
      asked.current = null;
    };
  }, [load]);

  async function change(
    call: () => Promise<Booking>,
    view: View,
    onTaken: (nextFree: readonly string[]) => void,
  ): Promise<void> {
    dispatch({ type: 'change-started' });
    try {
      const booking = await call();
      noteChanged(booking, browserZone());
      dispatch({ type: 'changed', booking, view });
    } catch (error) {
      const nextFree = await readTaken(error).catch(() => null);
      if (nextFree === null) dispatch({ type: 'change-failed', failure: explainUnchanged(error) });
      else onTaken(nextFree);
    }
  }

  const offerNextFree = (nextFree: readonly string[]) => dispatch({ type: 'time-taken', nextFree });
  const link = { id, token };

  return {
    ...state,
    isBusy,
    retry() {
      dispatch({ type: 'load-started' });
      load();
    },
    show: (view: View) => dispatch({ type: 'shown', view }),
    move: (startsAt: string) => void run(() => change(() => changeBooking(link, startsAt), 'moved', offerNextFree)),
    cancel: () => void run(() => change(() => changeBooking(link, null), 'cancelled', offerNextFree)),
    confirm: () =>
      void run(() =>
        change(
          () => confirmBooking(link),
          'confirmed',
          () => dispatch({ type: 'change-failed', failure: timeTaken() }),
        ),
      ),
  };
}
