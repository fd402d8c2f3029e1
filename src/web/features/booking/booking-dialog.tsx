import { Dialog } from '../../ui/dialog.tsx';

/** How a strategy session is booked. Whoever opens it sends `calendar_open`. */
export function BookingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Book a strategy session" size="large">
      <p>Booking</p>
    </Dialog>
  );
}
