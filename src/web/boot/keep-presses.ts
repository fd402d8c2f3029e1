import { hidePopover } from '../ui/popovers.ts';
import { FAILED_EVENT, READY_EVENT } from './ready.ts';

const WAITING = 'data-waiting';
const CAPTURE = { capture: true };

/** What was pressed, and the form that it sends. */
type Replay = { pressed: Element; form: HTMLFormElement | null; again: () => void };

function onButton(event: Event): HTMLButtonElement | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // The browser handles popovers by itself; a form's button is handled at the form's submit event.
  const platform = button?.hasAttribute('popovertarget') || (button?.type === 'submit' && button.form !== null);
  return platform ? null : button;
}

/** A form that the server takes as a page (src/server/routes/form-pages.ts). */
const isPageForm = (form: HTMLFormElement) => form.hasAttribute('action');

/**
 * Before hydration, keeps the last press of a button or sending of a form, marks the button as waiting, and repeats the press once the page is
 * ready. Links, details and popovers work without scripts. If the page cannot start, a form is sent as a page, and
 * any other press calls `loadAgain`.
 */
export function keepPresses(window: EventTarget, loadAgain: () => void): void {
  let kept: Replay | null = null;
  let failed = false;

  const keep = (event: Event, { pressed, form, again }: Replay) => {
    // React may be half started and must not handle the event too.
    event.preventDefault();
    event.stopImmediatePropagation();
    kept?.pressed.removeAttribute(WAITING);
    pressed.setAttribute(WAITING, '');
    kept = { pressed, form, again };
    if (failed) loadAgain();
  };
  const onClick = (event: Event) => {
    const button = onButton(event);
    if (button) keep(event, { pressed: button, form: null, again: () => button.click() });
    else closeMenuAround(event);
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || (failed && isPageForm(form))) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    keep(event, { pressed: submitter ?? form, form, again: () => form.requestSubmit(submitter) });
  };
  const onReady = () => {
    window.removeEventListener('click', onClick, CAPTURE);
    window.removeEventListener('submit', onSubmit, CAPTURE);
    kept?.pressed.removeAttribute(WAITING);
    kept?.again();
    kept = null;
  };

  const onFailed = () => {
    failed = true;
    if (kept === null) return;
    if (kept.form !== null && isPageForm(kept.form)) kept.form.submit();
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
  const menu = link?.closest<HTMLElement>('[popover]');
  if (menu) hidePopover(menu);
}
