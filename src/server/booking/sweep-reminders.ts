import { dueReminder, reminderLeads, type Reminder } from '../../domain/booking/reminders.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { findBooking, listBookedWithin, noteReminded, type BookingRecord } from '../store/leads/bookings.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';
import { createBookingLinks, type BookingLinks } from './booking-links.ts';
import { queueReminders } from './booking-mails.ts';
import { tellOfBooking } from './booking-events.ts';

const MINUTE_MS = 60_000;

export interface ReminderDeps extends Pick<UseCaseDeps, 'store' | 'clock' | 'timeZone' | 'ownerEmail'> {
  readonly publicUrl: string;
  readonly links: BookingLinks;
}

function dueFor(booking: BookingRecord, now: number): Reminder | null {
  if (booking.status !== 'booked') return null;
  const { starts_at: startsAt, changed_at: changedAt, day_reminded: day, hour_reminded: hour } = booking;
  return dueReminder({ startsAt, changedAt, reminded: { day, hour } }, now);
}

/**
 * Reminds both sides of every session that is due for it. Each is looked at again in the write that queues its mails, so that of several processes one
 * reminds. Returns how many sessions were reminded of.
 */
export async function remindOfSessions(deps: ReminderDeps): Promise<number> {
  const { store, clock, links } = deps;
  const at = clock.now();
  const soon = await listBookedWithin(store.db, { from: at, until: at + reminderLeads.day });
  let reminded = 0;
  for (const { id } of soon.filter((booking) => dueFor(booking, at) !== null)) {
    const managePath = await links.manage(id);
    const isDone = await store.write(async (tx) => {
      const booking = await findBooking(tx, id);
      const due = booking === null ? null : dueFor(booking, at);
      if (booking === null || due === null) return false;
      await noteReminded(tx, id, due, booking.starts_at);
      await tellOfBooking(tx, booking, { what: 'reminder', ahead: due, at });
      await queueReminders(tx, booking, { ...deps, managePath, at });
      return true;
    });
    if (isDone) reminded += 1;
  }
  return reminded;
}

/** Reminds of sessions a day and an hour before. */
export function sweepReminders(
  { siteTimeZone: timeZone, ownerEmail, publicUrl }: Pick<Config, 'siteTimeZone' | 'ownerEmail' | 'publicUrl'>,
  { store, clock, log }: Pick<ReminderDeps, 'store' | 'clock'> & { log: Log },
): Sweeper {
  const deps = { store, clock, timeZone, ownerEmail, publicUrl, links: createBookingLinks(store) };
  const work = () => remindOfSessions(deps);
  return sweepEvery({ name: 'reminders', everyMs: MINUTE_MS, work, failure: 'Reminders could not be queued' }, log);
}
