/** Told to the window when the first render is done and every control answers; boot.ts waits for it. */
export const READY_EVENT = 'foyer:ready';

/** Told to the window when the page's modules could not be loaded: the connection is gone, or the site was built anew. */
export const FAILED_EVENT = 'foyer:failed';

export function announceReady(): void {
  document.documentElement.dataset['ready'] = '';
  dispatchEvent(new Event(READY_EVENT));
}
