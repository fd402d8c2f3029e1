import { meantEmail } from '../../domain/emails/meant-email.ts';
import { say } from '../words/say.ts';

/** Longer than between two letters. */
const PAUSE_MS = 800;

let pause: ReturnType<typeof setTimeout> | undefined;

/** As if it had been typed: React learns of a value by the browser's own setter and event. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function createHint(field: HTMLInputElement, meant: string): HTMLElement {
  const [before = '', after = ''] = say('Did you mean {email}?', { email: '\n' }).split('\n');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = meant;
  button.addEventListener('click', () => {
    typeInto(field, meant);
    field.focus();
  });
  const hint = document.createElement('p');
  hint.className = 'hint';
  hint.append(before, button, after);
  return hint;
}

const hintIn = (place: Element | null) => place?.querySelector<HTMLElement>('[data-meant]') ?? null;

function show(field: HTMLInputElement, isTyping: boolean): void {
  const place = field.closest('.field');
  const shown = hintIn(place);
  const meant = field.readOnly ? null : meantEmail(field.value, isTyping);
  if (shown?.dataset['meant'] === meant) return;
  shown?.remove();
  if (meant === null) return;
  // Empty at first, so that screen readers tell what comes into it.
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['meant'] = meant;
  place?.append(region);
  requestAnimationFrame(() => region.append(createHint(field, meant)));
}

/**
 * Says under a field for an e-mail address what its visitor most likely meant, with a press to take it, where the address seems mistyped: a lead who cannot be
 * written to is lost. It stands in nobody's way; what changes the address takes it away.
 * @param event what happened in the field
 */
export function lookAtEmail(field: HTMLInputElement, event: string): void {
  if (event !== 'input' && event !== 'focusout') return;
  clearTimeout(pause);
  if (event === 'focusout') return show(field, false);
  hintIn(field.closest('.field'))?.remove();
  pause = setTimeout(() => show(field, true), PAUSE_MS);
}
