import { useEffect } from 'react';

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link pressed where it leads to another page of this site in the same tab; null otherwise. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlainPress(event) || link.target !== '' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link;
}

/** Whether the browser's document was loaded at this very page, and so has the headers that are sent with it. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, location.href).pathname === location.pathname;
}

/**
 * A page whose headers (policies, referrer) are its own: it is loaded as a document, not shown inside another page's, and left as one, so
 * that what it may load is not allowed elsewhere.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (!isOwnDocument()) {
      location.reload();
      return undefined;
    }
    const leave = (event: MouseEvent) => {
      // The router does not hear of it: the browser follows the link by itself.
      if (leavingLink(event)) event.stopImmediatePropagation();
    };
    addEventListener('click', leave, { capture: true });
    return () => removeEventListener('click', leave, { capture: true });
  }, []);
}
