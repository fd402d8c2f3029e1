import { useEffect, useState, type ComponentProps } from 'react';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import type { PersonForm } from './person-form.tsx';

let loaded: typeof PersonForm | null = null;

/** Brings the form library, which nobody needs before a time is chosen. */
export async function loadPersonForm(): Promise<void> {
  loaded ??= (await import('./person-form.tsx')).PersonForm;
}

/** The form of who books. Where its code is here already it stands at once: whoever tabs on from a time must not miss it. */
export function LatePersonForm(props: ComponentProps<typeof PersonForm>) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(loaded === null ? 'loading' : 'ready');
  useEffect(() => {
    let isGone = false;
    loadPersonForm().then(
      () => isGone || setState('ready'),
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (state === 'failed')
    return (
      <Failed
        title="The form did not come"
        reason="Please check the connection. The time you chose is kept."
        // A browser does not ask again for a file that failed, but a new page does.
        onRetry={() => location.reload()}
      />
    );
  const Form = loaded;
  return state === 'loading' || Form === null ? <Loading label="Opening the form" /> : <Form {...props} />;
}
