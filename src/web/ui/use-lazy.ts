import { useEffect, useState, type ComponentType } from 'react';

type Late<Props> =
  | { readonly state: 'loading' | 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly Part: ComponentType<Props> };

/** A component whose code is loaded when it is shown; `retry` loads it again after a failure. `load` must stay the same. */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hasFailed]);

  if (Part !== null) return { state: 'ready', Part };
  return { state: hasFailed ? 'failed' : 'loading', retry: () => setHasFailed(false) };
}
