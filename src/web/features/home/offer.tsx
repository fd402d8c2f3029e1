import { offer } from '../../../../content/about.ts';
import { Measure } from '../../ui/measure.tsx';
import { Room } from '../../ui/room.tsx';

export function Offer() {
  return (
    <Room
      id="freedom-guide"
      title="Transform your business"
      door
      intro="A working system, not a stack of logins: site, CRM, texts and calendar joined up, and handed over with the training to run it without me."
    >
      <div className="offer">
        <Measure figures={[offer.price, offer.turnaround, offer.support]} />
      </div>
    </Room>
  );
}
