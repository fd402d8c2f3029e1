/** What is said to the visitor once, in a corner, and goes by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** `bad` is destructive: announced at once. */
  tone?: 'plain' | 'bad';
}

type Shown = (Toast & { id: number }) | null;

let shown: Shown = null;
let count = 0;
const watchers = new Set<() => void>();

function set(next: Shown): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

/** Shows a toast for 5 seconds; one at a time, the newest replaces the one before. */
export function showToast(toast: Toast): void {
  count += 1;
  set({ ...toast, id: count });
}

/** Takes the toast away: the one with `id`, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) set(null);
}

export function currentToast(): Shown {
  return shown;
}

export function watchToast(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
