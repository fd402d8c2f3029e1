import { Suspense, lazy, useSyncExternalStore } from 'react';
import { currentToast, watchToast } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Where toasts appear. What draws them is loaded with the first one. */
export function ToastHost() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => null);
  return <Suspense fallback={null}>{toast && <ToastRegion key={toast.id} toast={toast} id={toast.id} />}</Suspense>;
}
