/** Keeps the last form sent within `place` until it can answer: the browser would load another page, with what was typed in its address. */
export function keepSubmit(place: HTMLElement) {
  let kept: (() => void) | null = null;

  const keep = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !place.contains(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    kept = () => form.requestSubmit(submitter);
  };
  const stop = () => window.removeEventListener('submit', keep, { capture: true });
  window.addEventListener('submit', keep, { capture: true });

  return {
    stop,
    isKept: () => kept !== null,
    release() {
      stop();
      kept?.();
      kept = null;
    },
  };
}
