import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { smsConsent } from '../../../../content/deals.ts';
import type { BookingPerson } from '../../../contract/booking.ts';
import { RequestError } from '../../api/request-error.ts';
import { nextAttempt } from '../../forms/attempt.ts';
import { lazyResolver } from '../../forms/lazy-resolver.ts';
import { newKey } from '../../forms/new-key.ts';
import { readTaken, sendBooking } from './booking-calls.ts';
import { emptyBooking, type BookingValues } from './booking-draft.ts';
import { explainNotBooked, type NotBooked } from './explain-not-booked.ts';
import type { Booked, BookingApi } from './use-booking.ts';

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

/** Who books, and one try at a time to send it. */
export function usePerson(booking: BookingApi) {
  const { startsAt, zone, noteValues } = booking;
  const form = useForm<BookingValues, unknown, BookingPerson>({
    defaultValues: booking.kept().values,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<NotBooked | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);
  const note = useRef(noteValues);
  const [failedAt, setFailedAt] = useState(startsAt);

  useEffect(() => {
    note.current = noteValues;
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => note.current(values) }),
    [form],
  );
  // What failed of one time says nothing of another.
  if (failedAt !== startsAt) {
    setFailedAt(startsAt);
    setFailure(null);
  }

  function clear(): void {
    form.reset(emptyBooking, { keepFieldsRef: true });
    setFailure(null);
    setAttempts(0);
    booking.clear();
  }

  async function hearRefusal(error: unknown): Promise<void> {
    const nextFree = await readTaken(error);
    if (nextFree !== null) return booking.meetTaken(nextFree);
    const errors = error instanceof RequestError ? (error.problem?.errors ?? []) : [];
    for (const { field, message } of errors) {
      const name = fieldOrder.find((known) => known === field);
      if (name) form.setError(name, { type: 'server', message });
    }
    setAttempts((count) => count + 1);
    setFailure(explainNotBooked(error));
  }

  async function send(at: string): Promise<Booked | null> {
    const values = form.getValues();
    const attempt = nextAttempt(booking.kept().attempt, requestOf(values, at, zone), newKey);
    booking.keep({ values, attempt });
    try {
      return { booking: await sendBooking(attempt), email: values.email, phone: values.phone };
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
    if (done !== null) booking.finish(done);
  }

  return { form, failure, attempts, isBusy, submit: () => void submit(), clear };
}
