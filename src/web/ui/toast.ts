import { createStore } from './store.ts';

/** What is said to the visitor once, in a corner, and goes by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** `bad` is destructive: announced at once. */
  tone?: 'plain' | 'bad';
}

type Shown = (Toast & { id: number }) | null;

/** The toast that is shown. */
export const shownToast = createStore<Shown>(null);
/** Tells two toasts that say the same from each other. */
let count = 0;

/** Shows a toast for 5 seconds; one at a time, the newest replaces the one before. */
export function showToast(toast: Toast): void {
  count += 1;
  shownToast.set({ ...toast, id: count });
}

/** Takes the toast away: the one with `id`, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (id === undefined || shownToast.read()?.id === id) shownToast.set(null);
}
