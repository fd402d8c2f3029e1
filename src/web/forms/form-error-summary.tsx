import { get, useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { FormNameContext, fieldId } from './field-id.ts';
import { useContext } from 'react';
import { sayAgain } from '../words/say.ts';

/**
 * The errors after a form was submitted, in the order of `names`, each with a link to its field. `attempt` counts the submissions: 0 shows
 * nothing, and each later one moves the focus here again.
 */
export function FormErrorSummary({
  title,
  names,
  attempt,
}: {
  title: string;
  names: readonly string[];
  attempt: number;
}) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const form = useContext(FormNameContext);
  const problems = names.flatMap((name) => {
    const message: unknown = get(errors, `${name}.message`);
    return typeof message === 'string' && message !== ''
      ? [{ fieldId: fieldId(form, name), message: sayAgain(message, 'Please look at this again') }]
      : [];
  });
  if (attempt === 0 || problems.length === 0) return null;
  return <ErrorSummary key={attempt} title={title} errors={problems} />;
}
