/**
 * Calls `act` once the page is on the screen, so that nothing competes with its first paint; at once in a tab that is hidden, and in a browser that does not report its
 * paints.
 */
export function whenPainted(document: Pick<Document, 'hidden'>, act: () => void): void {
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) {
    act();
    return;
  }
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}
