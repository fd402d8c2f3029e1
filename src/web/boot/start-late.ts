/** The modules start at the latest this long after the page is loaded, even if it is busy. */
const LATEST_START_MS = 2000;
const FIRST_TOUCHES = ['pointerdown', 'touchstart', 'keydown'] as const;
const CAPTURE = { capture: true, passive: true };

export interface StartWindow extends EventTarget {
  readonly document: { readonly readyState: DocumentReadyState };
  requestIdleCallback?: (callback: () => void, options: { timeout: number }) => unknown;
  setTimeout(callback: () => void, delayMs: number): unknown;
}

/** Calls `start` once: when the page is loaded and idle, or at the first touch or key. */
export function startLate(window: StartWindow, start: () => void): void {
  let started = false;
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const touch of FIRST_TOUCHES) window.removeEventListener(touch, startOnce, CAPTURE);
    start();
  };
  const startWhenIdle = () => {
    // Safari has no idle callback; a timer runs after the tasks that are already waiting.
    if (window.requestIdleCallback) window.requestIdleCallback(startOnce, { timeout: LATEST_START_MS });
    else window.setTimeout(startOnce, 200);
  };
  for (const touch of FIRST_TOUCHES) window.addEventListener(touch, startOnce, CAPTURE);
  if (window.document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, { once: true });
}
