import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft.ts';

/** Typing rests this long before what was typed is kept. */
const REST_MS = 400;

/**
 * Keeps what `current` gives whenever `touch` was called and the typing rests, when the page is left, and when another tab took the draft
 * away. `isKept` is true only where the browser really keeps it.
 */
export function useDraft<Content>(
  draft: Draft<Content>,
  {
    wasKept,
    current,
    isEmpty,
  }: {
    /** Whether the form began with a draft. */
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
    // What was typed before the page's script was there has come into the form without a word.
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
