import { useState, type ReactNode } from 'react';
import { useSiteSettings } from '../../api/site-settings.ts';
import { useSlots, type SlotsApi } from './use-slots.ts';

/** What a calendar is drawn from, each as far as it is loaded; `onRetry` asks for all of it anew. */
export interface CalendarData {
  readonly site: ReturnType<typeof useSiteSettings>;
  readonly slots: SlotsApi;
  readonly onRetry: () => void;
}

interface Props {
  children: (data: CalendarData) => ReactNode;
}

function Asked({ children, onRetry }: Props & { onRetry: () => void }) {
  return children({ site: useSiteSettings(), slots: useSlots(), onRetry });
}

/** Asks for the settings and the free times at once, also while the calendar's own code is being loaded, so that a slow network is waited for once. */
export function CalendarStart({ children }: Props) {
  const [tries, setTries] = useState(0);
  return (
    <Asked key={tries} onRetry={() => setTries((count) => count + 1)}>
      {children}
    </Asked>
  );
}
