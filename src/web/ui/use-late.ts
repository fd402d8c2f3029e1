import { useEffect, useState, type ComponentType } from 'react';

type Late<Props> =
  | { readonly state: 'loading' | 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly Part: ComponentType<Props> };

/** A part of a page whose code is fetched when it is shown; where that fails, it can be asked for again. `load` stays the same. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
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
