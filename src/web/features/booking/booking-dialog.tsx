import { useSiteSettings } from '../../api/site-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { ReachConsultant } from './reach-consultant.tsx';

/** How a strategy session is booked: the owner's booking page where one is set, else the consultant directly. Whoever opens it sends `calendar_open`. */
export function BookingDialog({ onClose }: { onClose: () => void }) {
  const site = useSiteSettings();
  const bookingUrl = site.state === 'ready' ? site.settings.bookingUrl : null;
  return (
    <Dialog open onClose={onClose} title="Book your free strategy session" size="large" closeLabel="Close booking">
      {site.state === 'loading' && <Spinner label="Opening the calendar" />}
      {site.state !== 'loading' && (bookingUrl === null ? <ReachConsultant /> : <BookingFrame url={bookingUrl} />)}
    </Dialog>
  );
}
