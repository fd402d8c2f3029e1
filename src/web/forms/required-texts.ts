import type { FieldErrors, Resolver } from 'react-hook-form';
import type { LeadValues } from './lead-form.ts';

/** The only rule of a short form: something stands in each of these fields. What it says where nothing does, by field. */
export function requiredTexts(missing: Readonly<Record<string, string>>): Resolver<LeadValues> {
  return (values) => {
    const errors: FieldErrors<LeadValues> = {};
    for (const [name, message] of Object.entries(missing)) {
      if (String(values[name] ?? '').trim() === '') errors[name] = { type: 'required', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
