import { createContext, use, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { showPopover } from './popovers.ts';
import '../styles/parts/tooltip.css';

/** How long the pointer must rest before a tooltip opens, and how soon after one has closed the next opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The distance from the tooltip to its anchor, and to the window's edge. */
const GAP_PX = 8;

/** When a tooltip of the group was last closed, by the page's clock. */
const ClosedAtContext = createContext<{ current: number }>({ current: -Infinity });

/** Wraps the tooltips of a page, which then share the skip delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const closedAt = useRef(-Infinity);
  return <ClosedAtContext value={closedAt}>{children}</ClosedAtContext>;
}

/** Places the tooltip above its anchor, or below if there is no room, and within the window. It is above everything, even dialogs. */
function place(popup: HTMLElement, around: DOMRect): void {
  showPopover(popup);
  const { offsetWidth, offsetHeight } = popup;
  const above = around.top - offsetHeight - GAP_PX;
  const middle = around.left + around.width / 2 - offsetWidth / 2;
  const mostLeft = document.documentElement.clientWidth - offsetWidth - GAP_PX;
  popup.style.top = `${above < GAP_PX ? around.bottom + GAP_PX : above}px`;
  popup.style.left = `${Math.max(GAP_PX, Math.min(middle, mostLeft))}px`;
}

function Popup({
  anchor,
  onGone,
  children,
}: {
  anchor: () => Element | null;
  onGone: () => void;
  children: ReactNode;
}) {
  const popup = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const around = anchor()?.getBoundingClientRect();
    if (popup.current && around) place(popup.current, around);
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    // It would no longer be beside its anchor.
    addEventListener('scroll', onGone, options);
    addEventListener('resize', onGone, options);
    addEventListener('keydown', ({ key }) => key === 'Escape' && onGone(), options);
    return () => listening.abort();
  });
  return (
    // Screen readers get the same words from `aria-describedby`.
    <span ref={popup} className="tooltip" popover="manual" aria-hidden="true">
      {children}
    </span>
  );
}

/**
 * A few words with an explanation on hover and focus. Never put anything essential into it, because touch has no tooltips.
 */
export function Tooltip({ text, className, children }: { text: string; className: string; children: ReactNode }) {
  const textId = useId();
  const closedAtRef = use(ClosedAtContext);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function open(delayMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delayMs);
  }
  function close(): void {
    clearTimeout(timer.current);
    if (!isOpen) return;
    closedAtRef.current = performance.now();
    setIsOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tooltip stays open while the pointer is on it
    <span
      className="tooltip-place"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') open(performance.now() - closedAtRef.current < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
      }}
      onPointerLeave={close}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-describedby={textId}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) open(0);
        }}
        onBlur={close}
      >
        {children}
      </button>
      <span id={textId} hidden>
        {text}
      </span>
      {isOpen && (
        <Popup anchor={() => button.current} onGone={close}>
          {text}
        </Popup>
      )}
    </span>
  );
}
