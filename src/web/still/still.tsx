import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { STILL } from '../boot/ready.ts';
import { pageToOpen } from './page-to-open.ts';

const still = { [STILL]: '' };

/**
 * A part of a page that has no state of its own. In a prerendered page it stays as it came: its code is not loaded, its links are followed, and only
 * its islands come alive (`wakeIslands`). Where the visitor comes from another page it is rendered like any other part.
 * @param wake brings the islands in the part to life, and returns what puts them to rest; must stay the same. Left out where the part has none.
 * @param children the part itself, of code that is loaded when it is rendered (`lazy`)
 */
export function Still({ wake, children }: { wake?: (part: HTMLElement) => () => void; children: ReactNode }) {
  const isHydrated = useHydrated();
  // What is rendered while the page is hydrated came with it. After a failed hydration React renders anew, and nothing is kept.
  const [isKept] = useState(!isHydrated);
  const part = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isKept || part.current === null) return undefined;
    return wake?.(part.current);
  }, [isKept, wake]);

  useEffect(() => {
    const kept = isKept ? part.current : null;
    const follow = (event: MouseEvent) => {
      const page = pageToOpen(event, location);
      if (page === null) return;
      event.preventDefault();
      void navigate(page);
    };
    kept?.addEventListener('click', follow);
    return () => kept?.removeEventListener('click', follow);
  }, [isKept, navigate]);

  if (import.meta.env.SSR || !isKept) return <div {...still}>{children}</div>;
  // React leaves markup of this kind as it finds it.
  return <div {...still} ref={part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
