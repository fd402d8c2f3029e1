import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { trackEvent } from '../../analytics/track.ts';
import { showToast } from '../../ui/toast.ts';

type OverlayName = 'quiz' | 'booking';
type Overlay = (props: { onClose: () => void }) => ReactNode;

/** Loads the code of each overlay. The page provides them, because a feature may not import another. */
type OverlayLoaders = Readonly<Record<OverlayName, () => Promise<Overlay>>>;

const events = { quiz: 'quiz_opened', booking: 'calendar_open' } as const;

interface OverlayDesk {
  readonly loaders: OverlayLoaders;
  /** The source of the button whose overlay is loading. */
  readonly waitingSource: string | null;
  open(name: OverlayName, source: string): Promise<void>;
}

const DeskContext = createContext<OverlayDesk | null>(null);

/**
 * Props for a Button that opens an overlay: `<Button {...useOverlayButton()('quiz', 'hero_quiz_button')}>`. `source` is sent with the event.
 * The code is loaded at hover or focus, and the button is busy until it is loaded.
 */
export function useOverlayButton() {
  const desk = use(DeskContext);
  return (name: OverlayName, source: string) => {
    // Loading ahead may fail silently: the press tries again and reports a failure.
    const fetchAhead = () => void desk?.loaders[name]().catch(() => undefined);
    return {
      busy: desk?.waitingSource === source,
      onClick: () => void desk?.open(name, source),
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    };
  };
}

/** Shows the page's overlays, one at a time, and loads their code when needed. */
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
          description: 'The connection seems to be lost. Please try again in a moment.',
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
