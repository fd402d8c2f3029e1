import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Whether a checkbox of the surrounding form is ticked, even if that was before hydration. False during hydration, because the prerendered
 * page has no draft.
 */
export function useTicked(name: string): boolean {
  const { subscribe, getValues } = useFormContext();
  const watch = useCallback(
    (changed: () => void) => subscribe({ name, formState: { values: true }, callback: changed }),
    [subscribe, name],
  );
  return useSyncExternalStore(
    watch,
    () => getValues(name) === true,
    () => false,
  );
}
