const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A checkout that is as old and not paid is abandoned. */
export const ABANDONED_AFTER_MS = HOUR_MS;
/** For so long it is listed: nobody comes back to it later. */
export const ABANDONED_FOR_MS = 30 * DAY_MS;
/** A server that was away for longer tells of it no more, and mails nobody about it. */
export const NOTED_WITHIN_MS = DAY_MS;
/** One person is mailed about a checkout once in so long, however many they abandon. */
export const MAILED_AGAIN_AFTER_MS = 7 * DAY_MS;

/** For how long at least a checkout is abandoned. Times are epoch milliseconds. */
export function abandonedSince(createdAt: number, now: number): 'hour' | 'day' {
  return now - createdAt >= DAY_MS ? 'day' : 'hour';
}
