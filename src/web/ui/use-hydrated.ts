import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the file that was written beforehand and while the browser takes it over, true from then on. What depends on
 * the address's query waits for it, since the file was written without one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
