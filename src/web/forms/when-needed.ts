const SIGNS = ['pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

/**
 * Calls `want` once, at the visitor's first action on the page or, unless `byNearness` is false, when `place` is a screen away. Returns a
 * function that stops waiting.
 */
export function whenNeeded(place: Element, want: () => void, { byNearness = true } = {}): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const needOnce = () => {
    waiting.abort();
    want();
  };
  for (const sign of SIGNS) document.addEventListener(sign, needOnce, { signal, capture: true });
  if (byNearness) {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && needOnce(), { rootMargin: '100%' });
    near.observe(place);
    signal.addEventListener('abort', () => near.disconnect());
  }
  return () => waiting.abort();
}
