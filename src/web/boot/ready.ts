/** Dispatched on the window once the page is hydrated and every control works. boot.ts waits for it. */
export const READY_EVENT = 'foyer:ready';

/** Dispatched on the window if the page's modules cannot be loaded: the connection is lost, or the site was rebuilt. */
export const FAILED_EVENT = 'foyer:failed';

/** Dispatched on a part of the page, or on the document, just before React takes it over, and once it has. */
export const HYDRATING_EVENT = 'foyer:hydrating';
export const HYDRATED_EVENT = 'foyer:hydrated';

/** The parts of a page that have a React root of their own. The page around them leaves what is in them alone. */
export const OWN_ROOTS = '.form-place, [data-island]';
/** Marks a `Still` part: in a prerendered page React leaves it as it came, and the page's own scripts may write into it. */
export const STILL = 'data-still';

export function announceHydrating(part: EventTarget): void {
  part.dispatchEvent(new Event(HYDRATING_EVENT, { bubbles: true }));
}

export function announceHydrated(part: EventTarget): void {
  part.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
}

/** Marks a part of the page that is hydrated after the rest. Without it the page is not ready. */
export const PENDING = 'data-pending';
const TAKEN_EVENT = 'foyer:taken';

/** A part that was marked as pending answers now. */
export function announceTaken(part: HTMLElement): void {
  part.removeAttribute(PENDING);
  dispatchEvent(new Event(TAKEN_EVENT));
}

export function announceReady(): void {
  if (document.querySelector(`[${PENDING}]`) !== null) {
    addEventListener(TAKEN_EVENT, announceReady, { once: true });
    return;
  }
  document.documentElement.dataset['ready'] = '';
  announceHydrated(document);
  dispatchEvent(new Event(READY_EVENT));
}
