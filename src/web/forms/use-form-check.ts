import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../../contract/problem.ts';
import { useOneAtATime } from '../ui/use-one-at-a-time.ts';

export interface FormCheckOptions<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** The fields at which the server's word can stand. */
  readonly names: readonly FieldPath<Values>[];
  /** What has to be there before the fields are checked, such as their rules; throws where it cannot be had. */
  readonly prepare?: () => Promise<unknown>;
  /** Hears of each error of the server's that is shown at a field. */
  readonly onServerError?: (name: FieldPath<Values>, message: string) => void;
}

/** What is wrong with the fields of a react-hook-form, by its rules and by the server's word. */
export function useFormCheck<Values extends FieldValues, Output>({
  form,
  names,
  prepare,
  onServerError,
}: FormCheckOptions<Values, Output>) {
  // Counts the tries whose errors are shown; each takes the focus to the summary.
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

    /** Goes on with `next` once every field is right, and calls `failed` where that cannot be found out. One check at a time. */
    check: (next: () => void | Promise<void>, failed: () => void): Promise<void> =>
      run(async () => {
        try {
          if (await areFieldsRight()) await next();
        } catch {
          failed();
        }
      }),

    /** Shows what the server said of fields; whether any of them is the form's. */
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

    /** As before the first try. */
    reset: () => setAttempts(0),
  };
}
