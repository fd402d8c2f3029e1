import { useEffect, useRef } from 'react';
import type { Slots } from '../../../contract/booking-answers.ts';
import { whenNeeded } from '../../forms/when-needed.ts';
import { BookedPanel } from './booked-panel.tsx';
import { ownZoneOf, zoneAt } from './calendar-days.ts';
import { HeldPanel } from './held-panel.tsx';
import { LazyPersonForm, loadPersonForm } from './lazy-person-form.tsx';
import { SlotsRoom } from './slots-room.tsx';
import { TimeChooser } from './time-chooser.tsx';
import { useBooking, type BookingApi } from './use-booking.ts';
import type { SlotsApi } from './use-slots.ts';

function Choosing({ booking, slots }: { booking: BookingApi; slots: Slots }) {
  const { startsAt, nextFree, zone, choose, wasSent } = booking;
  const free = slots.days.some((day) => day.slots.includes(startsAt ?? ''));
  const isGone = startsAt !== null && !free && !wasSent();
  const form = useRef<HTMLDivElement>(null);

  // While the visitor looks for a day and a time, the form's code is loaded and the name of the zone, which it shows, is made.
  useEffect(() => {
    const prepare = () => {
      void loadPersonForm().catch(() => null);
      window.requestIdleCallback?.(() => void zoneAt(Date.now(), zone));
    };
    return form.current ? whenNeeded(form.current, prepare, { byNearness: false }) : undefined;
  }, [zone]);

  // A draft may have a time that somebody else has booked since.
  useEffect(() => {
    if (isGone) choose(null);
  });

  function chooseTime(next: string, isMeant: boolean) {
    choose(next);
    if (!isMeant) return;
    // On a phone the form is below all times: scroll to it.
    requestAnimationFrame(() => {
      const place = form.current;
      if (place !== null && place.getBoundingClientRect().top > innerHeight * 0.7) place.scrollIntoView();
    });
  }

  return (
    <>
      <TimeChooser slots={slots} zone={zone} onZone={booking.changeZone} chosen={startsAt} onChoose={chooseTime} />
      <div ref={form} className="person-place">
        {(startsAt !== null || nextFree !== null) && <LazyPersonForm booking={booking} own={ownZoneOf(slots)} />}
      </div>
    </>
  );
}

/** The built-in calendar: a day, a time, name and e-mail, done. */
export function BookSession({ slots }: { slots: SlotsApi }) {
  const booking = useBooking(slots);
  const { booked } = booking;
  if (booked !== null) {
    const { booking: made, email, phone } = booked;
    const shared = { email, zone: booking.zone, onAgain: booking.again };
    // Only a confirmed booking has a link to change it.
    return 'manageUrl' in made ? (
      <BookedPanel booking={made} phone={phone} {...shared} />
    ) : (
      <HeldPanel booking={made} {...shared} />
    );
  }
  return (
    <SlotsRoom shown={slots.shown} onRetry={slots.retry}>
      {(ready) => <Choosing booking={booking} slots={ready} />}
    </SlotsRoom>
  );
}
