import { Dialog } from '../../ui/dialog.tsx';
import { BookingDesk } from './booking-desk.tsx';
import { PanelLevel } from './panel-title.tsx';

/** A strategy session is booked without leaving the page. Whoever opens it sends `calendar_open`. */
export function BookingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Book your free strategy session" size="large" closeLabel="Close booking">
      <PanelLevel value={3}>
        <BookingDesk />
      </PanelLevel>
    </Dialog>
  );
}
