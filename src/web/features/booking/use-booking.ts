import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { smsConsent } from '../../../../content/deals.ts';
import type { BookingPerson } from '../../../contract/booking.ts';
import type { Booking } from '../../../contract/booking-answers.ts';
import { RequestError } from '../../api/request-error.ts';
import { nextAttempt } from '../../forms/attempt.ts';
import { lazyResolver } from '../../forms/lazy-resolver.ts';
import { newKey } from '../../forms/new-key.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { readTaken, sendBooking } from './booking-calls.ts';
import { bookingDraft, emptyBooking, isEmptyDraft, type BookingDraft, type BookingValues } from './booking-draft.ts';
import { browserZone } from './calendar-days.ts';
import { explainNotBooked, type NotBooked } from './explain-not-booked.ts';
import { useSlots } from './use-slots.ts';

export const loadBookingCheck = () => import('./booking-check.ts');

const resolver = lazyResolver<BookingValues, BookingPerson>(loadBookingCheck);
export const fieldOrder = ['name', 'email', 'phone', 'notes'] as const;

function requestOf({ wantsTexts, ...person }: BookingValues, startsAt: string, timeZone: string) {
  const consent = wantsTexts && person.phone.trim() !== '';
  return {
    ...person,
    startsAt,
    timeZone,
    ...(consent && { smsConsent: { version: smsConsent.version, page: location.pathname } }),
  };
}

/** A booking that is made, and where its maker is reached: a slip in either is seen at once. */
export interface Booked {
  readonly booking: Booking;
  readonly email: string;
  readonly phone: string;
}

/** A booking on its way: what is chosen and typed, its draft, and one try at a time to send it. */
export function useBooking() {
  const slots = useSlots();
  const [draft] = useState(() => bookingDraft.load());
  const form = useForm<BookingValues, unknown, BookingPerson>({
    defaultValues: draft?.values ?? emptyBooking,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const [startsAt, setStartsAt] = useState(draft?.startsAt ?? null);
  const [zone, setZone] = useState(draft?.zone ?? null);
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<NotBooked | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);
  const kept = useRef<Omit<BookingDraft, 'values'>>({ startsAt, zone, attempt: draft?.attempt ?? null });
  const { isKept, touch, save, forget } = useDraft<BookingDraft>(bookingDraft, {
    wasKept: draft !== null,
    current: () => ({ values: form.getValues(), ...kept.current }),
    isEmpty: isEmptyDraft,
  });
  const shownZone = zone ?? browserZone();

  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  function keep(change: Partial<Omit<BookingDraft, 'values'>>): void {
    kept.current = { ...kept.current, ...change };
    save();
  }

  function choose(next: string | null): void {
    setStartsAt(next);
    setFailure(null);
    if (next !== null) setTaken(null);
    keep({ startsAt: next });
  }

  function changeZone(next: string): void {
    setZone(next);
    keep({ zone: next });
  }

  function clear(): void {
    form.reset(emptyBooking, { keepFieldsRef: true });
    kept.current = { startsAt: null, zone, attempt: null };
    setStartsAt(null);
    setTaken(null);
    setFailure(null);
    setAttempts(0);
    forget();
  }

  async function hearRefusal(error: unknown): Promise<void> {
    const nextFree = await readTaken(error);
    if (nextFree !== null) {
      kept.current = { ...kept.current, attempt: null };
      choose(null);
      setTaken(nextFree);
      slots.refresh();
      return;
    }
    const errors = error instanceof RequestError ? (error.problem?.errors ?? []) : [];
    for (const { field, message } of errors) {
      const name = fieldOrder.find((known) => known === field);
      if (name) form.setError(name, { type: 'server', message });
    }
    setAttempts((count) => count + 1);
    setFailure(explainNotBooked(error));
  }

  async function send(at: string): Promise<Booked | null> {
    const { email, phone } = form.getValues();
    const attempt = nextAttempt(kept.current.attempt, requestOf(form.getValues(), at, shownZone), newKey);
    keep({ attempt });
    try {
      return { booking: await sendBooking(attempt), email, phone };
    } catch (error) {
      await hearRefusal(error);
      return null;
    }
  }

  async function submit(): Promise<void> {
    if (busy.current || startsAt === null) return;
    busy.current = true;
    setIsBusy(true);
    setFailure(null);
    let done: Booked | null = null;
    try {
      await loadBookingCheck();
      await form.handleSubmit(
        async () => {
          done = await send(startsAt);
        },
        () => setAttempts((count) => count + 1),
      )();
    } catch (error) {
      setFailure(explainNotBooked(error));
    }
    busy.current = false;
    setIsBusy(false);
    // Not before the form has taken note that it was sent: it is to begin anew.
    if (done !== null) {
      clear();
      setBooked(done);
    }
  }

  return {
    slots,
    form,
    startsAt,
    choose,
    zone: shownZone,
    changeZone,
    taken,
    failure,
    booked,
    attempts,
    isBusy,
    isKept,
    /** Whether a try was made whose answer may have been lost: then the time may be gone because it is the visitor's own. */
    wasSent: () => kept.current.attempt !== null,
    submit: () => void submit(),
    clear,
    again() {
      setBooked(null);
      slots.retry();
    },
  };
}

export type BookingApi = ReturnType<typeof useBooking>;
