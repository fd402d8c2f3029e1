import { useEffect } from 'react';
import { pageMemory } from '../analytics/page-memory.ts';
import type { PageHandle } from '../shell/page.ts';
import { isOwnDocument } from '../shell/own-document.ts';
import { pageMeta } from '../meta/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import '../styles/parts/not-found.css';

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

/** A plan with a door that opens on nothing. */
function DeadEnd() {
  return (
    <svg className="drawing dead-end" viewBox="0 0 480 360" aria-hidden="true">
      <path className="wall" d="M20 250V20H460V340H20V316" />
      <path className="inner" d="M240 20V96M240 152V340M240 208H336M392 208H460" />
      <path
        className="leaf"
        d="M20 250h66a66 66 0 0 1-66 66M240 96h-56a56 56 0 0 0 56 56M336 208v-56a56 56 0 0 1 56 56"
      />
      <path className="nothing" d="M262 230h176v88H262z" />
      <path className="walk" d="M-14 284H120Q190 284 190 220V172Q190 124 250 124H300Q364 124 364 190V262" />
      <path className="cross" d="M352 256l24 24M376 256l-24 24" />
    </svg>
  );
}

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
