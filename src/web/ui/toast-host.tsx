import { useSyncExternalStore } from 'react';
import { ToastRegion } from './toast-region.tsx';
import { currentToast, watchToast } from './toast.ts';

/**
 * Where toasts appear. What draws them is there from the start: the first one may be that the connection is away, when nothing more can
 * be loaded.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => null);
  return toast && <ToastRegion key={toast.id} toast={toast} id={toast.id} />;
}
