/** Told to the window when the first render is done and every control answers; boot.ts waits for it. */
export const READY_EVENT = 'foyer:ready';

export function announceReady(): void {
  document.documentElement.dataset['ready'] = '';
  dispatchEvent(new Event(READY_EVENT));
}
