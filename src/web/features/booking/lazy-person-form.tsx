import { loadCode } from '../../api/load-code.ts';
import { useEffect, useState, type ComponentProps } from 'react';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import type { PersonForm } from './person-form.tsx';
import { say } from '../../words/say.ts';

let loaded: typeof PersonForm | null = null;

/** Loads the form with its library, which is needed only after a time is chosen. */
export async function loadPersonForm(): Promise<void> {
  loaded ??= (await loadCode(() => import('./person-form.tsx'))).PersonForm;
}

/** The form for name and e-mail. If its code is loaded, it is drawn at once, so that the Tab key leads into it. */
export function LazyPersonForm(props: ComponentProps<typeof PersonForm>) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(loaded === null ? 'loading' : 'ready');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isGone = false;
    loadPersonForm().then(
      () => isGone || setState('ready'),
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [state]);
  if (state === 'failed')
    return (
      <Failed
        title={say('The form could not be loaded')}
        reason={say('Please check the connection. The time you chose is kept.')}
        onRetry={() => setState('loading')}
      />
    );
  const Form = loaded;
  return state === 'loading' || Form === null ? <Loading label={say('Opening the form')} /> : <Form {...props} />;
}
