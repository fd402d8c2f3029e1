import { useRef, useState } from 'react';
import { smsConsent } from '../../../../content/deals.ts';
import type { BookingMade } from '../../../contract/booking-answers.ts';
import { apiPaths } from '../../../contract/paths.ts';
import type { FieldError } from '../../../contract/problem.ts';
import type { RequestError } from '../../api/request-error.ts';
import { loadUnsent } from '../../forms/browser-draft.ts';
import { useSending } from '../../forms/sending/use-sending.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { readBooking, readTaken } from './booking-calls.ts';
import { bookingDraft, emptyBooking, isEmptyDraft, type BookingDraft, type BookingValues } from './booking-draft.ts';
import { browserZone } from './calendar-days.ts';
import { explainNotBooked, explainWaiting, type NotBooked } from './explain-not-booked.ts';
import { noteBooked } from './note-success.ts';
import { useSlots } from './use-slots.ts';

/** A booking that is made or held, and where its maker is reached: a slip in either is seen at once. */
export interface Booked {
  readonly booking: BookingMade;
  readonly email: string;
  readonly phone: string;
}

const told = {
  what: 'Your session',
  arrived: {
    title: 'Your session has arrived',
    description: 'A mail says what comes next: it confirms the session, or asks you to confirm it.',
  },
};

function requestOf({ values: { wantsTexts, ...person }, startsAt, zone }: BookingDraft) {
  const consent = wantsTexts && person.phone.trim() !== '';
  return {
    ...person,
    startsAt,
    timeZone: zone ?? browserZone(),
    ...(consent && { smsConsent: { version: smsConsent.version, page: location.pathname } }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A booking on its way: the free times, what is chosen of them, the draft of it all, and the way it is sent. Who books is `usePerson`'s. */
export function useBooking() {
  const slots = useSlots();
  const [draft] = useState(() => loadUnsent(bookingDraft, requestOf));
  const [startsAt, setStartsAt] = useState(draft?.startsAt ?? null);
  const [zone, setZone] = useState(draft?.zone ?? null);
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const [failure, setFailure] = useState<NotBooked | null>(null);
  const kept = useRef<BookingDraft>(draft ?? { values: emptyBooking, startsAt, zone, attempt: null });
  const showErrors = useRef<(errors: readonly FieldError[]) => boolean>(() => false);
  const { isKept, touch, save, forget } = useDraft<BookingDraft>(bookingDraft, {
    wasKept: draft !== null,
    current: () => kept.current,
    isEmpty: isEmptyDraft,
  });
  const sending = useSending<BookingMade>({
    path: apiPaths.bookings,
    told: () => told,
    lastAttempt: () => kept.current.attempt,
    keepAttempt: (attempt) => keep({ attempt }),
    readAnswer: readBooking,
    onAccepted: ({ answer, sent }) => {
      const email = textOf(sent['email']);
      if ('manageUrl' in answer) noteBooked(answer, email, zone ?? browserZone());
      clear();
      setBooked({ booking: answer, email, phone: textOf(sent['phone']) });
    },
    onRefused: async (error) => {
      const nextFree = await readTaken(error);
      if (nextFree !== null) showTaken(nextFree);
      return nextFree !== null;
    },
    showErrors: (errors) => showErrors.current(errors),
    showFailure,
  });
  const { notice } = sending;

  function showFailure(error: RequestError | null): void {
    setFailure(explainNotBooked(error));
  }

  function keep(change: Partial<BookingDraft>): void {
    kept.current = { ...kept.current, ...change };
    save();
  }

  function choose(next: string | null): void {
    setStartsAt(next);
    // What failed of one time says nothing of another.
    setFailure(null);
    if (next !== null) setTaken(null);
    keep({ startsAt: next });
  }

  /** The chosen time has gone to somebody else: these are the nearest that are free. */
  function showTaken(nextFree: readonly string[]): void {
    keep({ attempt: null });
    choose(null);
    setTaken(nextFree);
    slots.refresh();
  }

  function clear(): void {
    kept.current = { values: emptyBooking, startsAt: null, zone, attempt: null };
    setStartsAt(null);
    setTaken(null);
    setFailure(null);
    sending.forget();
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
    booked,
    isKept,
    isBusy: sending.isBusy,
    notice,
    /** Why it is not booked, or not known to be. */
    failure: notice?.kind === 'waiting' ? explainWaiting(failure) : failure,
    showFailure,
    send(values: BookingValues) {
      setFailure(null);
      keep({ values });
      sending.send(requestOf(kept.current));
    },
    /** Hears what the server says of the person's fields. */
    showErrorsWith(show: (errors: readonly FieldError[]) => boolean) {
      showErrors.current = show;
    },
    /** What a reload would bring back. */
    kept: () => kept.current,
    /** What is typed now; it is kept once the typing rests. */
    noteValues(values: BookingValues) {
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
