import type { BookingRules, Hours } from '../../content/booking.ts';

const working: readonly Hours[] = [['10:00', '17:00']];

/** The hours of the tests' own calendar, so that an owner's may be any: weekdays, half an hour at a time, at most six a day. */
export const testHours: BookingRules = {
  weeklyHours: {
    monday: working,
    tuesday: working,
    wednesday: working,
    thursday: working,
    friday: working,
    saturday: [],
    sunday: [],
  },
  lengthMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 4,
  daysAhead: 30,
  dailyLimit: 6,
  blockedDays: ['2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25', '2027-01-01'],
};
