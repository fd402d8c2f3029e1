import { type ComponentType, useEffect, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { showToast } from '../ui/toast.ts';
import { keepSubmit } from './keep-submit.ts';
import { whenNeeded } from './when-needed.ts';

/** Stands around a form that has a React root of its own, in the file as in the browser; `onAlive` is told once everything in it answers. */
export function FormRoot({ onAlive, children }: { onAlive?: () => void; children: ReactNode }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}

/** A form whose code is fetched once somebody is near it. `Outcome` is what it tells the page around it once it was taken. */
export interface FormSource<Outcome> {
  /** What the ids inside it begin with, in the file as in the browser. */
  readonly ids: string;
  readonly load: () => Promise<ComponentType<{ onAccepted: (outcome: Outcome) => void }>>;
  /** Whether the page needs it before anybody comes near. */
  readonly isUrgent?: () => boolean;
  /** False where it stands at the top of its page and most only look at it: then its code waits for a touch or a key. */
  readonly byNearness?: boolean;
}

async function fillPlace<Outcome>(
  place: HTMLElement,
  { ids, load }: FormSource<Outcome>,
  { onAlive, onAccepted }: { onAlive: () => void; onAccepted: (outcome: Outcome) => void },
): Promise<Root> {
  const [Form, { createRoot, hydrateRoot }] = await Promise.all([load(), import('react-dom/client')]);
  const roots = { identifierPrefix: ids };
  const form = (
    <FormRoot onAlive={onAlive}>
      <Form onAccepted={onAccepted} />
    </FormRoot>
  );
  if (place.hasChildNodes()) return hydrateRoot(place, form, roots);
  const root = createRoot(place, roots);
  root.render(form);
  return root;
}

/** Brings the form in `place` to life once it is wanted, at once where the file has not brought it; what it gives takes it away again. */
export function hydrateForm<Outcome>(
  place: HTMLElement,
  source: FormSource<Outcome>,
  onAccepted: (outcome: Outcome) => void,
): () => void {
  const submit = keepSubmit(place);
  let filled: Promise<Root> | null = null;
  let stopWaiting: () => void = () => undefined;

  const fill = () => {
    filled = fillPlace(place, source, { onAlive: submit.release, onAccepted });
    filled.catch(() => {
      filled = null;
      if (submit.isKept()) {
        showToast({
          title: 'The form is not ready yet',
          description: 'The connection seems to be away. What you typed is still here; it goes on when you do.',
          tone: 'bad',
        });
      }
      stopWaiting = whenNeeded(place, fill, { byNearness: false });
    });
  };

  if (place.hasChildNodes() && !source.isUrgent?.())
    stopWaiting = whenNeeded(place, fill, { byNearness: source.byNearness ?? true });
  else fill();

  return () => {
    stopWaiting();
    submit.stop();
    // Not while React takes the rest of the page away.
    void filled?.then((root) => setTimeout(() => root.unmount()));
  };
}
