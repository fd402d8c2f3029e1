import { z } from 'zod';
import { boundedText } from './limits.ts';

/** The browser's analytics session: `session_{timestamp}_{9 characters}` as the site makes it; any short token is accepted. */
export const sessionIdSchema = z
  .string()
  .min(1, 'Please send a session id')
  .max(80, 'Please send a shorter session id')
  .regex(/^[\w.:-]+$/, 'Please send a session id of letters, digits and underscores');

const pageSchema = boundedText(2048).pipe(z.string().startsWith('/', 'Please send a path that starts with a slash'));

/** Limits on what a browser may report, so that a flood of invented reports cannot fill the disk. */
const TITLE_MAX_LENGTH = 200;
const PROPERTIES_MAX = 10;
const PROPERTIES_MAX_LENGTH = 1000;

export const visitorSchema = z.object({
  sessionId: sessionIdSchema,
  userAgent: boundedText(1024),
  referrer: boundedText(2048).nullable(),
  landingPage: pageSchema,
});

export const pageviewSchema = z.object({
  sessionId: sessionIdSchema,
  path: pageSchema,
  title: boundedText(TITLE_MAX_LENGTH),
});

/** An unknown type is counted as `other`. `value` may be an amount or a label, never a person's e-mail; only the owner sees it. */
export const conversionSchema = z.object({
  sessionId: sessionIdSchema,
  type: boundedText(40).pipe(z.string().min(1, 'Please send a conversion type')),
  value: z.union([boundedText(100), z.number(), z.null()]).optional(),
  page: pageSchema,
});

export const eventSchema = z.object({
  sessionId: sessionIdSchema,
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Please send an event name in small letters and underscores'),
  page: pageSchema,
  properties: z
    .record(boundedText(40), z.union([boundedText(100), z.number(), z.boolean(), z.null()]))
    .refine(
      (properties) => Object.keys(properties).length <= PROPERTIES_MAX,
      `Please send at most ${PROPERTIES_MAX} properties`,
    )
    .refine(
      (properties) => JSON.stringify(properties).length <= PROPERTIES_MAX_LENGTH,
      'Please send shorter properties',
    )
    .optional(),
});

export type Visitor = z.infer<typeof visitorSchema>;
export type Pageview = z.infer<typeof pageviewSchema>;
export type ConversionReport = z.infer<typeof conversionSchema>;
export type EventReport = z.infer<typeof eventSchema>;

export const dashboardRanges = ['7d', '30d', '90d'] as const;
export type DashboardRange = (typeof dashboardRanges)[number];

/** The range in a request; `7`, `30` and `90` mean the same as with `d`. */
export const dashboardRangeSchema = z
  .enum(['7d', '30d', '90d', '7', '30', '90'], 'Please ask for 7d, 30d or 90d')
  .transform((range) => (range.endsWith('d') ? range : `${range}d`))
  .pipe(z.enum(dashboardRanges))
  .default('7d');

const counts = { visitors: z.number().int(), pageViews: z.number().int(), conversions: z.number().int() };

/** Dates are `YYYY-MM-DD` in the site's time zone; `conversionRate` is percent; `createdAt` is ISO 8601 in UTC. */
export const dashboardSchema = z.object({
  totalVisitors: z.number().int(),
  totalPageViews: z.number().int(),
  totalConversions: z.number().int(),
  conversionRate: z.number(),
  dailyStats: z.array(z.object({ date: z.string(), ...counts })),
  weeklyStats: z.array(z.object({ weekStart: z.string(), weekEnd: z.string(), ...counts })),
  monthlyStats: z.array(z.object({ month: z.string(), year: z.number().int(), ...counts })),
  recentConversions: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      page: z.string(),
      value: z.union([z.string(), z.number(), z.null()]),
      createdAt: z.string(),
    }),
  ),
  topPages: z.array(z.object({ path: z.string(), title: z.string().nullable(), views: z.number().int() })),
  topReferrers: z.array(z.object({ referrer: z.string(), count: z.number().int() })),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
