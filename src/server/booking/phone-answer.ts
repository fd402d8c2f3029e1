import type { PhoneStandingAnswer } from '../../contract/phone-standing.ts';
import { offsetAt } from '../../domain/booking/zone-time.ts';
import { holdsUntil, isNight, phoneStanding, type PhoneHours } from '../../domain/phones/phone-standing.ts';
import { tellChange } from '../../domain/phones/told-phone.ts';
import type { BookingDeps } from './booking-deps.ts';

const MINUTE_MS = 60_000;

/** Whether somebody picks up the phone now: by the owner's hours, but not during a call, a blocked time or a busy time of their own calendar. */
export async function answerPhone(deps: BookingDeps, hours: PhoneHours | null): Promise<PhoneStandingAnswer> {
  const { clock, timeZone } = deps;
  const now = clock.now();
  const told = { now: new Date(now).toISOString(), offsetMinutes: Math.round(offsetAt(now, timeZone) / MINUTE_MS) };
  if (hours === null) return { ...told, state: 'untold', isNight: false, change: null, until: told.now };
  const { booked, blocked = [] } = await deps.shown.read();
  // A day off is one for the phone too: nobody lists it twice.
  const closedDays = [...(hours.closedDays ?? []), ...deps.rules.blockedDays];
  const busy = [...booked, ...blocked];
  const standing = phoneStanding({ hours: { ...hours, closedDays }, timeZone, busy }, now);
  return {
    ...told,
    state: standing.state,
    isNight: isNight(standing, now, timeZone),
    change: tellChange(standing, now, timeZone),
    until: new Date(holdsUntil(standing, now, timeZone)).toISOString(),
  };
}
