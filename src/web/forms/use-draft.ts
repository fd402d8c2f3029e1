import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft.ts';

/** The pause in typing after which a draft is saved. */
const REST_MS = 400;

/**
 * Saves the result of `current` after `touch` and a pause in typing, when the visitor leaves the page, and when another tab has deleted the
 * draft. `isKept` is true only if the browser has stored it.
 */
export function useDraft<Content>(
  draft: Draft<Content>,
  {
    wasKept,
    current,
    isEmpty,
  }: {
    /** Whether the form was filled from a draft. */
    wasKept: boolean;
    current: () => Content;
    isEmpty: (content: Content) => boolean;
  },
) {
  const [isKept, setIsKept] = useState(wasKept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ current, isEmpty });
  const [actions] = useState(() => {
    function save() {
      clearTimeout(timer.current);
      timer.current = undefined;
      const content = latest.current.current();
      if (latest.current.isEmpty(content)) {
        draft.clear();
        setIsKept(false);
      } else setIsKept(draft.save(content));
    }
    return {
      save,
      touch() {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, REST_MS);
      },
      forget() {
        clearTimeout(timer.current);
        timer.current = undefined;
        draft.clear();
        setIsKept(false);
      },
    };
  });

  useEffect(() => {
    latest.current = { current, isEmpty };
  });
  useEffect(() => {
    // Values typed before hydration come into the form without a change event.
    if (!wasKept && !latest.current.isEmpty(latest.current.current())) actions.touch();
  }, [wasKept, actions]);
  useEffect(() => {
    const saveWaiting = () => timer.current !== undefined && actions.save();
    const reconcile = ({ key, newValue }: StorageEvent) => {
      const isOpen = !latest.current.isEmpty(latest.current.current());
      if (draft.reconcile(key, newValue === null) && isOpen) actions.save();
    };
    addEventListener('pagehide', saveWaiting);
    document.addEventListener('visibilitychange', saveWaiting);
    addEventListener('storage', reconcile);
    return () => {
      saveWaiting();
      removeEventListener('pagehide', saveWaiting);
      document.removeEventListener('visibilitychange', saveWaiting);
      removeEventListener('storage', reconcile);
    };
  }, [draft, actions]);

  return { isKept, ...actions };
}
