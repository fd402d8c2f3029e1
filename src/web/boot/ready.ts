/** Dispatched on the window once the page is hydrated and every control works. boot.ts waits for it. */
export const READY_EVENT = 'foyer:ready';

/** Dispatched on the window if the page's modules cannot be loaded: the connection is lost, or the site was rebuilt. */
export const FAILED_EVENT = 'foyer:failed';

export function announceReady(): void {
  document.documentElement.dataset['ready'] = '';
  dispatchEvent(new Event(READY_EVENT));
}
