import { site } from './site.ts';

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';

/** From and to, as the clock on the wall shows them: `['10:00', '17:00']`. The end may be `24:00`. */
export type Hours = readonly [from: string, to: string];

export interface BookingRules {
  /** When sessions can be held; a day may have none, or several with a break between. */
  readonly weeklyHours: Readonly<Record<Weekday, readonly Hours[]>>;
  readonly lengthMinutes: number;
  /** Kept free between two sessions. */
  readonly bufferMinutes: number;
  /** How long beforehand a session must be booked. */
  readonly noticeHours: number;
  /** How many days after today can be booked, at most 59. */
  readonly daysAhead: number;
  /** Sessions a day, at most. */
  readonly dailyLimit: number;
  /** Days on which no session is held, `2026-12-25`. */
  readonly blockedDays: readonly string[];
  /** Where sessions are held, for invitations and mails: `https://meet.example/rowan`. Without it you call the visitor. */
  readonly meetingLink?: string;
}

const working: readonly Hours[] = [['10:00', '17:00']];

/**
 * When a strategy session can be booked, in the consultant's own zone: the setting SITE_TIME_ZONE, America/New_York unless it is set.
 * `bookingHours` in site.ts says the same to people, and `npm run content:check` compares them.
 */
export const bookingRules: BookingRules = {
  weeklyHours: {
    monday: working,
    tuesday: working,
    wednesday: working,
    thursday: working,
    friday: working,
    saturday: [],
    sunday: [],
  },
  lengthMinutes: site.consultation.minutes,
  bufferMinutes: 15,
  noticeHours: 4,
  daysAhead: 30,
  dailyLimit: 6,
  blockedDays: ['2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25', '2027-01-01'],
};
