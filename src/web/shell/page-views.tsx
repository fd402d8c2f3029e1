import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leaveForms, watchForms } from '../analytics/watch-forms.ts';
import { pageMemory } from '../analytics/page-memory.ts';
import { whenShown } from '../boot/when-shown.ts';
import { trackPageView, trackVisitor } from '../analytics/track.ts';
import { usePageHandle } from './page.ts';

/** Reports the visitor once, and a page view at the start and with every change of path. Queries and anchors are not part of the path. */
export function PageViews() {
  const { pathname } = useLocation();
  const { trackedPath = pathname, trackedTitle } = usePageHandle();

  useEffect(watchForms, []);
  useEffect(
    () =>
      whenShown(() => {
        // The boot script reports the view of a page that waits for its modules; React's strict mode runs effects twice.
        const memory = pageMemory();
        if (memory.viewed === pathname) return;
        memory.viewed = pathname;
        leaveForms();
        void trackVisitor();
        void trackPageView(trackedPath, trackedTitle);
      }),
    [pathname, trackedPath, trackedTitle],
  );

  return null;
}
