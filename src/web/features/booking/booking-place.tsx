import { loadCode } from '../../api/load-code.ts';
import { Suspense, lazy } from 'react';
import { site } from '../../../../content/site.ts';
import { formPaths } from '../../../contract/form-pages.ts';
import { Loading } from '../../ui/loading-states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { BookingLink } from './booking-link.ts';

const BookingDesk = lazy(async () => ({ default: (await loadCode(() => import('./booking-desk.tsx'))).BookingDesk }));

/** The calendar's place on its page. The prerendered page has no calendar, because only the browser knows times and zones. */
export function BookingPlace({ link }: { link: BookingLink | null }) {
  const isHydrated = useHydrated();
  const waiting = <Loading label="Opening the calendar" />;
  return (
    <div className="booking-place">
      <noscript>
        <div className="stack">
          <p>
            <a className="btn go" href={formPaths.booking}>
              See the free times
            </a>
          </p>
          <p>
            Or call <a href={site.phone.href}>{site.phone.text}</a>, or write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </div>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <BookingDesk link={link} />
        </Suspense>
      ) : (
        <div className="needs-script">{waiting}</div>
      )}
    </div>
  );
}
