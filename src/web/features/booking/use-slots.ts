import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Slots } from '../../../contract/booking-answers.ts';
import { explainFailure } from '../../api/request-error.ts';
import { fetchSlots } from './booking-calls.ts';

export type SlotsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly slots: Slots };

/** The free times from the server. The last ones stay while they are reloaded. */
export function useSlots() {
  const [shown, setShown] = useState<SlotsState>({ state: 'loading' });
  const asking = useRef<AbortController>(null);

  const refresh = useCallback(() => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    // A transition draws the calendar in small steps, so that a slow phone stays responsive.
    const show = (next: (last: SlotsState) => SlotsState) => {
      if (!signal.aborted) startTransition(() => setShown(next));
    };
    fetchSlots(signal).then(
      (slots) => show(() => ({ state: 'ready', slots })),
      (error: unknown) =>
        show((last) => (last.state === 'ready' ? last : { state: 'failed', reason: explainFailure(error) })),
    );
  }, []);

  useEffect(() => {
    refresh();
    return () => asking.current?.abort();
  }, [refresh]);

  const retry = useCallback(() => {
    setShown({ state: 'loading' });
    refresh();
  }, [refresh]);
  return { shown, refresh, retry };
}

export type SlotsApi = ReturnType<typeof useSlots>;
