const WEEK = 7;
/** So many labels stand beside each other on the narrowest phone. */
const STEPS_MAX = 7;

/** An axis of weeks, from nought. */
export interface WeeksAxis {
  readonly weeks: number;
  /** Weeks from one mark to the next; the axis is a whole number of steps long. */
  readonly step: number;
  /** The place of a day on the axis, in percent to one decimal. */
  percent(days: number): number;
}

/** The shortest axis that holds so many days, more than nought, and has at most seven steps of 1, 2, 4, 8 ... weeks. */
export function weeksAxis(days: number): WeeksAxis {
  const needed = days / WEEK;
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(needed / STEPS_MAX)));
  const weeks = Math.ceil(needed / step) * step;
  return { weeks, step, percent: (day) => Math.round((day / (weeks * WEEK)) * 1000) / 10 };
}
