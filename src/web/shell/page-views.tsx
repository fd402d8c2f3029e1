import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { trackPageView, trackVisitor } from '../analytics/track.ts';
import { usePageHandle } from './page.ts';

/** The visit reported last, so that a second run of the effect for one visit (React's strict mode) is not a second view. */
let reported: string | null = null;

/** A page that the browser prepares before it is looked at is a view only once it is. */
function onceShown(report: () => void): () => void {
  const prerendering: unknown = Reflect.get(document, 'prerendering');
  if (prerendering !== true) {
    report();
    return () => {};
  }
  document.addEventListener('prerenderingchange', report, { once: true });
  return () => document.removeEventListener('prerenderingchange', report);
}

/** Reports the visitor once, and a page view at the start and with every change of path. Queries and anchors are no new path. */
export function PageViews() {
  const { pathname } = useLocation();
  const { trackedPath = pathname, trackedTitle } = usePageHandle();

  useEffect(
    () =>
      onceShown(() => {
        if (reported === pathname) return;
        reported = pathname;
        void trackVisitor();
        void trackPageView(trackedPath, trackedTitle);
      }),
    [pathname, trackedPath, trackedTitle],
  );

  return null;
}
