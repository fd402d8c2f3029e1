import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { trackEvent } from '../../analytics/track.ts';
import { showToast } from '../../ui/toast.ts';

type OverlayName = 'quiz' | 'booking';
type Overlay = (props: { onClose: () => void }) => ReactNode;

/** Where the code of each overlay comes from; given by the page, which may know both features. */
type OverlayLoaders = Readonly<Record<OverlayName, () => Promise<Overlay>>>;

const events = { quiz: 'quiz_opened', booking: 'calendar_open' } as const;

interface OverlayDesk {
  readonly loaders: OverlayLoaders;
  /** The button whose overlay is on its way. */
  readonly waitingSource: string | null;
  open(name: OverlayName, source: string): Promise<void>;
}

const DeskContext = createContext<OverlayDesk | null>(null);

/**
 * What makes a Button open an overlay: `<Button {...useOverlayButton()('quiz', 'hero_quiz_button')}>`. `source` is told with the event.
 * The code is fetched when the pointer or the focus comes near, and the button is busy until it is there.
 */
export function useOverlayButton() {
  const desk = use(DeskContext);
  return (name: OverlayName, source: string) => {
    // Fetching ahead may fail in silence: the press tries again, and says so.
    const fetchAhead = () => void desk?.loaders[name]().catch(() => undefined);
    return {
      busy: desk?.waitingSource === source,
      onClick: () => void desk?.open(name, source),
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    };
  };
}

/** Holds the overlays of the page: one at a time, its code loaded when it is wanted. */
export function Overlays({ loaders, children }: { loaders: OverlayLoaders; children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly Overlay: Overlay } | null>(null);
  const [waitingSource, setWaitingSource] = useState<string | null>(null);

  const desk = useMemo(() => {
    async function open(name: OverlayName, source: string) {
      void trackEvent(events[name], { source });
      setWaitingSource(source);
      try {
        setShown({ Overlay: await loaders[name]() });
      } catch {
        showToast({
          title: 'That did not open',
          description: 'The connection seems to be away. Please try again in a moment.',
          tone: 'bad',
        });
      }
      setWaitingSource(null);
    }
    return { loaders, waitingSource, open };
  }, [loaders, waitingSource]);

  return (
    <DeskContext value={desk}>
      {children}
      {shown && <shown.Overlay onClose={() => setShown(null)} />}
    </DeskContext>
  );
}
