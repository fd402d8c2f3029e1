import { FAILED_EVENT, READY_EVENT } from './ready.ts';

const WAITING = 'data-waiting';
const CAPTURE = { capture: true };

type Replay = { element: Element; again: () => void };

function onButton(event: Event): HTMLButtonElement | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // The platform answers these by itself; a form's button is met again at the form's submit.
  const platform = button?.hasAttribute('popovertarget') || (button?.type === 'submit' && button.form !== null);
  return platform ? null : button;
}

/**
 * Until the page answers, keeps the last button pressed or form sent, shows on it that it was felt, and does it again once the page is
 * ready. Links, details and popovers are the platform's own and work without. Where the page cannot start, `loadAgain` is what a press does.
 */
export function keepTaps(window: EventTarget, loadAgain: () => void): void {
  let kept: Replay | null = null;
  let failed = false;

  const keep = (event: Event, element: Element, again: () => void) => {
    // Nobody else may answer it as well: React, half started, would.
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
    if (!(form instanceof HTMLFormElement)) return;
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
    if (kept) loadAgain();
  };

  window.addEventListener(FAILED_EVENT, onFailed, { once: true });
  window.addEventListener('click', onClick, CAPTURE);
  window.addEventListener('submit', onSubmit, CAPTURE);
  window.addEventListener(READY_EVENT, onReady, { once: true });
}

/** A menu closes when one of its links is pressed, also when the link stays on the page. */
function closeMenuAround(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}
