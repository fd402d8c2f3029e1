import { isReach, REACHES } from './reaches.ts';

/** The modules of a page that does not wait start at the latest this long after it is loaded, even if it is busy. */
const LATEST_START_MS = 2000;
const CAPTURE = { capture: true, passive: true };

export interface StartWindow extends EventTarget {
  readonly document: { readonly readyState: DocumentReadyState };
  requestIdleCallback?: (callback: () => void, options: { timeout: number }) => unknown;
  setTimeout(callback: () => void, delayMs: number): unknown;
}

/** Calls `act` when the page is loaded: all of it can be read then. */
export function whenLoaded(window: Pick<StartWindow, 'document' | 'addEventListener'>, act: () => void): void {
  if (window.document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

interface StartRules {
  /** Asked when the page is loaded: whether it is whole as it is, so that nothing starts until somebody reaches for it. */
  readonly waits: () => boolean;
  readonly isSparing: () => boolean;
}

/** Calls `start` once: when the visitor reaches for something, or, unless the page waits for that, when it is loaded and idle. */
export function startLate(window: StartWindow, { waits, isSparing }: StartRules, start: () => void): void {
  let started = false;
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const type of REACHES) window.removeEventListener(type, onReach, CAPTURE);
    start();
  };
  const onReach = (event: Event) => {
    if (isReach(event, isSparing())) startOnce();
  };
  for (const type of REACHES) window.addEventListener(type, onReach, CAPTURE);
  whenLoaded(window, () => {
    if (waits()) return;
    // Safari has no idle callback; a timer runs after the tasks that are already waiting.
    if (window.requestIdleCallback) window.requestIdleCallback(startOnce, { timeout: LATEST_START_MS });
    else window.setTimeout(startOnce, 200);
  });
}
