import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import { say } from '../../words/say.ts';

/** A frame does not report that it failed, so after this time the visitor is offered other ways. */
const LATE_AFTER_MS = 12_000;

/** The owner's booking page in a frame. A link opens it in a tab, because a browser may refuse to show it in a frame. */
export function BookingFrame({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="stack">
      {state === 'loading' && <Spinner label={say('Opening the calendar')} />}
      {state === 'late' && (
        <div role="alert" className="stack">
          <p>{say('The calendar is not answering. You can wait a little longer, or take one of these:')}</p>
          <ReachConsultant />
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the owner chose this page, and calendars need their scripts, storage and windows */}
      <iframe
        className={state === 'loaded' ? 'booking-frame' : 'booking-frame waiting'}
        title={say('Booking calendar')}
        src={url}
        allow="payment"
        onLoad={() => setState('loaded')}
      />
      <p>
        {say('Trouble with the calendar?')}{' '}
        <a href={url} target="_blank" rel="noopener">
          {say('Open it in a new tab')}
        </a>
        .
      </p>
    </div>
  );
}
