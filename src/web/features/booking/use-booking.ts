import { useRef, useState } from 'react';
import type { Booking } from '../../../contract/booking-answers.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { bookingDraft, emptyBooking, isEmptyDraft, type BookingDraft } from './booking-draft.ts';
import { browserZone } from './calendar-days.ts';
import { useSlots } from './use-slots.ts';

/** A booking that is made, and where its maker is reached: a slip in either is seen at once. */
export interface Booked {
  readonly booking: Booking;
  readonly email: string;
  readonly phone: string;
}

/** A booking on its way: the free times, what is chosen of them, and the draft of it all. Who books is `usePerson`'s. */
export function useBooking() {
  const slots = useSlots();
  const [draft] = useState(() => bookingDraft.load());
  const [startsAt, setStartsAt] = useState(draft?.startsAt ?? null);
  const [zone, setZone] = useState(draft?.zone ?? null);
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const kept = useRef<BookingDraft>(draft ?? { values: emptyBooking, startsAt, zone, attempt: null });
  const { isKept, touch, save, forget } = useDraft<BookingDraft>(bookingDraft, {
    wasKept: draft !== null,
    current: () => kept.current,
    isEmpty: isEmptyDraft,
  });

  function keep(change: Partial<BookingDraft>): void {
    kept.current = { ...kept.current, ...change };
    save();
  }

  function choose(next: string | null): void {
    setStartsAt(next);
    if (next !== null) setTaken(null);
    keep({ startsAt: next });
  }

  function clear(): void {
    kept.current = { values: emptyBooking, startsAt: null, zone, attempt: null };
    setStartsAt(null);
    setTaken(null);
    forget();
  }

  return {
    slots,
    startsAt,
    choose,
    zone: zone ?? browserZone(),
    changeZone(next: string) {
      setZone(next);
      keep({ zone: next });
    },
    taken,
    /** The chosen time has gone to somebody else: these are the nearest that are free. */
    meetTaken(nextFree: readonly string[]) {
      keep({ attempt: null });
      choose(null);
      setTaken(nextFree);
      slots.refresh();
    },
    booked,
    finish(done: Booked) {
      clear();
      setBooked(done);
    },
    isKept,
    /** What a reload would bring back. */
    kept: () => kept.current,
    keep,
    /** What is typed now; it is kept once the typing rests. */
    noteValues(values: BookingDraft['values']) {
      kept.current = { ...kept.current, values };
      touch();
    },
    /** Whether a try was made whose answer may have been lost: then the time may be gone because it is the visitor's own. */
    wasSent: () => kept.current.attempt !== null,
    clear,
    again() {
      setBooked(null);
      slots.retry();
    },
  };
}

export type BookingApi = ReturnType<typeof useBooking>;
