/** Of what is not in view; its animations stand still (src/web/styles/parts/plan.css). */
export const UNSEEN = 'data-unseen';
/** The share of it that has to be in view. */
const ENOUGH = 0.3;

/** Holds the animations of an element until it is in view: nobody sees them before, and drawing them would keep a slow phone busy. */
export function holdUntilSeen(element: Element): void {
  new IntersectionObserver(
    ([look], observer) => {
      // True where the attribute is there now.
      if (!element.toggleAttribute(UNSEEN, !look?.isIntersecting)) observer.disconnect();
    },
    { threshold: ENOUGH },
  ).observe(element);
}
