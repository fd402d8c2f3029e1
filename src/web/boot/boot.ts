import { FAILED_EVENT } from './ready.ts';
import { keepPresses } from './keep-presses.ts';
import { showFiltered, showLinkedPanel } from './show-linked.ts';
import { startLate } from './start-late.ts';
import { setTrust } from './trusted-types.ts';

/** Runs in every built page before its modules. It starts them late and keeps presses until they can handle them. */
// zod tries to compile its checks. The content security policy forbids that and would report the attempt.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

setTrust(window);

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
  keepPresses(window, () => location.reload());
  startLate(window, () => {
    const module = document.createElement('script');
    module.type = 'module';
    module.src = startUrl;
    module.addEventListener('error', () => dispatchEvent(new Event(FAILED_EVENT)));
    document.head.append(module);
  });
}
