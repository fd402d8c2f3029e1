import { useEffect, type RefObject } from 'react';

/** Keeps a strip at the foot of the screen above a keyboard that covers the page instead of making it smaller, as an iPhone's does. */
export function useLift(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const lift = () => {
      // Pinched in, the foot of what is seen is not the keyboard's edge.
      const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      strip.current?.style.setProperty('--lift', `${covered}px`);
    };
    view.addEventListener('resize', lift);
    view.addEventListener('scroll', lift);
    return () => {
      view.removeEventListener('resize', lift);
      view.removeEventListener('scroll', lift);
    };
  }, [strip]);
}
