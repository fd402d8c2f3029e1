import { loadCode } from '../../api/load-code.ts';
import { Suspense, lazy } from 'react';
import { site } from '../../../../content/site.ts';
import { formPaths } from '../../../contract/form-pages.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { BookingLink } from './booking-link.ts';
import { CalendarLoading } from './calendar-loading.tsx';
import { pathIn } from '../../../contract/languages.ts';
import { pageLanguage, say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

const BookingDesk = lazy(async () => ({ default: (await loadCode(() => import('./booking-desk.tsx'))).BookingDesk }));

/** The calendar's place on its page. The prerendered page has no calendar, because only the browser knows times and zones. */
export function BookingPlace({ link }: { link: BookingLink | null }) {
  const isHydrated = useHydrated();
  const waiting = <CalendarLoading label={say('Opening the calendar')} />;
  return (
    <div className="booking-place">
      <noscript>
        <div className="stack">
          <p>
            <a className="btn go" href={pathIn(pageLanguage(), formPaths.booking)}>
              {say('See the free times')}
            </a>
          </p>
          <p>
            <Said
              text="Or call {phone}, or write to {email}."
              phone={<a href={site.phone.href}>{site.phone.text}</a>}
              email={<a href={`mailto:${site.email}`}>{site.email}</a>}
            />
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
