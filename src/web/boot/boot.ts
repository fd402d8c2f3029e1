import { FAILED_EVENT } from './ready.ts';
import { keepTaps } from './keep-taps.ts';
import { showFiltered } from './show-filtered.ts';
import { showLinkedPanel } from './show-linked-panel.ts';
import { startLate } from './start-late.ts';

/** Runs in every built page before its modules do: they are started late, and what is tapped until then is kept for them. */
// zod compiles its checks unless told not to, and asks whether it may by trying: the policy forbids it, and would report the attempt.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const startUrl = document.currentScript?.dataset['start'];
if (startUrl !== undefined) {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const showPanel = () => {
    showLinkedPanel(all('[role=tabpanel][data-address]'), location.search);
    const parts = { buttons: all('[data-choice]'), entries: all('[data-category]') };
    showFiltered('category', parts, location.search);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showPanel);
  else showPanel();
  keepTaps(window, () => location.reload());
  startLate(window, () => {
    const module = document.createElement('script');
    module.type = 'module';
    module.src = startUrl;
    module.addEventListener('error', () => dispatchEvent(new Event(FAILED_EVENT)));
    document.head.append(module);
  });
}
