import { createStore } from './store.ts';

/** A short message to the visitor that disappears by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** `bad` is announced at once. */
  tone?: 'plain' | 'bad';
}

type Shown = (Toast & { id: number }) | null;

/** The present toast. */
export const shownToast = createStore<Shown>(null);
/** The last id: two toasts with the same text have different ids. */
let count = 0;

/** How a toast stands on the page. */
export interface ToastState {
  /** Its text is in the page: a moment after its live region, or screen readers would not announce it. */
  readonly isAnnounced: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type ToastAction = 'announced' | 'pointer-entered' | 'pointer-left' | 'focus-entered' | 'focus-left';

export const newToast: ToastState = { isAnnounced: false, isHovered: false, isFocused: false };

const changes: Readonly<Record<ToastAction, Partial<ToastState>>> = {
  announced: { isAnnounced: true },
  'pointer-entered': { isHovered: true },
  'pointer-left': { isHovered: false },
  'focus-entered': { isFocused: true },
  'focus-left': { isFocused: false },
};

export function advanceToast(state: ToastState, action: ToastAction): ToastState {
  return { ...state, ...changes[action] };
}

/** Somebody may be reading: its time does not run. */
export function isPaused({ isHovered, isFocused }: ToastState): boolean {
  return isHovered || isFocused;
}

/** Shows a toast for 5 seconds; one at a time, the newest replaces the one before. */
export function showToast(toast: Toast): void {
  count += 1;
  shownToast.set({ ...toast, id: count });
}

/** Removes the toast with `id`, or the present one. */
export function dismissToast(id?: number): void {
  if (id === undefined || shownToast.read()?.id === id) shownToast.set(null);
}
