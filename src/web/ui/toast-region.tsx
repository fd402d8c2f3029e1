import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast } from './toast.ts';

const SHOWN_MS = 5000;

/** A modal dialog makes everything outside it inert, announcements included: the toast then belongs inside. */
function topmost(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** Counts down while nobody reads: a pointer on the toast or focus in it stops the clock, which then goes on with what was left. */
function useCountdown(running: boolean, ended: () => void): void {
  const left = useRef(SHOWN_MS);
  useEffect(() => {
    if (!running) return undefined;
    const since = performance.now();
    const timer = setTimeout(ended, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [running, ended]);
}

/** One toast. The text comes a moment after its live region, or screen readers would not announce it. */
export function ToastRegion({ toast, id }: { toast: Toast; id: number }) {
  const [place] = useState(topmost);
  const [present, setPresent] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [end] = useState(() => () => dismissToast(id));
  const bad = toast.tone === 'bad';
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPresent(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useCountdown(!hovered && !focused, end);

  return createPortal(
    <div className="toasts" role={bad ? 'alert' : 'status'} aria-atomic="true">
      {present && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- resting on it only stops its clock
        <div
          className={bad ? 'toast bad' : 'toast'}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            event.preventDefault();
            end();
          }}
        >
          <div>
            <b>{toast.title}</b>
            {toast.description !== undefined && <p>{toast.description}</p>}
          </div>
          <button type="button" aria-label="Dismiss" onClick={end}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
      )}
    </div>,
    place,
  );
}
