import { resolve } from 'node:path';
import { z } from 'zod';

/** After how many days something is dropped; null keeps it for good. */
export interface Retention {
  readonly pageViewDays: number | null;
  /** The folder into which page views go as files before they are dropped; null keeps no copy. */
  readonly pageViewFiles: string | null;
  readonly nearMissDays: number | null;
  readonly attemptDays: number | null;
  readonly auditDays: number;
  readonly setAsideDays: number;
  /** Of the event stream, which can be sent again as far back. */
  readonly eventDays: number;
  readonly unusedPictureDays: number;
  readonly unpaidPictureDays: number;
}

const MOST_DAYS = 36_500;

/** Fewer than `least` would break something, which `why` says. */
function days(least: number, why: string) {
  const message = `must be a whole number of days from ${least} to ${MOST_DAYS}${why === '' ? '' : `: ${why}`}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(MOST_DAYS, message));
}

export const retentionSettings = {
  KEEP_PAGE_VIEWS_DAYS: days(
    91,
    'the dashboards show 90 days, and after a change of SITE_TIME_ZONE these rows are what they are counted from',
  ).optional(),
  PAGE_VIEW_FILES_DIR: z.string().optional(),
  KEEP_NEAR_MISSES_DAYS: days(1, '').optional(),
  KEEP_ATTEMPTS_DAYS: days(7, 'a delivery is retried for five days').optional(),
  KEEP_AUDIT_DAYS: days(30, 'what was done in the desk is looked up weeks later').default(400),
  KEEP_SET_ASIDE_DAYS: days(1, '').default(90),
  KEEP_EVENTS_DAYS: days(7, 'a delivery is retried for five days').default(90),
  KEEP_UNUSED_PICTURES_DAYS: days(1, 'the form that a picture was chosen for remembers it for a day').default(1),
  KEEP_UNPAID_PICTURES_DAYS: days(1, '').default(30),
} as const;

type RetentionSettings = z.infer<z.ZodObject<typeof retentionSettings>>;

export function readRetention(data: RetentionSettings): Retention {
  return {
    pageViewDays: data.KEEP_PAGE_VIEWS_DAYS ?? null,
    pageViewFiles: data.PAGE_VIEW_FILES_DIR === undefined ? null : resolve(data.PAGE_VIEW_FILES_DIR),
    nearMissDays: data.KEEP_NEAR_MISSES_DAYS ?? null,
    attemptDays: data.KEEP_ATTEMPTS_DAYS ?? null,
    auditDays: data.KEEP_AUDIT_DAYS,
    setAsideDays: data.KEEP_SET_ASIDE_DAYS,
    eventDays: data.KEEP_EVENTS_DAYS,
    unusedPictureDays: data.KEEP_UNUSED_PICTURES_DAYS,
    unpaidPictureDays: data.KEEP_UNPAID_PICTURES_DAYS,
  };
}
