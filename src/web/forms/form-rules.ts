import { loadCode } from '../api/load-code.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { once } from '../api/once.ts';
import { nextTask } from '../ui/next-task.ts';

/** The rules of a form's fields. */
export interface FormRules<Values extends FieldValues, Output = FieldValues> {
  readonly resolver: Resolver<Values, unknown, Output>;
  /** Resolves once the rules are loaded and rejects if that fails. The next call tries again. */
  readonly ready: () => Promise<unknown>;
  /** Loads them early, while the visitor types. A failure is reported when they are needed. */
  readonly prefetch: () => void;
}

/**
 * The rules of the contract, loaded with the first touch of the form, because schemas bring zod, which is larger than the form. Until they
 * are loaded no field has an error. Submitting waits for them and reports a failure.
 */
export function lazyRules<Values extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output>>,
): FormRules<Values, Output> {
  const ready = once(async (): Promise<Resolver<Values, unknown, Output>> => {
    // Each in a task of its own: on a phone, zod and the contract take long to run.
    const { schemaResolver } = await loadCode(() => import('./schema-resolver.ts'));
    await nextTask();
    const schema = await loadSchema();
    await nextTask();
    return schemaResolver<Values, Output>(schema);
  });
  return {
    ready,
    prefetch: () => void ready().catch(() => null),
    resolver: async (values, context, options) => {
      const resolver = await ready().catch(() => null);
      return resolver === null ? { values: {}, errors: {} } : resolver(values, context, options);
    },
  };
}

/** What the browser finds wrong with the format of what is typed, in its own words. It is shown beside the field, never in a bubble. */
function browsersComplaint(control: unknown): string | null {
  return control instanceof HTMLInputElement && control.validity.typeMismatch ? control.validationMessage : null;
}

/**
 * The rules of a short form: these fields must not be empty, and the browser has nothing against an e-mail's format. `missing` has the
 * message for each field.
 */
export function requiredTexts(missing: Readonly<Record<string, string>>): FormRules<Record<string, string | boolean>> {
  return {
    ready: async () => undefined,
    prefetch: () => undefined,
    resolver: (values, _context, { fields }) => {
      const errors: FieldErrors<Record<string, string | boolean>> = {};
      for (const [name, message] of Object.entries(missing)) {
        const complaint = browsersComplaint(fields[name]?.ref);
        if (String(values[name] ?? '').trim() === '') errors[name] = { type: 'required', message };
        else if (complaint !== null) errors[name] = { type: 'format', message: complaint };
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  };
}
