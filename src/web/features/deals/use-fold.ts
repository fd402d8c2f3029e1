import { useEffect, useState, type RefObject } from 'react';

/** Something that opens, and folds again when the person goes on elsewhere or presses Escape. */
export function useFold(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const foldOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('focusin', foldOutside, { signal });
    document.addEventListener('pointerdown', foldOutside, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { signal });
    return () => listening.abort();
  }, [open, root]);

  return { open, toggle: () => setOpen(!open) };
}
