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

/** What a visitor can type into or choose from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control's value if it differs from the prerendered one, because the visitor typed before hydration; else null. */
export function valueBeforeHydration(control: Control): string | boolean | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked ? null : control.checked;
  const written =
    control instanceof HTMLSelectElement
      ? (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
      : control.defaultValue;
  return control.value === written ? null : control.value;
}

/** Whether a visitor is in a form, or has been, before its code came. */
export function isBegunEarly(place: Element): boolean {
  const controls = place.querySelectorAll<Control>('input, select, textarea');
  return (
    place.contains(document.activeElement) || [...controls].some((control) => valueBeforeHydration(control) !== null)
  );
}
