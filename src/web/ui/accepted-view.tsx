import { useEffect, useRef, type ReactNode } from 'react';

/** Replaces a form once it was accepted: scrolls to the top and moves the focus here, so that it is read aloud. */
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
