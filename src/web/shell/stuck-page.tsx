import { useEffect, useRef } from 'react';
import { site } from '../../../content/site.ts';
import { announceReady } from '../boot/ready.ts';
import { say } from '../words/say.ts';

/** Replaces the whole page, so it uses no router and no state. Its links load documents. */
export function StuckPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A page that broke at the start has not announced itself as ready, so presses would still be kept for later.
    announceReady();
    // The focused element was removed with the page.
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main className="wide stuck">
      <title>{`${say('This page would not open')} | ${site.brand}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {say('This page would not open.')}
      </h1>
      <p className="lead">
        {say(
          'Something went wrong while it was put together. Loading it again often helps; if it does not, tell me what you were doing and I will see to it.',
        )}
      </p>
      <p className="row">
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {say('Load it again')}
        </button>
        <a className="btn" href="/">
          {say('Back to the front door')}
        </a>
      </p>
      <p>
        <a href={`mailto:${site.email}`}>{site.email}</a> or <a href={site.phone.href}>{site.phone.text}</a>
      </p>
    </main>
  );
}
