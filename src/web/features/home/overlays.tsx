import { Suspense, createContext, lazy, use, useState, type ReactNode } from 'react';
import { trackEvent } from '../../analytics/track.ts';

type Overlay = 'quiz' | 'booking';

/** Opens one of the page's overlays; `source` is told with the event. */
type OpenOverlay = (overlay: Overlay, source: string) => void;

const OpenContext = createContext<OpenOverlay>(() => undefined);
const events = { quiz: 'quiz_opened', booking: 'calendar_open' } as const;

/** How the sections of the page open the quiz and the booking dialog. */
export function useOpenOverlay(): OpenOverlay {
  return use(OpenContext);
}

/** Holds the overlays of the page; their code is loaded when one is opened. `quiz` and `booking` are given by the page. */
export function Overlays({
  quiz: Quiz,
  booking: Booking,
  children,
}: {
  quiz: ReturnType<typeof lazyOverlay>;
  booking: ReturnType<typeof lazyOverlay>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [opener] = useState<OpenOverlay>(() => (overlay: Overlay, source: string) => {
    setOpen(overlay);
    void trackEvent(events[overlay], { source });
  });
  const close = () => setOpen(null);
  return (
    <OpenContext value={opener}>
      {children}
      <Suspense>
        {open === 'quiz' && <Quiz onClose={close} />}
        {open === 'booking' && <Booking onClose={close} />}
      </Suspense>
    </OpenContext>
  );
}

/** An overlay that is loaded when it is first shown. */
export function lazyOverlay(load: () => Promise<(props: { onClose: () => void }) => ReactNode>) {
  return lazy(async () => ({ default: await load() }));
}
