/** What stands on a page that shows nothing to work with before its modules run. */
const WAITS = '.late-way';

interface Page {
  readonly document: { querySelector(selector: string): unknown };
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly performance: { getEntriesByType(type: string): readonly object[] };
  fetch(url: string, init: RequestInit): Promise<Pick<Response, 'ok'>>;
}

/**
 * Loads a page again whose modules did not arrive and on which there is nothing to press, which would load it again elsewhere. It does so once, and only
 * where the server is there: otherwise the page stays, with its way on.
 */
export async function loadWaitingAgain({ document, location, performance, fetch }: Page): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isAgain = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
  if (isAgain || document.querySelector(WAITS) === null) return;
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD' });
    if (ok) location.reload();
  } catch {
    // The server is not there.
  }
}
