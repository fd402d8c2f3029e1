import { announceHydrated, announceHydrating } from '../boot/ready.ts';
import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { showToast } from '../ui/toast.ts';
import { isBegunEarly, whenNeeded } from './when-needed.ts';
import { say } from '../words/say.ts';

/**
 * Keeps the drops of files and the last submit event within `place` until the form is hydrated. Otherwise the browser would load another page: one
 * with the typed values in its address, or the dropped file.
 */
export function keepEarlyEvents(place: HTMLElement) {
  const drops: (() => void)[] = [];
  let submit: (() => void) | null = null;
  const ended = new AbortController();
  const early = { capture: true, signal: ended.signal };

  const keepSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !place.contains(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    submit = () => form.requestSubmit(submitter);
  };
  const keepFiles = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (!(target instanceof Element) || !place.contains(target) || dataTransfer?.types.includes('Files') !== true)
      return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    event.stopImmediatePropagation();
    // The event's own files are gone once it has been handled.
    const files = new DataTransfer();
    for (const file of dataTransfer.files) files.items.add(file);
    drops.push(() =>
      target.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })),
    );
  };
  window.addEventListener('submit', keepSubmit, early);
  window.addEventListener('dragover', keepFiles, early);
  window.addEventListener('drop', keepFiles, early);
  const stop = () => ended.abort();

  return {
    stop,
    isKept: () => submit !== null || drops.length > 0,
    release() {
      stop();
      // What was dropped belongs to what is submitted.
      for (const drop of drops.splice(0)) drop();
      submit?.();
      submit = null;
    },
  };
}

/** Wraps a form that has a React root of its own, prerendered and in the browser. `onHydrated` is called once it is hydrated. */
export function FormRoot({ onHydrated, children }: { onHydrated?: () => void; children: ReactNode }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** A form whose code is loaded when the visitor comes near it. `Outcome` is what it reports to the page once it was accepted. */
export interface FormSource<Outcome> {
  /** The prefix of the ids inside it, prerendered and in the browser. */
  readonly ids: string;
  readonly load: () => Promise<ComponentType<{ onAccepted: (outcome: Outcome) => void }>>;
  /** Whether the page needs it at once. */
  readonly isUrgent?: () => boolean;
  /** False for a form at the top of its page: its code then waits for a touch or a key. */
  readonly byNearness?: boolean;
}

async function fillPlace<Outcome>(
  place: HTMLElement,
  { ids, load }: FormSource<Outcome>,
  { onHydrated, onAccepted }: { onHydrated: () => void; onAccepted: (outcome: Outcome) => void },
): Promise<Root> {
  const [Form, { createRoot, hydrateRoot }] = await Promise.all([load(), import('react-dom/client')]);
  const roots = { identifierPrefix: ids };
  const taken = () => {
    announceHydrated(place);
    onHydrated();
  };
  const form = (
    <FormRoot onHydrated={taken}>
      <Form onAccepted={onAccepted} />
    </FormRoot>
  );
  if (!place.hasChildNodes()) {
    const root = createRoot(place, roots);
    root.render(form);
    return root;
  }
  // A long form is taken over in slices, so that the page answers meanwhile.
  announceHydrating(place);
  return await new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(place, form, roots)));
  });
}

/**
 * Hydrates the form in `place` when it is needed: at once if the visitor has begun it already. A form that is not prerendered is rendered at once. Returns
 * a function that removes it.
 */
export function hydrateForm<Outcome>(
  place: HTMLElement,
  source: FormSource<Outcome>,
  onAccepted: (outcome: Outcome) => void,
): () => void {
  const early = keepEarlyEvents(place);
  let filled: Promise<Root> | null = null;
  let stopWaiting: () => void = () => undefined;

  const fill = () => {
    filled = fillPlace(place, source, { onHydrated: early.release, onAccepted });
    filled.catch(() => {
      filled = null;
      if (early.isKept()) {
        showToast({
          title: say('The form is not ready yet'),
          description: say(
            'The connection seems to be lost. What you typed is still here. The form is loaded again when you continue.',
          ),
          tone: 'bad',
        });
      }
      stopWaiting = whenNeeded(place, fill, { byNearness: false });
    });
  };

  if (place.hasChildNodes() && !source.isUrgent?.() && !isBegunEarly(place))
    stopWaiting = whenNeeded(place, fill, { byNearness: source.byNearness ?? true });
  else fill();

  return () => {
    stopWaiting();
    early.stop();
    // Later, because React must not unmount a root while it removes the page.
    void filled?.then((root) => setTimeout(() => root.unmount()));
  };
}
