import type { ReactNode } from 'react';
import type { Slots } from '../../../contract/booking-answers.ts';
import { Failed } from '../../ui/loading-states.tsx';
import { CalendarLoading } from './calendar-loading.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import type { SlotsState } from './use-slots.ts';
import { say } from '../../words/say.ts';

/** Draws the free times, or says that they are loading or could not be loaded. */
export function SlotsRoom({
  shown,
  onRetry,
  children,
}: {
  shown: SlotsState;
  onRetry: () => void;
  children: (slots: Slots) => ReactNode;
}) {
  if (shown.state === 'loading') return <CalendarLoading label={say('Looking for free times')} />;
  if (shown.state === 'failed')
    return (
      <>
        <Failed title={say('The free times could not be loaded')} reason={shown.reason} onRetry={onRetry} />
        <ReachConsultant />
      </>
    );
  return children(shown.slots);
}
