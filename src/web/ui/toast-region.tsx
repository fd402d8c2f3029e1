import { useEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { advanceToast, dismissToast, isPaused, newToast, shownToast, type Toast } from './toast.ts';
import { useStore } from './store.ts';
import { say } from '../words/say.ts';

const SHOWN_MS = 5000;

/** Where the toast is drawn. A modal dialog makes everything outside it inert, announcements included, so the toast goes inside. */
function topmost(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** Counts down while `running`. A pause keeps the time that is left. */
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

/** Whether the focus lies wholly under the toast. */
function coversFocus(toast: Element | null): boolean {
  const focused = document.activeElement;
  if (!toast || !focused || focused === document.body || toast.contains(focused)) return false;
  const [over, under] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  return under.top >= over.top && under.bottom <= over.bottom && under.left >= over.left && under.right <= over.right;
}

/** Ends the toast where the keys bring the focus under it. */
function useStepAside(end: () => void) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser scrolls to what has the focus after it has said so.
    const look = () => requestAnimationFrame(() => coversFocus(toast.current) && end());
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [end]);
  return toast;
}

function ToastRegion({ toast, id }: { toast: Toast; id: number }) {
  const [place] = useState(topmost);
  const [state, dispatch] = useReducer(advanceToast, newToast);
  const [end] = useState(() => () => dismissToast(id));
  const bad = toast.tone === 'bad';
  useEffect(() => {
    const frame = requestAnimationFrame(() => dispatch('announced'));
    return () => cancelAnimationFrame(frame);
  }, []);
  useCountdown(!isPaused(state), end);
  const box = useStepAside(end);

  return createPortal(
    <div className="toasts" role={bad ? 'alert' : 'status'} aria-atomic="true">
      {state.isAnnounced && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pointing at it only stops its clock
        <div
          ref={box}
          className={bad ? 'toast bad' : 'toast'}
          onPointerEnter={() => dispatch('pointer-entered')}
          onPointerLeave={() => dispatch('pointer-left')}
          onFocus={() => dispatch('focus-entered')}
          onBlur={() => dispatch('focus-left')}
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
          <button type="button" aria-label={say('Dismiss')} onClick={end}>
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

/** Shows the current toast. It is part of the first load: the first toast may say that the connection is lost, and then no code can be loaded. */
export function ToastHost() {
  const toast = useStore(shownToast, null);
  return toast && <ToastRegion key={toast.id} toast={toast} id={toast.id} />;
}
