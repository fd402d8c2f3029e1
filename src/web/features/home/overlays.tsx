import { useEffect, useRef, useState, type ReactNode } from 'react';
import { trackEvent } from '../../analytics/track.ts';
import { showToast } from '../../ui/toast.ts';
import { openers, type OverlayName } from './opens.ts';

type Overlay = (props: { onClose: () => void }) => ReactNode;

/** Loads the code of each overlay. The page provides them, because a feature may not import another. They must stay the same. */
export type OverlayLoaders = Readonly<Record<OverlayName, () => Promise<Overlay>>>;

const events = { quiz: 'quiz_opened', booking: 'calendar_open' } as const;

/** What stands on a button while its overlay is loaded. */
const BUSY = { 'aria-busy': 'true', 'aria-disabled': 'true', 'data-waiting': '' } as const;

function buttonUnder(event: Event): HTMLButtonElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-opens]') : null;
}

function overlayOf(button: HTMLButtonElement): OverlayName {
  return button.dataset['opens'] === 'quiz' ? 'quiz' : 'booking';
}

/**
 * Shows the page's overlays, one at a time. Their code is loaded when a button that opens one (`opens`) is hovered or focused; a pressed button is busy until it is there.
 * The buttons are followed from outside, because they stay as they were prerendered.
 */
export function Overlays({ loaders, children }: { loaders: OverlayLoaders; children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly Overlay: Overlay } | null>(null);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ended = new AbortController();

    async function open(button: HTMLButtonElement) {
      if (button.hasAttribute('aria-busy')) return;
      const name = overlayOf(button);
      void trackEvent(events[name], { source: button.dataset['source'] ?? '' });
      for (const [attribute, value] of Object.entries(BUSY)) button.setAttribute(attribute, value);
      try {
        const Overlay = await loaders[name]();
        if (!ended.signal.aborted) setShown({ Overlay });
      } catch {
        showToast({
          title: 'That did not open',
          description: 'The connection seems to be lost. Please try again in a moment.',
          tone: 'bad',
        });
      }
      for (const attribute of Object.keys(BUSY)) button.removeAttribute(attribute);
    }

    // Without script the button leads to a page.
    const onSubmit = (event: SubmitEvent) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.dataset['opens'] === undefined) return;
      event.preventDefault();
      void open(submitter);
    };
    // Loading ahead may fail silently: the press tries again and reports a failure.
    const fetchAhead = (event: Event) => {
      const button = buttonUnder(event);
      if (button !== null) loaders[overlayOf(button)]().catch(() => undefined);
    };
    page.current?.addEventListener('submit', onSubmit, { signal: ended.signal });
    for (const reach of ['pointerover', 'focusin'])
      page.current?.addEventListener(reach, fetchAhead, { signal: ended.signal });
    return () => ended.abort();
  }, [loaders]);

  return (
    <>
      <div ref={page}>
        {children}
        {Object.values(openers).map(({ id, page: action }) => (
          <form key={id} id={id} action={action} hidden />
        ))}
      </div>
      {shown && <shown.Overlay onClose={() => setShown(null)} />}
    </>
  );
}
