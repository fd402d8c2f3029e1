import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import '../styles/parts/tooltip.css';

/** How long a pointer rests before a tooltip opens, and how soon after one closed the next opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Put it once around the tooltips of a page, so that they share the skip delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={OPEN_DELAY_MS} timeout={SKIP_DELAY_MS}>
      {children}
    </Base.Provider>
  );
}

/**
 * A short explanation for whoever rests on `children`, one focusable element. Never the only way to know something: touch has no
 * tooltips. Brings Base UI along: keep it out of what the home page loads first.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement<Record<string, unknown>> }) {
  return (
    <Base.Root>
      <Base.Trigger delay={OPEN_DELAY_MS} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
