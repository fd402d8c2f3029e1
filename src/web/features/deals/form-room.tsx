import { Room } from '../../ui/room.tsx';
import { FORM_ID } from './box-card.tsx';
import { Takers } from './takers.tsx';
import { lateForm } from '../../forms/late-form.tsx';

/** Whether this browser keeps a draft: the boxes are to speak of it before anybody comes near the form. */
function keepsDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('deal_draft.'));
  } catch {
    // A browser that forbids its storage keeps none.
    return false;
  }
}

const LateDealForm = lateForm({
  ids: 'deal-',
  load: async () => (await import('./form/deal-form.tsx')).DealForm,
  isUrgent: keepsDraft,
});

/** The form, and beside it who takes the deal. */
export function FormRoom() {
  return (
    <Room
      id={FORM_ID}
      title="Submit a deal"
      door
      intro="Paste a listing or type. What was read from your text is dashed until you confirm it."
    >
      <div className="deal-desk">
        <LateDealForm />
        <Takers />
      </div>
    </Room>
  );
}
