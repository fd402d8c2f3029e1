import { useMatches } from 'react-router';
import type { PageHandle } from '../analytics/page-handle.ts';

function isHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null;
}

/** What the page that is shown declares about itself. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : {};
}
