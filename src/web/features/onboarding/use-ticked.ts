import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Whether a box of the form around is ticked, before the page's script was there or after. Not while the page takes over its file, which was
 * written without a draft.
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
