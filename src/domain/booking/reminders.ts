const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Reminder = 'day' | 'hour';

/** How long before a session each reminder is due. */
export const reminderLeads: Readonly<Record<Reminder, number>> = { day: DAY_MS, hour: HOUR_MS };

/** A booked session; epoch milliseconds. */
export interface Remindable {
  readonly startsAt: number;
  /** When its time was agreed on, or it was changed otherwise. */
  readonly changedAt: number;
  /** The starts that were told by each reminder; null where none was. */
  readonly reminded: Readonly<Record<Reminder, number | null>>;
}

/** The reminder that a booked session is due for; null where it is due for none (SPEC 21-23). */
export function dueReminder({ startsAt, changedAt, reminded }: Remindable, now: number): Reminder | null {
  if (now >= startsAt) return null;
  const due: Reminder = now >= startsAt - reminderLeads.hour ? 'hour' : 'day';
  const moment = startsAt - reminderLeads[due];
  return now >= moment && changedAt <= moment && reminded[due] !== startsAt ? due : null;
}
