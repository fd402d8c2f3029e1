import { useEffect, useRef } from 'react';
import { loadCode } from '../../../../api/load-code.ts';
import { LINKED_DEAL } from '../../../../listing/linked-deal.ts';
import { showToast } from '../../../../ui/toast.ts';
import { say } from '../../../../words/say.ts';
import { FORM_ID } from '../../box-card.tsx';
import { loadDealContract } from '../use-deal-form.ts';
import type { AutoFillApi } from '../use-auto-fill.ts';

/** The deal in the address, once: it is taken out of it, so that a reload does not fill the form again. */
function takeFragment(): string | null {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(LINKED_DEAL)) return null;
  history.replaceState(history.state, '', `${pathname}${search}#${FORM_ID}`);
  return hash;
}

async function readLink(fragment: string) {
  const [{ readDealLink }, { dealRequestSchema }] = await Promise.all([
    loadCode(() => import('./deal-link.ts')),
    loadDealContract(),
  ]);
  return readDealLink(
    fragment,
    dealRequestSchema(() => new Date().getFullYear()),
  );
}

const unread = () =>
  ({
    title: say('The link could not be read'),
    description: say('It may have been cut off on its way. Ask for it again, or paste the text of the deal.'),
    tone: 'bad',
  }) as const;

/** Fills the form from the link that brought the visitor. Nothing is sent. */
export function useLinkedDeal({ fillFromLink }: AutoFillApi): void {
  const fill = useRef(fillFromLink);
  useEffect(() => {
    fill.current = fillFromLink;
  });
  useEffect(() => {
    async function take(): Promise<void> {
      const fragment = takeFragment();
      if (fragment === null) return;
      document.getElementById(FORM_ID)?.scrollIntoView();
      const linked = await readLink(fragment).catch(() => null);
      const filled = linked === null ? 0 : await fill.current(linked.fields);
      if (linked === null || filled === 0) {
        showToast(unread());
        return;
      }
      const came = say(filled === 1 ? '1 field came with it.' : '{count} fields came with it.', { count: filled });
      const refused = say('{count} of its values could not be used.', { count: linked.refused });
      const check = say('Please check them: nothing is sent until you submit.');
      showToast({
        title: say('Filled from a link'),
        description: [came, check, linked.refused > 0 && refused].filter(Boolean).join(' '),
      });
    }
    void take();
    const onHash = () => void take();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}
