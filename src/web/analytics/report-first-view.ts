import { pageMemory } from './page-memory.ts';
import { trackPageView, trackVisitor } from './track.ts';

/** Reports the view of a page whose modules have not started. They know of it then (`PageViews`). */
export function reportFirstView({ viewPath, viewTitle }: { readonly viewPath?: string; readonly viewTitle?: string }) {
  const memory = pageMemory();
  if (memory.viewed !== undefined) return;
  memory.viewed = location.pathname;
  void trackVisitor();
  void trackPageView(viewPath ?? location.pathname, viewTitle);
}
