import { Dialog } from '../../ui/dialog.tsx';
import { BookingDesk } from './booking-desk.tsx';
import { CalendarStart } from './calendar-start.tsx';
import { PanelLevel } from './panel-title.tsx';

/** Books a strategy session without leaving the page. The opener sends `calendar_open`. */
export function BookingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Book your free strategy session" size="large" closeLabel="Close booking">
      <PanelLevel value={3}>
        <CalendarStart>{(data) => <BookingDesk {...data} />}</CalendarStart>
      </PanelLevel>
    </Dialog>
  );
}
