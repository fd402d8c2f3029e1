import { ToastRegion } from './toast-region.tsx';
import { useStore } from './store.ts';
import { shownToast } from './toast.ts';

/**
 * Where toasts appear. What draws them is there from the start: the first one may be that the connection is away, when nothing more can
 * be loaded.
 */
export function ToastHost() {
  const toast = useStore(shownToast, null);
  return toast && <ToastRegion key={toast.id} toast={toast} id={toast.id} />;
}
