import type { LinkDescriptor } from 'react-router';

/** A link for a page's head: the browser asks for this data while the page's code is on its way. The request that the code makes takes that answer. */
export function askEarly(path: string): LinkDescriptor {
  // As `request.ts` asks, or the browser would ask a second time.
  return { rel: 'preload', as: 'fetch', href: path, crossOrigin: 'use-credentials' };
}
