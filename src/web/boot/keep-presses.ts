import { FAILED_EVENT, READY_EVENT } from './ready.ts';

const WAITING = 'data-waiting';
const CAPTURE = { capture: true };

type Replay = { element: Element; again: () => void };

function onButton(event: Event): HTMLButtonElement | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // The browser handles popovers by itself; a form's button is handled at the form's submit event.
  const platform = button?.hasAttribute('popovertarget') || (button?.type === 'submit' && button.form !== null);
  return platform ? null : button;
}

/** A form that the server takes as a page (src/server/routes/form-pages.ts). */
const isPageForm = (element: Element): element is HTMLFormElement =>
  element instanceof HTMLFormElement && element.hasAttribute('action');

/**
 * Before hydration, keeps the last pressed button or submitted form, marks it as waiting, and repeats the press once the page is
 * ready. Links, details and popovers work without scripts. If the page cannot start, a form is sent as a page, and
 * any other press calls `loadAgain`.
 */
export function keepPresses(window: EventTarget, loadAgain: () => void): void {
  let kept: Replay | null = null;
  let failed = false;

  const keep = (event: Event, element: Element, again: () => void) => {
    // React may be half started and must not handle the event too.
    event.preventDefault();
    event.stopImmediatePropagation();
    kept?.element.removeAttribute(WAITING);
    element.setAttribute(WAITING, '');
    kept = { element, again };
    if (failed) loadAgain();
  };
  const onClick = (event: Event) => {
    const button = onButton(event);
    if (button) keep(event, button, () => button.click());
    else closeMenuAround(event);
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || (failed && isPageForm(form))) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    keep(event, form, () => form.requestSubmit(submitter));
  };
  const onReady = () => {
    window.removeEventListener('click', onClick, CAPTURE);
    window.removeEventListener('submit', onSubmit, CAPTURE);
    kept?.element.removeAttribute(WAITING);
    kept?.again();
    kept = null;
  };

  const onFailed = () => {
    failed = true;
    if (kept === null) return;
    if (isPageForm(kept.element)) kept.element.submit();
    else loadAgain();
  };

  window.addEventListener(FAILED_EVENT, onFailed, { once: true });
  window.addEventListener('click', onClick, CAPTURE);
  window.addEventListener('submit', onSubmit, CAPTURE);
  window.addEventListener(READY_EVENT, onReady, { once: true });
}

/** Closes the menu when one of its links is pressed, even if the link stays on the page. */
function closeMenuAround(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}
