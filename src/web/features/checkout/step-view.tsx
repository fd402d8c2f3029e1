import { useEffect, useRef, type ReactNode } from 'react';

/** Moves the focus to the step's heading before the focused element disappears. */
export function focusStep(within: Element): void {
  within.closest('.step-view')?.querySelector<HTMLElement>('h2')?.focus();
}

/**
 * One step of the checkout under its heading. After another step the page scrolls to its top and the heading gets the focus; a page that
 * was just loaded does neither.
 */
export function StepView({
  title,
  isArrival,
  isWide = false,
  children,
}: {
  title: string;
  isArrival: boolean;
  isWide?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isArrival]);
  return (
    <div className={isWide ? 'step-view is-wide' : 'step-view'}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
