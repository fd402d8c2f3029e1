import { loadCode } from '../../api/load-code.ts';
import { Suspense, lazy } from 'react';
import { site } from '../../../../content/site.ts';
import { formPaths } from '../../../contract/form-pages.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { BookingLink } from './booking-link.ts';
import { CalendarLoading } from './calendar-loading.tsx';
import { CalendarStart } from './calendar-start.tsx';
import { pathIn } from '../../../contract/languages.ts';
import { pageLanguage, say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

const loadDesks = () => loadCode(() => import('./booking-desk.tsx'));
const BookingDesk = lazy(async () => ({ default: (await loadDesks()).BookingDesk }));
const BookedDesk = lazy(async () => ({ default: (await loadDesks()).BookedDesk }));

/** How a session is booked without the calendar. */
function WithoutCalendar() {
  return (
    <>
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
    </>
  );
}

/** The calendar's place on its page. The prerendered page has no calendar, because only the browser knows times and zones. */
export function BookingPlace({ link }: { link: BookingLink | null }) {
  const isHydrated = useHydrated();
  const waiting = <CalendarLoading label={say('Opening the calendar')} />;
  return (
    <div className="booking-place">
      <noscript>
        <div className="stack">
          <WithoutCalendar />
        </div>
      </noscript>
      {!isHydrated && (
        <div className="needs-script">
          {waiting}
          <div className="late-way framed stack">
            <p>{say('If the calendar does not open:')}</p>
            <WithoutCalendar />
          </div>
        </div>
      )}
      {isHydrated && link !== null && (
        <Suspense fallback={waiting}>
          <BookedDesk link={link} />
        </Suspense>
      )}
      {isHydrated && link === null && (
        <CalendarStart>
          {(data) => (
            <Suspense fallback={waiting}>
              <BookingDesk {...data} />
            </Suspense>
          )}
        </CalendarStart>
      )}
    </div>
  );
}
