import { useEffect, useRef, type ReactNode } from 'react';

/** What stands in a form's place once it was taken: seen from its top, and read aloud from there. */
export function AcceptedView({ children }: { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    view.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={view} tabIndex={-1}>
      {children}
    </div>
  );
}
