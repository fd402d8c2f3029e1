import { loadCode } from '../../api/load-code.ts';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { BookingPerson } from '../../../contract/booking.ts';
import { lazyRules } from '../../forms/form-rules.ts';
import { useFormCheck } from '../../forms/use-form-check.ts';
import { emptyBooking, type BookingValues } from './booking-draft.ts';
import type { BookingApi } from './use-booking.ts';

export const personRules = lazyRules<BookingValues, BookingPerson>(
  async () => (await loadCode(() => import('../../../contract/booking.ts'))).bookingPersonSchema,
);
export const fieldOrder = ['phone', 'name', 'email', 'notes'] as const;

/** The form with the visitor's name and e-mail. */
export function usePerson(booking: BookingApi) {
  const { startsAt, noteValues, showErrorsWith } = booking;
  const form = useForm<BookingValues, unknown, BookingPerson>({
    defaultValues: booking.typedValues(),
    mode: 'onTouched',
    resolver: personRules.resolver,
    shouldFocusError: false,
  });
  const { attempts, isChecking, check, showErrors, reset } = useFormCheck({
    form,
    names: fieldOrder,
    prepare: personRules.ready,
  });
  const note = useRef(noteValues);

  useEffect(() => {
    note.current = noteValues;
    showErrorsWith(showErrors);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => note.current(values) }),
    [form],
  );

  return {
    form,
    attempts,
    isBusy: isChecking || booking.isBusy,
    submit() {
      if (booking.isBusy || startsAt === null) return;
      void check(
        () => booking.send(form.getValues()),
        () => booking.showFailure(null),
      );
    },
    clear() {
      form.reset(emptyBooking, { keepFieldsRef: true });
      reset();
      booking.clear();
    },
  };
}
