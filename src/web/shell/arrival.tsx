import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export const MAIN_ID = 'main';

/** Moves the focus to the target of a link without scrolling, because the router has already scrolled. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After a link, moves the focus to the new page's content or to the anchor, and announces the page's title, as a browser does when it loads
 * a page. The first page is left to the browser.
 */
export function Arrival() {
  const { key, pathname, hash } = useLocation();
  const before = useRef({ key, pathname });
  const [announcement, announce] = useState('');

  useEffect(() => {
    const came = before.current;
    before.current = { key, pathname };
    if (came.key === key) return;
    const isNewPage = came.pathname !== pathname;
    if (hash !== '') focusOn(document.getElementById(decodeURIComponent(hash.slice(1))));
    else if (isNewPage) focusOn(document.getElementById(MAIN_ID));
    if (isNewPage) announce(document.title);
  }, [key, pathname, hash]);

  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}
