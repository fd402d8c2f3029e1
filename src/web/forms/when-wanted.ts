const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `want` once, as soon as somebody does anything on the page or, unless `byNearness` is false, `place` is a screen away. What it
 * gives stops waiting.
 */
export function whenWanted(place: Element, want: () => void, { byNearness = true } = {}): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const wantOnce = () => {
    waiting.abort();
    want();
  };
  for (const sign of SIGNS) document.addEventListener(sign, wantOnce, { signal, capture: true });
  if (byNearness) {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wantOnce(), { rootMargin: '100%' });
    near.observe(place);
    signal.addEventListener('abort', () => near.disconnect());
  }
  return () => waiting.abort();
}
