import type { PageHandle } from '../analytics/page-handle.ts';
import { ButtonLink } from '../ui/button.tsx';

export const handle: PageHandle = { trackedPath: '/404', trackedTitle: '404 Not Found', sheet: 'Not found' };

export default function NotFoundPage() {
  return (
    <section className="wide">
      <h1>404 Page Not Found</h1>
      <p className="lead">Did you forget to add the page to the router?</p>
      <ButtonLink to="/" variant="go">
        Back to the front door
      </ButtonLink>
    </section>
  );
}
