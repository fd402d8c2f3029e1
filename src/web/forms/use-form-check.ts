import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../../contract/problem.ts';
import { useOneAtATime } from '../ui/use-one-at-a-time.ts';

export interface FormCheckOptions<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** The fields that can show a server error. */
  readonly names: readonly FieldPath<Values>[];
  /** Loads what the check needs, such as the rules; rejects if that fails. */
  readonly prepare?: () => Promise<unknown>;
  /** Called for each server error that is shown at a field. */
  readonly onServerError?: (name: FieldPath<Values>, message: string) => void;
}

/** Checks the fields of a react-hook-form by its rules, and shows the server's field errors. */
export function useFormCheck<Values extends FieldValues, Output>({
  form,
  names,
  prepare,
  onServerError,
}: FormCheckOptions<Values, Output>) {
  // Counts the attempts with errors; each one moves the focus to the summary.
  const [attempts, setAttempts] = useState(0);
  const { isBusy: isChecking, run } = useOneAtATime();

  async function areFieldsRight(): Promise<boolean> {
    let isRight = false;
    await prepare?.();
    await form.handleSubmit(
      () => {
        isRight = true;
      },
      () => setAttempts((count) => count + 1),
    )();
    return isRight;
  }

  return {
    attempts,
    isChecking,

    /** Calls `next` if every field is valid, and `failed` if that cannot be checked. One check at a time. */
    check: (next: () => void | Promise<void>, failed: () => void): Promise<void> =>
      run(async () => {
        try {
          if (await areFieldsRight()) await next();
        } catch {
          failed();
        }
      }),

    /** Shows the server's field errors. Returns whether the form has any of these fields. */
    showErrors(errors: readonly FieldError[]): boolean {
      const known = errors.flatMap(({ field, message }) => {
        const name = names.find((one) => one === field);
        return name === undefined ? [] : [{ name, message }];
      });
      for (const { name, message } of known) {
        onServerError?.(name, message);
        form.setError(name, { type: 'server', message });
      }
      if (known.length > 0) setAttempts((count) => count + 1);
      return known.length > 0;
    },

    /** Resets to before the first attempt. */
    reset: () => setAttempts(0),
  };
}
