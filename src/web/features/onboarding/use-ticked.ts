import { useFormContext, useWatch } from 'react-hook-form';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Whether a box of the form around is ticked. Not before the page has taken over its file, which was written without a draft. */
export function useTicked(name: string): boolean {
  const { control } = useFormContext();
  const ticked: unknown = useWatch({ control, name });
  return useHydrated() && ticked === true;
}
