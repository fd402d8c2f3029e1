import { useRef, useState } from 'react';
import { smsConsent } from '../../../../content/deals.ts';
import type { BookingMade } from '../../../contract/booking-answers.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { FieldError } from '../../../contract/problem.ts';
import type { RequestError } from '../../api/request-error.ts';
import { loadUnsent } from '../../forms/browser-draft.ts';
import { useSending } from '../../forms/sending/use-sending.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useCurrentReducer } from '../../ui/use-current-reducer.ts';
import { readBooking, readTaken } from './booking-calls.ts';
import {
  bookingDraft,
  emptyBooking,
  isEmptyDraft,
  keysToReplace,
  type BookingDraft,
  type BookingValues,
} from './booking-draft.ts';
import { advance, initialBooking } from './booking-state.ts';
import { browserZone } from './calendar-days.ts';
import { explainNotBooked, explainWaiting } from './explain-not-booked.ts';
import { noteBooked } from './note-success.ts';
import type { SlotsApi } from './use-slots.ts';
import { say } from '../../words/say.ts';

const told = () => ({
  what: say('Your session'),
  arrived: {
    title: say('Your session has arrived'),
    description: say('A mail says what comes next: it confirms the session, or asks you to confirm it.'),
  },
});

const untyped: Pick<BookingDraft, 'values' | 'attempt' | 'replaces'> = {
  values: emptyBooking,
  attempt: null,
  replaces: [],
};

function contentOf({ values: { wantsTexts, ...person }, startsAt, zone }: BookingDraft) {
  const consent = wantsTexts && person.phone.trim() !== '';
  return {
    ...person,
    startsAt,
    timeZone: zone ?? browserZone(),
    ...(consent && { smsConsent: { version: smsConsent.version, page: location.pathname } }),
  };
}

function requestOf(draft: BookingDraft) {
  return { ...contentOf(draft), replaces: draft.replaces };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A booking from the free times to the confirmation, with its draft. `usePerson` has the form with name and e-mail. */
export function useBooking(slots: SlotsApi) {
  const [draft] = useState(() => loadUnsent(bookingDraft, requestOf));
  const [state, dispatch, read] = useCurrentReducer(advance, () => initialBooking(draft));
  /** The part of the draft that is not drawn here. */
  const typed = useRef<typeof untyped>(draft ?? untyped);
  const showErrors = useRef<(errors: readonly FieldError[]) => boolean>(() => false);
  const { isKept, touch, save, forget } = useDraft<BookingDraft>(bookingDraft, {
    wasKept: draft !== null,
    current: currentDraft,
    isEmpty: isEmptyDraft,
  });
  const sending = useSending<BookingMade>({
    path: visitorPaths.bookings,
    told,
    lastAttempt: () => typed.current.attempt,
    keepAttempt: (attempt) => {
      typed.current = { ...typed.current, attempt };
      save();
    },
    readAnswer: readBooking,
    onAccepted: ({ answer, sent }) => {
      const email = textOf(sent['email']);
      if ('manageUrl' in answer) noteBooked(answer, email, read().zone ?? browserZone());
      clear();
      dispatch({ type: 'accepted', booked: { booking: answer, email, phone: textOf(sent['phone']) } });
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

  function currentDraft(): BookingDraft {
    const { startsAt, zone } = read();
    return { ...typed.current, startsAt, zone };
  }

  function showFailure(error: RequestError | null): void {
    dispatch({ type: 'failed', failure: explainNotBooked(error) });
  }

  function showTaken(nextFree: readonly string[]): void {
    typed.current = { ...typed.current, attempt: null };
    dispatch({ type: 'time-taken', nextFree });
    save();
    slots.refresh();
  }

  function clear(): void {
    typed.current = untyped;
    dispatch({ type: 'cleared' });
    sending.forget();
    forget();
  }

  return {
    startsAt: state.startsAt,
    zone: state.zone ?? browserZone(),
    nextFree: state.nextFree,
    booked: state.booked,
    isKept,
    isBusy: sending.isBusy,
    /** For the form's `TrapField`. */
    takeTrap: sending.takeTrap,
    notice,
    /** Why the session is not booked, or not known to be. */
    failure: notice?.kind === 'waiting' ? explainWaiting(state.failure) : state.failure,
    showFailure,
    choose(startsAt: string | null) {
      dispatch({ type: 'time-chosen', startsAt });
      save();
    },
    changeZone(zone: string) {
      dispatch({ type: 'zone-chosen', zone });
      save();
    },
    send(values: BookingValues) {
      dispatch({ type: 'sent' });
      typed.current = { ...typed.current, values };
      const replaces = keysToReplace(currentDraft(), contentOf(currentDraft()));
      typed.current = { ...typed.current, replaces };
      save();
      sending.send(requestOf(currentDraft()));
    },
    /** Registers what shows the server's errors at the form's fields. */
    showErrorsWith(show: (errors: readonly FieldError[]) => boolean) {
      showErrors.current = show;
    },
    typedValues: () => typed.current.values,
    /** Keeps what is typed once the typing rests. */
    noteValues(values: BookingValues) {
      typed.current = { ...typed.current, values };
      touch();
    },
    /** Whether the booking was sent and its answer may be lost: then the visitor may hold the chosen time already. */
    wasSent: () => typed.current.attempt !== null,
    clear,
    again() {
      dispatch({ type: 'cleared' });
      slots.retry();
    },
  };
}

export type BookingApi = ReturnType<typeof useBooking>;
