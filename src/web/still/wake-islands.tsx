import { useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { announceHydrated, announceHydrating } from '../boot/ready.ts';

/** Loads what an island is made of; `of` is its `data-of`. What it gives must render what the page has there already. */
export type IslandLoaders = Readonly<Record<string, (of: string) => Promise<ReactNode>>>;

/** What a visitor does to what they want to use. */
const REACHES = ['pointerover', 'focusin', 'keydown', 'input'] as const;
/** An island this far below or above the window is made ready. */
const NEAR = '50%';

function Awake({ children, onAwake }: { children: ReactNode; onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** What is done again once an island can answer: the press of a button, or a form that was sent. */
function pressOf({ type, target }: Event): (() => void) | null {
  if (type === 'submit') return target instanceof HTMLFormElement ? () => target.requestSubmit() : null;
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null) return null;
  return button.type === 'submit' ? null : () => button.click();
}

/**
 * Brings the islands in `part` to life, each once: when it comes near the window or is reached by pointer, key or focus. A press that came
 * before is repeated. An island whose code cannot be loaded stays as it is, and the next reach tries again.
 * @returns what puts them all to rest
 */
export function wakeIslands(part: HTMLElement, loaders: IslandLoaders): () => void {
  const ended = new AbortController();
  const roots: Root[] = [];
  const loading = new Set<HTMLElement>();
  const awake = new Set<HTMLElement>();
  const kept = new Map<HTMLElement, () => void>();

  function answer(island: HTMLElement) {
    announceHydrated(island);
    awake.add(island);
    const press = kept.get(island);
    kept.delete(island);
    press?.();
  }

  async function wake(island: HTMLElement): Promise<void> {
    const load = loaders[island.dataset['island'] ?? ''];
    if (load === undefined || loading.has(island)) return;
    loading.add(island);
    try {
      const content = await load(island.dataset['of'] ?? '');
      if (ended.signal.aborted) return;
      announceHydrating(island);
      roots.push(hydrateRoot(island, <Awake onAwake={() => answer(island)}>{content}</Awake>));
    } catch {
      loading.delete(island);
    }
  }

  const islandOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

  const onReach = (event: Event) => {
    const island = islandOf(event);
    if (island !== null) void wake(island);
  };
  const onPress = (event: Event) => {
    const island = islandOf(event);
    const press = island === null || awake.has(island) ? null : pressOf(event);
    if (island === null || press === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(island, press);
    void wake(island);
  };

  const early = { capture: true, signal: ended.signal };
  for (const reach of REACHES) part.addEventListener(reach, onReach, { ...early, passive: true });
  for (const press of ['click', 'submit']) part.addEventListener(press, onPress, early);

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of part.querySelectorAll('[data-island][data-when=near]')) near.observe(island);

  return () => {
    ended.abort();
    near.disconnect();
    for (const root of roots) root.unmount();
  };
}
