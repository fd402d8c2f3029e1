import { loadCode } from '../../api/load-code.ts';
import { Room } from '../../ui/room.tsx';
import { FORM_ID } from './box-card.tsx';
import { Takers } from './takers.tsx';
import { hasCarriedText } from '../../listing/carried-text.ts';
import { LINKED_DEAL } from '../../listing/linked-deal.ts';
import { lazyForm } from '../../forms/lazy-form.tsx';
import { say } from '../../words/say.ts';

/** Whether this browser has a draft. The boxes then judge it before the visitor reaches the form. */
function keepsDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('deal_draft.'));
  } catch {
    // Without storage there is no draft.
    return false;
  }
}

const LazyDealForm = lazyForm({
  ids: 'deal-',
  load: async () => (await loadCode(() => import('./form/deal-form.tsx'))).DealForm,
  isUrgent: () => hasCarriedText() || keepsDraft() || location.hash.startsWith(LINKED_DEAL),
});

/** The deal form, with the boxes that would take the deal beside it. */
export function FormRoom() {
  return (
    <Room
      id={FORM_ID}
      title={say('Submit a deal')}
      door
      intro={say('Paste a listing or type. What a text says folds into one sheet, where each value can be changed.')}
    >
      <div className="deal-desk">
        <LazyDealForm />
        <Takers />
      </div>
    </Room>
  );
}
