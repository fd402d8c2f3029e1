/** Calls `report` now, or once a page that the browser prerendered is shown. Returns what ends the waiting. */
export function whenShown(report: () => void): () => void {
  const prerendering: unknown = Reflect.get(document, 'prerendering');
  if (prerendering !== true) {
    report();
    return () => {};
  }
  document.addEventListener('prerenderingchange', report, { once: true });
  return () => document.removeEventListener('prerenderingchange', report);
}
