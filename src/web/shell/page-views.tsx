import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leaveForms, watchForms } from '../analytics/watch-forms.ts';
import { trackPageView, trackVisitor } from '../analytics/track.ts';
import { usePageHandle } from './page.ts';

/** The last reported visit, so that a second run of the effect (React's strict mode) does not report it again. */
let reported: string | null = null;

/** Calls `report` now, or once a page that the browser prerendered is shown. */
function onceShown(report: () => void): () => void {
  const prerendering: unknown = Reflect.get(document, 'prerendering');
  if (prerendering !== true) {
    report();
    return () => {};
  }
  document.addEventListener('prerenderingchange', report, { once: true });
  return () => document.removeEventListener('prerenderingchange', report);
}

/** Reports the visitor once, and a page view at the start and with every change of path. Queries and anchors are not part of the path. */
export function PageViews() {
  const { pathname } = useLocation();
  const { trackedPath = pathname, trackedTitle } = usePageHandle();

  useEffect(watchForms, []);
  useEffect(
    () =>
      onceShown(() => {
        if (reported === pathname) return;
        reported = pathname;
        leaveForms();
        void trackVisitor();
        void trackPageView(trackedPath, trackedTitle);
      }),
    [pathname, trackedPath, trackedTitle],
  );

  return null;
}
