import { useEffect } from 'react';

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The pressed link if it opens another page of this site in the same tab; else null. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlainPress(event) || link.target !== '' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link;
}

/** Whether the document was loaded at this page's address, so that it has this page's headers. */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, location.href).pathname === location.pathname;
}

/**
 * For a page with headers of its own (policies, referrer). The page is always loaded as a document and left as one, so that its
 * permissions apply to no other page.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (!isOwnDocument()) {
      location.reload();
      return undefined;
    }
    const leave = (event: MouseEvent) => {
      // The router must not see the press, so that the browser follows the link.
      if (leavingLink(event)) event.stopImmediatePropagation();
    };
    addEventListener('click', leave, { capture: true });
    return () => removeEventListener('click', leave, { capture: true });
  }, []);
}
