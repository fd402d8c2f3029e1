import { useEffect } from 'react';
import { pageMemory } from '../analytics/page-memory.ts';
import type { PageHandle } from '../shell/page.ts';
import { isOwnDocument } from '../shell/own-document.ts';
import { pageMeta } from '../meta/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DeadEnd } from '../ui/dead-end.tsx';

export const handle: PageHandle = {
  trackedPath: '/404',
  trackedTitle: '404 Not Found',
  sheet: 'Not found',
  isWhole: true,
};

export const meta = () => [
  ...pageMeta({ title: '404 Page Not Found', description: 'There is no page at this address.' }),
  { name: 'robots', content: 'noindex' },
];

/** A page that another page's script knows nothing of may still be one: the server is asked, and counts what it shows. */
function useServersAnswer(): void {
  useEffect(() => {
    if (isOwnDocument()) return;
    pageMemory().viewed = location.pathname;
    location.reload();
  }, []);
}

export default function NotFoundPage() {
  useServersAnswer();
  return (
    <section className="wide not-found">
      <div>
        <h1>404 Page Not Found</h1>
        <p className="lead">Did you forget to add the page to the router?</p>
        <p>
          The address leads to a room that is not on the plan. It may have moved, or a letter of it went missing on the
          way.
        </p>
        <p className="row">
          <ButtonLink to="/" variant="go">
            Back to the front door
          </ButtonLink>
          <ButtonLink to="/#contact">Tell me what you were after</ButtonLink>
        </p>
      </div>
      <DeadEnd />
    </section>
  );
}
