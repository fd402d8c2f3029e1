import { Room } from '../../ui/room.tsx';
import { FORM_ID } from './box-card.tsx';
import { LateDealForm } from './late-deal-form.ts';
import { Takers } from './takers.tsx';

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
