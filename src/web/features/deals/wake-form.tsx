import type { Root } from 'react-dom/client';
import { showToast } from '../../ui/toast.ts';
import { FORM_IDS, FormRoot } from './form-root.tsx';
import { keepSubmit } from './keep-submit.ts';
import { whenWanted } from './when-wanted.ts';

const roots = { identifierPrefix: FORM_IDS };

async function fillPlace(place: HTMLElement, onAlive: () => void): Promise<Root> {
  const [{ DealForm }, { createRoot, hydrateRoot }] = await Promise.all([
    import('./form/deal-form.tsx'),
    import('react-dom/client'),
  ]);
  const form = (
    <FormRoot onAlive={onAlive}>
      <DealForm />
    </FormRoot>
  );
  if (place.hasChildNodes()) return hydrateRoot(place, form, roots);
  const root = createRoot(place, roots);
  root.render(form);
  return root;
}

/** Whether this browser keeps a draft: the boxes are to speak of it before anybody comes near the form. */
function keepsDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('deal_draft.'));
  } catch {
    // A browser that forbids its storage keeps none.
    return false;
  }
}

/** Brings the form in `place` to life once it is wanted, at once where the file has not brought it; what it gives takes it away again. */
export function wakeForm(place: HTMLElement): () => void {
  const submit = keepSubmit(place);
  let filled: Promise<Root> | null = null;
  let stopWaiting: () => void = () => undefined;

  const fill = () => {
    filled = fillPlace(place, submit.release);
    filled.catch(() => {
      filled = null;
      if (submit.isKept()) {
        showToast({
          title: 'The form is not ready yet',
          description: 'The connection seems to be away. What you typed is still here; it goes on when you do.',
          tone: 'bad',
        });
      }
      stopWaiting = whenWanted(place, fill, { byNearness: false });
    });
  };

  if (place.hasChildNodes() && !keepsDraft()) stopWaiting = whenWanted(place, fill);
  else fill();

  return () => {
    stopWaiting();
    submit.stop();
    // Not while React takes the rest of the page away.
    void filled?.then((root) => setTimeout(() => root.unmount()));
  };
}
