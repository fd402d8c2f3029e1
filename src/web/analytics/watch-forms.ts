import type * as FormWatch from './form-watch.ts';

let watch: Promise<typeof FormWatch> | null = null;

function follow({ type, target }: Pick<Event, 'type' | 'target'>): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-sends]') : null;
  if (form === null || (watch === null && type === 'focusin')) return;
  watch ??= import('./form-watch.ts');
  watch.then(
    ({ touch }) => touch(form, target, type),
    () => {
      watch = null;
    },
  );
}

/**
 * Watches the forms that say where they are sent (`data-sends`): how far the visitor comes and which messages they meet, never what is typed, unless they ask not
 * to be tracked; and whether an e-mail address looks mistyped, of which only the visitor is told. The code for that is loaded with the first key. Returns what ends
 * it.
 */
export function watchForms(): () => void {
  const ended = new AbortController();
  const early = { capture: true, passive: true, signal: ended.signal };
  for (const type of ['input', 'submit', 'invalid', 'focusin', 'focusout'])
    document.addEventListener(type, follow, early);
  // What was typed before this code was there.
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && field.value !== field.defaultValue) follow({ type: 'input', target: field });
  return () => ended.abort();
}

/** Tells how far the visitor came: they go to another page. */
export function leaveForms(): void {
  void watch?.then(({ leave }) => leave()).catch(() => null);
}

/** Tells that the form which is sent to this path was taken. */
export function noteSent(path: string): void {
  void watch?.then(({ markSent }) => markSent(path)).catch(() => null);
}
