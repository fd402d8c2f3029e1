import { useCallback, useEffect, useRef, useState } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { explainFailure } from '../../api/explain-failure.ts';
import { RequestError } from '../../api/request-error.ts';
import { changeBooking, confirmBooking, fetchBooking, readTaken } from './booking-calls.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import type { BookingLink } from './booking-link.ts';
import { browserZone } from './calendar-days.ts';
import { explainUnchanged, type NotBooked } from './explain-not-booked.ts';
import { noteChanged } from './note-success.ts';

export type Managed =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly booking: Booking; readonly isPast: boolean };

const timeHasGone: NotBooked = {
  title: 'That time has gone.',
  reason: 'Somebody else has booked it in the meantime. Please book another time.',
};

/** Past as it was read: a page that stays open is told by the server. */
function asReady(booking: Booking): Managed {
  return { state: 'ready', booking, isPast: Date.parse(booking.startsAt) <= Date.now() };
}

/** A booking behind its link, and what can be done with it: one thing at a time. */
export function useManaged({ id, token }: BookingLink) {
  const [managed, setManaged] = useState<Managed>({ state: 'loading' });
  const [failure, setFailure] = useState<NotBooked | null>(null);
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const { isBusy, run } = useOneAtATime();
  const asked = useRef<BookingLink>(null);

  const load = useCallback(() => {
    const current = { id, token };
    asked.current = current;
    const isCurrent = () => asked.current === current;
    fetchBooking(current).then(
      (booking) => isCurrent() && setManaged(asReady(booking)),
      (error: unknown) => {
        if (!isCurrent()) return;
        const isUnknown = error instanceof RequestError && error.status === 404;
        setManaged(isUnknown ? { state: 'unknown' } : { state: 'failed', reason: explainFailure(error) });
      },
    );
  }, [id, token]);

  useEffect(() => {
    load();
    return () => {
      asked.current = null;
    };
  }, [load]);

  function retry(): void {
    setManaged({ state: 'loading' });
    load();
  }

  /** Does one thing at a time with it; whether that was done. */
  async function perform(
    call: () => Promise<Booking>,
    onTaken: (nextFree: readonly string[]) => void,
  ): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      setFailure(null);
      try {
        const changed = await call();
        noteChanged(changed, browserZone());
        setManaged(asReady(changed));
        setTaken(null);
        isDone = true;
      } catch (error) {
        const nextFree = await readTaken(error).catch(() => null);
        if (nextFree === null) setFailure(explainUnchanged(error));
        else onTaken(nextFree);
      }
    });
    return isDone;
  }

  return {
    managed,
    retry,
    /** Moves it, or cancels it where `startsAt` is null. */
    change: (startsAt: string | null) => perform(() => changeBooking({ id, token }, startsAt), setTaken),
    confirm: () =>
      perform(
        () => confirmBooking({ id, token }),
        () => setFailure(timeHasGone),
      ),
    failure,
    taken,
    isBusy,
  };
}
