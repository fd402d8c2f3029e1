/** On a slow device the first paint may be the empty background, some time before the text. */
const FIRST_TEXT = 'first-contentful-paint';

/**
 * Calls `act` once the page's first text is on the screen, so that nothing competes with it; at once in a tab that is hidden, and in a browser that does not report its
 * paints.
 */
export function whenPainted(document: Pick<Document, 'hidden'>, act: () => void): void {
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) {
    act();
    return;
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName(FIRST_TEXT).length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}
